import { expect, test } from "vitest";
import type { News } from "../../wire";
import { fixtures } from "./fixtures";
import { fold, UNTOLD } from "./fold";
import type { RaceBoard } from "./wire";

const item = (key: string, params: News["params"] = {}, seat = 1): News => ({
  n: 0,
  key,
  seat,
  text: "",
  rule: "",
  params,
});
const board = fixtures["choose"]!.board!;
const after = (...items: News[]): RaceBoard => items.reduce(fold, board);

test("an event changes a new board and leaves the old one as it was", () => {
  const before = structuredClone(board);
  const now = after(item("robot_credit", { n: 1, credit: 3, lost: 0 }));
  expect(now.robot.credit).toBe(3);
  expect(board).toEqual(before);
  expect(fold(board, item("robot_passes"))).toBe(board);
});

test("dice are rolled, then laid on their spaces one by one", () => {
  const rolled = after(item("robot_rolls", { dice: ["settle", "match"] }));
  expect(rolled.dice).toEqual([
    { symbol: "settle", space: null },
    { symbol: "match", space: null },
  ]);
  const laid = fold(rolled, item("robot_places_die", { die: 2, symbol: "match", space: "produce" }));
  expect(laid.dice[1]).toEqual({ symbol: "match", space: "produce" });
  expect(laid.dice[0]).toEqual(rolled.dice[0]);
});

test("a search turns cards over until one is placed", () => {
  const now = after(
    item("robot_discards", { card: "gem_world", hand: 3, n: 0 }),
    item("robot_places", { card: "old_earth", hand: 2, n: 1 }),
    item("robot_pays", { n: 1, credit: 0 }),
  );
  expect(now.robot).toMatchObject({ hand: 2, credit: 0 });
  expect(now.robot.cards.at(-1)).toEqual({ key: "old_earth", vp: UNTOLD });
  expect(now.discard["gem_world"]).toBe((board.discard["gem_world"] ?? 0) + 1);
});

test("tokens, points, tracks and the tile move as they are told", () => {
  const now = after(
    item("robot_token", { n: 0, worth: 6, cards: 5 }),
    item("robot_doubles", { n: 4, economy: 2, vp: 9, chips: 11 }),
    item("robot_economy", { n: 1, economy: 3, lost: 0 }),
    item("robot_tile_turns", { before: "produce", symbol: "consume_trade" }),
    item("robot_prestige", { n: 1, prestige: 4 }),
  );
  expect(now.robot).toMatchObject({ supply: 0, vp: 9, economy: 3, symbol: "consume_trade", prestige: 4 });
  expect(now.robot.tokens).toBe(board.robot.tokens + 1);
  expect(now.chips).toBe(11);
});

test("what I did moves as well: cards are paid and placed, goods come and go", () => {
  const [first, second] = ["one", "another"];
  const now = after(
    item("draws", { n: 2, cards: [first, second] }, 0),
    item("phase", { phase: "settle", n: 2 }, -1),
    item("pays", { n: 1, cards: [second], for: first }, 0),
    item("places", { card: first, way: "pay" }, 0),
    item("good", { card: first, kind: "genes" }, 0),
  );
  expect([now.phase, now.second]).toEqual(["settle", true]);
  expect(now.empire.hand).toEqual(board.empire.hand);
  expect(now.empire.tableau.at(-1)).toEqual({ key: first, good: "genes", stash: 0 });
  expect(fold(now, item("trades", { world: first, kind: "genes", n: 4 }, 0)).empire.tableau.at(-1)?.good).toBeNull();
});

test("a round begins without markers and dice", () => {
  const now = after(item("robot_rolls", { dice: ["settle", "match"] }), item("round", { n: 7 }, -1));
  expect(now).toMatchObject({ round: 7, phase: null, markers: [] });
  expect(now.dice.every(({ symbol, space }) => symbol === null && space === null)).toBe(true);
});
