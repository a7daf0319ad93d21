import { describe, expect, test } from "vitest";
import { asked } from "../../kit/asked.testing";
import { aims, carried, codesAt, routesOf } from "../../kit/routes";
import type { Question } from "../../wire";
import { fixtures } from "./fixtures";
import { route, routing } from "./routes";
import type { RollBoard } from "./wire";

/** How the hand may answer a question of a stage. */
function hand(stage: string, ...codes: string[]) {
  const question = asked(codes);
  const all = routesOf(routing, question, { stage } as RollBoard);
  return {
    at: (spot: string) => codesAt(routing, all, spot),
    carried: (from: string, to: string) => carried(routing, question, all, from, to),
    aims: (from: string) => aims(routing, question, all, from),
  };
}

describe("a code", () => {
  test.each([
    ["assign:genes>ship", "assign", ["die:genes@wild"], ["column:ship"], []],
    ["select:explore", "assign", [], ["column:explore"], []],
    ["with:home@develop", "assign", ["die:home@develop"], [], []],
    ["into:ship", "assign", ["hand"], ["column:ship"], []],
    ["sacrifice:home@ship", "assign", ["die:home@ship"], [], ["dictate"]],
    ["scout:home", "explore", ["die:home@explore"], [], ["bag"]],
    ["stock:home", "explore", ["die:home@explore"], [], ["credits"]],
    ["build:military", "settle", ["die:military@settle"], [], ["stack:world"]],
    ["build:military", "develop", ["die:military@develop"], [], ["stack:development"]],
    ["spend:home", "settle", ["die:home@settlers"], [], []],
    ["produce:genes@gem_world", "produce", ["die:genes@produce"], ["tile:gem_world"], []],
    ["trade:genes@gem_world", "ship", ["die:genes@gem_world", "tile:gem_world"], [], ["credits"]],
    ["consume:genes@gem_world", "ship", ["die:genes@gem_world", "tile:gem_world"], [], ["pool"]],
    ["recall:genes@gem_world", "manage", ["die:genes@gem_world", "tile:gem_world"], [], ["cup"]],
    ["recruit:home", "manage", ["die:home@citizenry"], [], ["cup"]],
    ["on_top:gem_world", "explore", ["tile:gem_world"], [], ["stack:development", "stack:world"]],
    ["rearrange", "explore", [], ["zone"], []],
    ["ready", "assign", [], [], []],
  ])("%s, in %s", (code, stage, from, to, drop) => {
    expect(route(code, stage)).toEqual({ code, from, to, drop });
  });
});

test("where all explorers do the same, each of them stands for it", () => {
  expect(hand("explore", "scout:home", "stock:home").at("die:genes@explore")).toEqual(["scout:home", "stock:home"]);
  expect(hand("explore", "scout:home", "scout:genes").at("die:alien@explore")).toEqual([]);
  expect(hand("explore", "scout:home", "stock:home").at("die:genes@ship")).toEqual([]);
});

test("a worker that is carried to a column selects its phase", () => {
  const select = hand("assign", "select:explore", "select:ship");
  expect(select.carried("die:home@ship", "column:explore")).toEqual([["select:explore", "with:home@ship"]]);
  expect(select.aims("die:home@ship")).toEqual(["column:explore", "column:ship"]);
  expect(select.aims("die:home@cup")).toEqual([]);
});

test("a worker that is carried moves, but not to where it lies, or is given up", () => {
  const reassign = hand("assign", "move:home@ship", "dictate");
  expect(reassign.carried("die:home@ship", "column:settle")).toEqual([["move:home@ship", "into:settle"]]);
  expect(reassign.carried("die:home@ship", "column:ship")).toEqual([]);
  expect(reassign.carried("die:home@ship", "dictate")).toEqual([["dictate", "sacrifice:home@ship"]]);
});

test("a wild die is picked up without a menu", () => {
  expect(routing.onlyPicks?.(["assign:home>ship", "assign:home>settle"])).toBe(true);
  expect(routing.onlyPicks?.(["scout:home", "stock:home"])).toBe(false);
});

/** Choices that no piece or place stands for: they have a button alone. */
const BUTTONS = ["ready", "done", "pass", "stop"];

test.each(Object.entries(fixtures).filter(([, update]) => update.question !== null))(
  "at a real moment (%s) every choice but those that go on can be made on the board",
  (_, update) => {
    const all = routesOf(routing, update.question as Question, update.board!);
    const unseen = all.filter((one) => [...one.from, ...one.to].length === 0 && !BUTTONS.includes(one.code));
    expect(unseen.map(({ code }) => code)).toEqual([]);
  },
);
