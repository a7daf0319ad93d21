import { expect, test } from "vitest";
import { breakable, fit, roomFor } from "./fit";

// Without a page to measure on, a letter is taken to be 0.65 em wide.

test("a short name is as large as can be, a long one smaller", () => {
  expect(fit("Old Earth", 118)).toBe(12);
  expect(fit("Galactic Reserves", 60)).toBe(11.5);
});

test("a name that fits at no size is as small as can be", () => {
  expect(fit("Uncommonly verbose designation", 60)).toBe(10);
});

test("pieces are as large as the room for all of them allows", () => {
  expect(roomFor(1, [40, 30, 20], 5, 100, 40)).toBe(40);
  expect(roomFor(5, [40, 30, 20], 5, 100, 45)).toBe(20);
  expect(roomFor(50, [40, 30, 20], 5, 100, 45)).toBe(20);
});

test("a line ends behind a space or a hyphen", () => {
  expect(fit("Alien-Toy", 44)).toBeGreaterThan(fit("AlienToyy", 44));
});

test("a word that is too wide gets a place to break, between two syllables near its middle", () => {
  expect(breakable("Weltraumforschung", 60)).toBe("Weltraum\u00adforschung");
  expect(breakable("Old Earth", 60)).toBe("Old Earth");
});

test("what is spoken as one is not divided", () => {
  expect(breakable("Zukunftsschwaechen", 50)).not.toContain("s\u00adch");
});
