import { expect, test } from "vitest";
import type { Question } from "../wire";
import { Gathering } from "./gathering.svelte";

const choice = (code: string, times = 1) => ({
  code,
  label: code,
  gain: "",
  about: null,
  final: false,
  times,
  quiet: false,
});
const asked = (parts: number): Question => ({
  id: 1,
  kind: "test",
  text: "",
  secret: false,
  primary: null,
  parts,
  choices: [choice("a"), choice("b"), choice("c"), choice("d"), choice("e", 2)],
});

/** What was suggested, and then chosen by hand: what lies there, and whether nothing is left to confirm. */
function chosen(parts: number, suggested: string[], ...codes: string[]): [string[], boolean] {
  const gathering = new Gathering();
  if (suggested.length > 0) gathering.suggest(asked(parts), suggested);
  const done = codes.map((code) => gathering.choose(asked(parts), code)).at(-1) ?? false;
  return [gathering.codes, done];
}

test("without a suggestion parts are gathered, and are never sent by themselves", () => {
  expect(chosen(2, [], "a", "b")).toEqual([["a", "b"], false]);
  expect(chosen(2, [], "a", "b", "c")).toEqual([["a", "b"], false]);
});

test("each choice by hand takes the place of the last that was suggested", () => {
  expect(chosen(3, ["a", "b", "c"], "d")).toEqual([["a", "b", "d"], false]);
  expect(chosen(3, ["a", "b", "c"], "d", "e")).toEqual([["a", "d", "e"], false]);
});

test("once all are chosen by hand nothing is left to confirm", () => {
  expect(chosen(2, ["a", "b"], "c", "d")).toEqual([["c", "d"], true]);
  expect(chosen(2, ["a", "b"], "c", "a")).toEqual([["c"], false]);
});

test("a suggested one that is pressed is taken out, and another takes its place", () => {
  expect(chosen(2, ["a", "b"], "a")).toEqual([["b"], false]);
  expect(chosen(2, ["a", "b"], "a", "c")).toEqual([["b", "c"], false]);
});

test("as many of a choice as there are can be put in", () => {
  expect(chosen(3, ["a", "b", "e"], "e")).toEqual([["a", "b", "e"], false]);
  expect(chosen(2, ["a", "b"], "e", "e")).toEqual([["e", "e"], true]);
});

test("a suggestion is taken only as a whole, only if it is offered, and not when somebody has begun", () => {
  const gathering = new Gathering();
  expect(gathering.suggest(asked(2), ["a"])).toBe(false);
  expect(gathering.suggest(asked(2), ["a", "nonsense"])).toBe(false);
  expect(gathering.suggest(asked(2), ["a", "a"])).toBe(false);
  gathering.choose(asked(2), "c");
  expect(gathering.suggest(asked(2), ["a", "b"])).toBe(false);
  expect(gathering.codes).toEqual(["c"]);
});

test("a board takes one out by itself, and the last can be taken back", () => {
  const gathering = new Gathering();
  gathering.suggest(asked(3), ["e", "e", "a"]);
  gathering.lower("e");
  expect(gathering.codes).toEqual(["e", "a"]);
  gathering.back();
  expect(gathering.codes).toEqual(["e"]);
  gathering.clear();
  expect(gathering.codes).toEqual([]);
});
