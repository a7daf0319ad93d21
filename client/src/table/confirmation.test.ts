import { expect, test } from "vitest";
import type { Question } from "../wire";
import { choice } from "../kit/asked.testing";
import { makesReady, needsConfirmation } from "./confirmation";

const last = choice("last", { final: true });
const question: Question = {
  id: 1,
  kind: "test",
  text: "",
  secret: true,
  primary: "ready",
  parts: 1,
  choices: [choice("open"), choice("ready", { final: true }), last, choice("piece", { about: "a_piece" })],
};
const shown: Question = { ...question, secret: false };
const asks = (given: Question | null, code: string, wanted: "always" | "touch" | "never", touching = false) =>
  needsConfirmation(given, code, wanted, touching);

test("the last thing to decide makes one ready without a word; to say so is another matter", () => {
  expect(makesReady(question, last)).toBe(true);
  expect(makesReady(question, question.choices[1]!)).toBe(false);
  expect(makesReady(question, { ...last, about: "a_piece" })).toBe(false);
  expect(makesReady(shown, last)).toBe(false);
});

test("what makes one ready by itself is asked about, unless nothing is", () => {
  expect([asks(question, "last", "touch"), asks(question, "last", "never")]).toEqual([true, false]);
});

test("other final choices are asked about always, or on a touch screen", () => {
  expect([asks(shown, "last", "always"), asks(shown, "last", "touch"), asks(shown, "last", "touch", true)]).toEqual([
    true,
    false,
    true,
  ]);
});

test("a piece is asked about on a touch screen, where one could not read of it before", () => {
  expect([asks(question, "piece", "always"), asks(question, "piece", "touch", true)]).toEqual([false, true]);
});

test("what can be taken back, and what is not offered, is never asked about", () => {
  expect([
    asks(question, "open", "always", true),
    asks(question, "nonsense", "always", true),
    asks(null, "open", "always"),
  ]).toEqual([false, false, false]);
});
