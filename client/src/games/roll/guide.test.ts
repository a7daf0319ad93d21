import { expect, test } from "vitest";
import { explained } from "../../table/guide";
import type { Update } from "../../wire";
import type { UpdateOf } from "../types";
import { fixtures } from "./fixtures";
import { guide, steps } from "./guide";
import type { RollBoard, RollPlayer } from "./wire";

const ALL_PASSED = (but: string[]) => ({
  seen: {},
  passed: steps.map(({ key }) => key).filter((key) => !but.includes(key)),
  last: null,
});
const step = (key: string) => steps.find((one) => one.key === key)!;

/** A real moment, but for what is said of me and of the question. */
function at(name: string, kind: string, round: number, mine: Partial<RollPlayer> = {}): UpdateOf<RollBoard> {
  const update = structuredClone(fixtures[name]!);
  const players = update.board!.players.map((player) => (player.me ? { ...player, ...mine } : player));
  return { ...update, round, board: { ...update.board!, players }, question: { ...update.question!, kind } };
}

test("somebody new is welcomed before anything is asked", () => {
  const update = fixtures["assign"] as Update;
  expect(explained(steps, update, { seen: {}, passed: [], last: null }, 1)?.key).toBe("welcome");
  expect(explained(steps, update, { seen: { welcome: [1] }, passed: ["welcome"], last: null }, 1)?.key).toBe("select");
});

test("no two steps have the same key", () => {
  expect(new Set(steps.map(({ key }) => key)).size).toBe(steps.length);
});

test("which phase to select is explained anew in each of the first rounds", () => {
  const told = (round: number) =>
    explained(steps, at("assign", "select", round) as Update, ALL_PASSED(["select", "again", "onward"]), 1)?.key;
  expect([1, 2, 3, 9].map(told)).toEqual(["select", "again", "onward", "onward"]);
});

test("the advice of the first selection is to settle, with the settler, where one is enough", () => {
  const settler = {
    required: { development: 3, world: 1 },
    columns: { settle: [{ n: 0, colour: "home", look: "home", face: "settle" }] },
  };
  const advice = (kind: string, mine: Partial<RollPlayer>) => step("select").advice?.(at("assign", kind, 1, mine));
  expect(advice("select", settler)).toBe("settle");
  expect(advice("with", { ...settler, selected: "settle" })).toBe("settler");
  expect(advice("with", { ...settler, selected: "ship" })).toBe("idle");
  expect(advice("select", { ...settler, columns: {} })).toBeNull();
});

test("later the advice depends on stack and purse", () => {
  const empty = { stacks: { development: [], world: [] } };
  const advice = (kind: string, mine: Partial<RollPlayer>) => step("again").advice?.(at("assign", kind, 2, mine));
  expect(advice("select", { ...empty, credits: 2 })).toBe("explore");
  expect(advice("select", { ...empty, credits: 3 })).toBe("completes");
  expect(advice("with", empty)).toBe("idle");
  expect(step("explore").advice?.(at("explore", "explore", 2, empty))).toBe("empty");
});

test("the extra die is explained when it brought a phase that nobody selected", () => {
  const told = (die: string | null, chosen: Record<string, number[]>, kind = "explore") => {
    const update = at("explore", kind, 2);
    return step("extra").moment?.({
      ...update,
      board: { ...update.board!, phases: { all: [], played: [], die, chosen } },
    });
  };
  expect([told("ship", {}), told("ship", { ship: [1] }), told(null, {}), told("ship", {}, "select")]).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

test("what was built is explained after the phase, not before", () => {
  const told = (stage: string, tiles: number) => {
    const update = at("ship", "ship", 2, { tiles, builders: { development: [], world: [] } });
    return step("build").moment?.({
      ...update,
      board: { ...update.board!, stage, phases: { ...update.board!.phases, played: ["settle"] } },
    });
  };
  expect([told("ship", 4), told("ship", 3), told("settle", 4)]).toEqual([true, false, false]);
});

test("the guided game is the same for everybody", () => {
  expect(guide.table.seed).toBeTruthy();
  expect(guide.table.seats.map(({ kind }) => kind)).toEqual(["me", "bot"]);
});
