import { expect, test } from "vitest";
import { roundStarts, turned } from "./rounds";

const mark = (n: number) => ({ n, round: 0, totals: [], parts: [] });
const starts = roundStarts({ rows: 30, names: {}, marks: [mark(4), mark(14), mark(30)] });

test("a round begins after the choice that ended the one before", () => {
  expect(starts).toEqual([0, 5, 15]);
  expect(roundStarts({ rows: 0, names: {}, marks: [] })).toEqual([0]);
});

test("forwards it is the next round, after the last the end", () => {
  expect([0, 5, 14, 15].map((at) => turned(starts, at, true, 30))).toEqual([5, 15, 15, 30]);
});

test("backwards it is where this round begins, and from there the round before", () => {
  expect([30, 15, 5, 3, 0].map((at) => turned(starts, at, false, 30))).toEqual([15, 5, 0, 0, 0]);
});
