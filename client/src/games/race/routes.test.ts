import { expect, test } from "vitest";
import { codesAt, routesOf } from "../../kit/routes";
import type { Question } from "../../wire";
import { fixtures } from "./fixtures";
import { copyOf, counted, route, routing, spacesOf, spotOf } from "./routes";
import type { HandCard, RaceBoard } from "./wire";

const held = (key: string): HandCard => ({ key, price: 1, strength: null, enough: true });

/** A real board with these cards on it. */
function lying(empire: Partial<RaceBoard["empire"]>): RaceBoard {
  const board = fixtures["choose"]!.board!;
  return { ...board, empire: { ...board.empire, hand: [], drawn: [], named: [], tableau: [], ...empire } };
}

function asked(...codes: string[]): Question {
  const choices = codes.map((code) => ({
    code,
    label: code,
    gain: "",
    about: null,
    final: false,
    times: 1,
    quiet: false,
  }));
  return { id: 1, kind: "test", text: "", choices, primary: null, secret: false, parts: 1 };
}

test("a card is named with the place it lies in, and those alike with their number", () => {
  const board = lying({ hand: [held("gem_world"), held("old_earth"), held("gem_world")] });
  expect(route("pay:gem_world", board).from).toEqual(["hand:gem_world", "hand:gem_world*2"]);
  expect(route("place:old_earth", board)).toMatchObject({ from: ["hand:old_earth"], drop: ["tableau"] });
  expect(route("keep:gem_world", board).from).toEqual([]);
  expect(route("keep:gem_world", lying({ drawn: ["gem_world"] })).from).toEqual(["drawn:gem_world"]);
});

test("the second power of a card is on the same card", () => {
  const board = lying({ tableau: [{ key: "old_earth", good: null, stash: 0 }] });
  const all = routesOf(routing, asked("use:old_earth", "use:old_earth#2", "done"), board);
  expect(codesAt(routing, all, "tableau:old_earth")).toEqual(["use:old_earth", "use:old_earth#2"]);
});

test("the two spaces of Develop and of Settle are one answer, those of Explore are two", () => {
  expect(spacesOf("develop")).toEqual(["develop_1", "develop_2"]);
  expect(spacesOf("explore_1_1")).toEqual(["explore_2"]);
  expect(route("action:settle", lying({})).to).toEqual(["space:settle_1", "space:settle_2"]);
  expect(route("raise:produce", lying({})).to).toEqual(["space:produce"]);
  expect(["space:develop_1", "space:develop_2", "space:explore_2", "hand:x*3", "hand:x"].map(copyOf)).toEqual([
    1, 2, 1, 3, 1,
  ]);
});

test("a code that is about no piece has no spot", () => {
  for (const code of ["pass", "done", "take", "kind:genes", "number:3", "use:bonus", "category:chromosome_world"])
    expect(route(code, lying({}))).toEqual({ code, from: [], to: [], drop: [] });
});

test("cards that are alike are counted", () => {
  expect(counted(["a", "b", "a"], (key) => key).map(({ card, copy }) => spotOf("hand", card, copy))).toEqual([
    "hand:a",
    "hand:b",
    "hand:a*2",
  ]);
});
