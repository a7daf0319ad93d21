import { expect, test } from "vitest";
import type { OptionInfo } from "../bodies";
import { alsoFlipped, flipped, neededBy, partsOf } from "./parts";

function option(values: string[], parts: string[]): OptionInfo {
  const info = values.map((value) => ({ value, name: value, needs: {}, only: "" }));
  return {
    key: "sky",
    name: "Sky",
    values: info,
    default: "bare",
    parts: parts.map((key) => ({ key, name: `The ${key}` })),
  };
}

/** Rings need a planet, comets go with everything. */
const SKY = option(
  ["bare", "planet", "planet+ring", "comet", "planet+comet", "planet+ring+comet"],
  ["planet", "ring", "comet"],
);

test("a value has its parts, the usual one none", () => {
  expect(partsOf(SKY, "bare")).toEqual([]);
  expect(partsOf(SKY, "planet+ring")).toEqual(["planet", "ring"]);
});

test("a part that needs another switches it on, and off with it", () => {
  expect(flipped(SKY, "bare", "ring")).toBe("planet+ring");
  expect(flipped(SKY, "comet", "ring")).toBe("planet+ring+comet");
  expect(flipped(SKY, "planet+ring+comet", "planet")).toBe("comet");
  expect(flipped(SKY, "planet+ring", "ring")).toBe("planet");
  expect(alsoFlipped(SKY, "bare", "planet+ring", "ring")).toEqual(["The planet"]);
  expect(alsoFlipped(SKY, "planet+ring", "bare", "planet")).toEqual(["The ring"]);
});

test("what a part needs is read off the values", () => {
  expect(SKY.parts.map(({ key }) => neededBy(SKY, key))).toEqual([[], ["planet"], []]);
});

test("parts that do not go together switch each other", () => {
  const either = option(["bare", "sun", "moon"], ["sun", "moon"]);
  expect(flipped(either, "sun", "moon")).toBe("moon");
  expect(alsoFlipped(either, "sun", "moon", "moon")).toEqual(["The sun"]);
});
