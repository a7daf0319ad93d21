import { expect, test } from "vitest";
import { netOf, orbFacts, orbPath, touching, turnOf } from "./orbFaces";
import { KEYWORD_PATHS } from "./shapes";

const OPPOSITE = [
  [0, 1],
  [2, 3],
  [4, 5],
];

test("the net has a place for every side, opposite ones apart", () => {
  const net = netOf(OPPOSITE);
  expect(new Set(net.map(String)).size).toBe(6);
  for (const [one, other] of OPPOSITE) {
    const [a, b] = [net[one!]!, net[other!]!];
    expect(Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1])).toBe(2);
  }
});

test("a side touches four others", () => {
  const near = [0, 1, 2, 3, 4, 5].filter((side) => touching(OPPOSITE, 2, side));
  expect(near).toEqual([0, 1, 4, 5]);
});

test("a face shows its technology, or what it does", () => {
  expect(orbPath("ship_2", "ship")).toBe(KEYWORD_PATHS["ship"]);
  expect(orbPath("basic_explorer", "basic")).toBe(KEYWORD_PATHS["explore"]);
  expect(orbPath("achievement_1", "achievement")).toBe(KEYWORD_PATHS["bonus"]);
});

test("an unknown face has its key for a name", () => {
  expect(orbFacts(undefined, "ship_9")).toMatchObject({ name: "ship_9", level: 0, doubt: false });
});

test("an arrow points at its neighbour on the net", () => {
  expect(turnOf(OPPOSITE, 4, 3)).toBe(0); // in the middle row, to the right
  expect(turnOf(OPPOSITE, 5, 2)).toBe(0); // round the corner
  expect(turnOf(OPPOSITE, 2, 0)).toBe(-90);
  expect(turnOf(OPPOSITE, 0, 4)).toBe(90);
  expect(turnOf(OPPOSITE, 1, 2)).toBe(180);
  expect(turnOf(OPPOSITE, 0, 1)).toBeNull();
});
