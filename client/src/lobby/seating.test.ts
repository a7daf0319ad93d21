import { expect, test } from "vitest";
import type { GameInfo } from "../bodies";
import { another, fitted, kindsAt, type Place } from "./seating";

const game = (least: number, most: number, ...bots: string[]): GameInfo =>
  ({ least, most, bots: bots.map((key) => ({ key })) }) as GameInfo;
const kinds = (places: Place[]): string[] => places.map(({ kind }) => kind);

test("at first there are me, a friend and the strongest bot", () => {
  const places = fitted([], game(2, 5, "weak", "strong"));
  expect(kinds(places)).toEqual(["me", "friend", "bot"]);
  expect(places[2]!.bot).toBe("strong");
});

test("a game of one seat has me and no company", () => {
  expect(kinds(fitted([], game(1, 1, "bot")))).toEqual(["me"]);
  expect(kinds(fitted(fitted([], game(2, 5, "bot")), game(1, 1)))).toEqual(["me"]);
});

test("another game takes as many of the same places as it has, and bots for the rest", () => {
  const places = fitted(fitted([], game(1, 1)), game(3, 5, "other"));
  expect(kinds(places)).toEqual(["me", "bot", "bot"]);
  expect(new Set(places.map(({ id }) => id)).size).toBe(3);
  const two = fitted(fitted([], game(2, 5, "strong")), game(2, 2, "other"));
  expect(kinds(two)).toEqual(["me", "friend"]);
  expect(two[1]!.bot).toBe("other"); // the one it had, this game does not have
});

test("one more is a bot, under a number that nobody has", () => {
  const places = fitted([], game(2, 5, "weak", "strong"));
  expect(another(places, game(2, 5, "weak", "strong"))).toEqual({ id: 3, kind: "bot", name: "", bot: "strong" });
  places.splice(1, 1);
  expect(another(places, game(2, 5, "weak")).id).toBe(3);
});

test("the first seat is mine, the others are not", () => {
  expect(kindsAt(0)).toEqual(["me"]);
  expect(kindsAt(1)).not.toContain("me");
});
