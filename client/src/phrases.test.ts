import { expect, test } from "vitest";
import { say } from "./phrases";

const phrases = { hello: "Hello, {name}! {name}?", dice: { one: "{n} die", other: "{n} dice" } };

test("parameters are filled in, and what is missing stays to be seen", () => {
  expect(say(phrases, "hello", { name: "Anna" })).toBe("Hello, Anna! Anna?");
  expect(say(phrases, "hello", {})).toBe("Hello, {name}! {name}?");
});

test("the number selects the form", () => {
  expect(say(phrases, "dice", { n: 1 })).toBe("1 die");
  expect(say(phrases, "dice", { n: 0 })).toBe("0 dice");
  expect(say(phrases, "dice", { n: 2 })).toBe("2 dice");
});

test("an unknown key is told from an empty text", () => {
  expect(say(phrases, "nothing", {})).toBeNull();
  expect(say({ empty: "" }, "empty", {})).toBe("");
});
