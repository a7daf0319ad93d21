import { expect, test } from "vitest";
import type { ScoreInfo, SeatInfo } from "../wire";
import { columns, named, ranked } from "./ranking";

const score = (seat: number, total: number, wins = false): ScoreInfo => ({ seat, total, wins, parts: [] });

test("winners come first, then points", () => {
  const scores = [score(0, 20), score(1, 30), score(2, 30, true)];
  expect(ranked(scores).map(({ seat }) => seat)).toEqual([2, 1, 0]);
  expect(scores[0]!.seat).toBe(0); // as it was
});

test("my own name says so", () => {
  const seats = [{ name: "Anna" }, { name: "Ben" }] as SeatInfo[];
  const words = (key: string, params = {}) => `${key} ${JSON.stringify(params)}`;
  expect(named(seats, 0, 0, words)).toBe('client.result.you {"name":"Anna"}');
  expect(named(seats, 1, 0, words)).toBe("Ben");
  expect(named(seats, 5, null, words)).toBe("");
});

test("rows are as even as can be", () => {
  expect(columns(5, 1100, 205)).toBe(5);
  expect(columns(5, 900, 205)).toBe(3);
  expect(columns(4, 700, 205)).toBe(2);
  expect(columns(3, 100, 205)).toBe(1);
  expect(columns(3, 0, 205)).toBe(3);
  expect(columns(0, 500, 205)).toBe(1);
});
