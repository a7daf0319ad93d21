import { expect, test } from "vitest";
import type { Question } from "../wire";
import { isWhole, timesIn, toggled } from "./answerParts";

const choice = (code: string, times: number) => ({
  code,
  label: code,
  gain: "",
  about: null,
  final: false,
  times,
  quiet: false,
});
const question: Question = {
  id: 1,
  kind: "test",
  text: "",
  secret: true,
  primary: null,
  parts: 3,
  choices: [choice("a", 1), choice("b", 2), choice("c", 5)],
};
const pressed = (...codes: string[]): string[] =>
  codes.reduce<string[]>((gathered, code) => toggled(question, gathered, code), []);

test("what is pressed is gathered, and pressed again is not", () => {
  expect(pressed("a", "b")).toEqual(["a", "b"]);
  expect(pressed("a", "b", "a")).toEqual(["b"]);
});

test("what may be there twice is counted up, and then down to nothing", () => {
  expect(pressed("b", "b")).toEqual(["b", "b"]);
  expect(pressed("b", "a", "b", "b")).toEqual(["a"]);
});

test("there are never more than the whole has", () => {
  expect(pressed("c", "c", "c", "a")).toEqual(["c", "c", "c"]);
  expect(pressed("c", "c", "c", "c")).toEqual([]);
  expect(pressed("a", "c", "c", "c")).toEqual(["a"]);
});

test("what is not offered is not gathered", () => {
  expect(pressed("nonsense")).toEqual([]);
});

test("it is known when the whole is there, and how often a choice is in it", () => {
  expect([isWhole(question, ["a", "b"]), isWhole(question, ["a", "b", "b"])]).toEqual([false, true]);
  expect([timesIn(["a", "b", "b"], "b"), timesIn([], "b")]).toEqual([2, 0]);
});
