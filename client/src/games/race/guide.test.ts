import { expect, test } from "vitest";
import { explained } from "../../table/guide";
import type { Update } from "../../wire";
import type { UpdateOf } from "../types";
import { fixtures } from "./fixtures";
import { guide, steps } from "./guide";
import type { RaceBoard, RaceEmpire } from "./wire";

const step = (key: string) => steps.find((one) => one.key === key)!;
const but = (...keys: string[]) => ({
  seen: {},
  passed: steps.map(({ key }) => key).filter((key) => !keys.includes(key)),
  last: null,
});

/** A real moment, but for what is said of me and of the question. */
function at(name: string, kind: string, round: number, mine: Partial<RaceEmpire> = {}): UpdateOf<RaceBoard> {
  const update = structuredClone(fixtures[name]!);
  const empire = { ...update.board!.empire, ...mine };
  return { ...update, round, board: { ...update.board!, empire }, question: { ...update.question!, kind } };
}

test("somebody new is welcomed before anything is asked", () => {
  const update = fixtures["set_up"] as Update;
  expect(explained(steps, update, { seen: {}, passed: [], last: null }, 1)?.key).toBe("welcome");
  expect(explained(steps, update, { seen: { welcome: [1] }, passed: ["welcome"], last: null }, 1)?.key).toBe("deal");
});

test("no two steps have the same key", () => {
  expect(new Set(steps.map(({ key }) => key)).size).toBe(steps.length);
});

test("the choice of actions is explained anew in each of the first rounds", () => {
  const told = (round: number) =>
    explained(steps, at("choose", "choose", round) as Update, but("choose", "again", "onward"), 1)?.key;
  expect([1, 2, 3, 9].map(told)).toEqual(["choose", "again", "onward", "onward"]);
});

test("the first advice is to settle and to trade, where a world can be conquered and a good sold", () => {
  const weak = { hand: [{ key: "x", price: null, strength: 2, enough: true }] };
  const good = { tableau: [{ key: "y", good: "genes", stash: 0 }] };
  const advice = (mine: Partial<RaceEmpire>) => step("choose").advice?.(at("choose", "choose", 1, mine));
  expect(advice({ ...weak, ...good })).toBe("settle_trade");
  expect(advice({ ...weak, tableau: [] })).toBeNull();
  expect(advice({ hand: [], ...good })).toBeNull();
});

test("what is too dear is to be given away at first; later it depends on what one has", () => {
  const dear = { hand: [{ key: "x", price: 6, strength: null, enough: false }] };
  expect(step("deal").advice?.(at("set_up", "discard", 0, dear))).toBe("dear");
  expect(step("deal").advice?.(at("set_up", "discard", 0, { hand: [] }))).toBeNull();
  const again = (mine: Partial<RaceEmpire>) => step("again").advice?.(at("choose", "choose", 2, mine));
  expect(again({ tableau: [{ key: "y", good: "genes", stash: 0 }] })).toBe("trade");
  expect(again({ tableau: [], hand: [{ key: "x", price: 1, strength: null, enough: true }] })).toBe("build");
  expect(again({ tableau: [], ...dear })).toBe("explore");
});

test("a set-up discard is not the one at the end of a round", () => {
  expect(explained(steps, at("set_up", "discard", 5) as Update, but("deal"), 1)).toBeNull();
});

test("everybody begins alike", () => {
  expect(guide.table).toMatchObject({ game: "race", seed: expect.any(String), seats: [{ kind: "me" }] });
});
