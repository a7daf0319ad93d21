import { expect, test } from "vitest";
import type { ScoreInfo, SeatInfo } from "../wire";
import { columns, named, oneSeat, ranked, verdict } from "./ranking";

const score = (seat: number, total: number, wins = false, rank: string | null = null): ScoreInfo => ({
  seat,
  total,
  wins,
  parts: [],
  rank,
});
const people = [
  { name: "Anna", kind: "person" },
  { name: "Ben", kind: "person" },
] as SeatInfo[];
const alone = [
  { name: "Anna", kind: "person" },
  { name: "Robot", kind: "rival" },
] as SeatInfo[];
const said = (key: string, params = {}) => [key.replace("client.result.", ""), ...Object.values(params)].join(" ");

test("the verdict says who has won, if anybody has", () => {
  expect(verdict([score(0, 20, true), score(1, 10)], people, 0, said)).toBe("won");
  expect(verdict([score(0, 20, true), score(1, 10)], people, 1, said)).toBe("winner Anna");
  expect(verdict([score(0, 20, true), score(1, 20, true)], people, null, said)).toBe("winner Anna + Ben");
  expect(verdict([score(0, 20), score(1, 20)], people, 0, said)).toBe("nobody");
});

test("who plays alone against a rival has won, lost to it, or lost", () => {
  expect(verdict([score(0, 20, true), score(1, 10)], alone, 0, said)).toBe("won");
  expect(verdict([score(0, 10), score(1, 20, true)], alone, 0, said)).toBe("winner Robot");
  expect(verdict([score(0, 10, false, "Cadet"), score(1, 9)], alone, 0, said)).toBe("lost");
  expect(verdict([score(0, 10), score(1, 9)], alone, null, said)).toBe("nobody"); // to a spectator
});

test("there is no winner among one, where the game has a word for it", () => {
  expect(verdict([score(0, 20, true, "Captain")], alone.slice(0, 1), 0, said)).toBe("rank Captain");
  expect(verdict([score(0, 20, false)], alone.slice(0, 1), 0, said)).toBe("lost");
});

test("rivals are no seats", () => {
  expect(oneSeat(alone)).toBe(true);
  expect(oneSeat(people)).toBe(false);
});

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
