import { expect, test } from "vitest";
import type { Content } from "../../bodies";
import { fixtures } from "./fixtures";
import { sorted } from "./sorting";
import { found, unseen } from "./unseen";
import type { RaceBoard } from "./wire";

const component = (key: string, name: string, base: number, more: Record<string, unknown> = {}, kind = "world") => ({
  key,
  name,
  kind,
  part: "card",
  facts: { copies: { base, storm: 5 }, ...more },
  text: [],
  rule: "S-2",
  doubt: null,
});
const content = {
  game: "race",
  components: {
    a: component("a", "Öde Welt", 2, { cost: 3 }),
    b: component("b", "Neue Welt", 1, { defence: 1 }),
    c: component("c", "Labor", 1, { cost: 1 }, "development"),
    d: component("d", "Not in the box", 0),
    robot_die_a: { ...component("robot_die_a", "Die", 0), facts: {} },
  },
  words: {},
  phrases: {},
} as unknown as Content;
const board = (): RaceBoard => {
  const real = fixtures["choose"]!.board!;
  const empty = { hand: [], drawn: [], named: [], stashed: [], tableau: [], placing: null };
  return {
    ...real,
    sets: ["base"],
    discard: {},
    aside: [],
    empire: { ...real.empire, ...empty },
    robot: { ...real.robot, cards: [] },
  };
};

test("what lies nowhere in sight is unseen; what is not in the box is not listed", () => {
  expect(unseen(board(), content).map(({ facts, n, all }) => [facts.key, n, all])).toEqual([
    ["a", 2, 2],
    ["b", 1, 1],
    ["c", 1, 1],
  ]);
  const seen = { ...board(), discard: { a: 1 }, robot: { ...board().robot, cards: [{ key: "b", vp: 1 }] } };
  seen.empire = { ...seen.empire, stashed: ["c"], drawn: ["a"] };
  expect(unseen(seen, content).map(({ n }) => n)).toEqual([0, 0, 0]);
});

test("a card is found by parts of its name, without its dots", () => {
  const cards = unseen(board(), content);
  expect(found(cards, "welt").map(({ facts }) => facts.key)).toEqual(["a", "b"]);
  expect(found(cards, "ode w").map(({ facts }) => facts.key)).toEqual(["a"]);
  expect(found(cards, "")).toHaveLength(3);
  expect(found(cards, "nowhere")).toEqual([]);
});

test("cards are sorted by cost, or by what they are", () => {
  const cards = unseen(board(), content);
  expect(sorted(cards, "cost", ({ facts }) => facts).map(({ facts }) => facts.key)).toEqual(["c", "b", "a"]);
  expect(sorted(cards, "kind", ({ facts }) => facts).map(({ facts }) => facts.key)).toEqual(["c", "a", "b"]);
});
