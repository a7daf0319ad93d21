import { expect, test } from "vitest";
import { counted, dieId, dieName, initials, letterOf, phaseName, seatName, tileName } from "./names";
import type { Props } from "./play.svelte";

const component = (name: string, kind: string, facts: object) => ({
  key: name,
  name,
  kind,
  part: "tile",
  facts,
  text: [],
  rule: "",
  doubt: null,
});
const t = {
  me: 0,
  seats: [{ name: "Anna" }, { name: "captain  nemo of nautilus" }, { name: "" }],
  words: (key: string, params = {}) => [key, ...Object.values(params)].join(" "),
  content: {
    words: { phases: { ship: "Ship" }, colours: { genes: "Genes", gray: "gray" }, letters: { genes: "G" } },
    components: {
      gem: component("Gem World", "world", { cost: 2, colour: "gray" }),
      works: component("Public Works", "development", { cost: 1 }),
    },
  },
} as unknown as Props;

test("a word that is missing is its key, a letter nothing", () => {
  expect([phaseName(t, "ship"), phaseName(t, "sixth")]).toEqual(["Ship", "sixth"]);
  expect([letterOf(t, "genes"), letterOf(t, "home")]).toEqual(["G", ""]);
});

test("a die is named by its colour, what it shows and where it lies", () => {
  const die = { n: 1, colour: "genes", look: "genes", face: null };
  expect(dieName(t, die)).toBe("roll.client.die Genes");
  expect(dieName(t, { ...die, face: "ship" }, "Cup")).toBe("roll.client.at roll.client.die.face Genes Ship Cup");
});

test("a tile is named by what it is and costs", () => {
  expect(tileName(t, "gem")).toBe("roll.client.world Gem World 2 gray");
  expect(tileName(t, "works")).toBe("roll.client.development Public Works 1");
  expect(tileName(t, "unknown")).toBe("roll.client.development unknown 0");
});

test("I am called you, others by name, and in small by the first letters", () => {
  expect([0, 1, 7].map((seat) => seatName(t, seat))).toEqual(["roll.client.you", "captain  nemo of nautilus", "8"]);
  expect([0, 1, 2, 7].map((seat) => initials(t, seat))).toEqual(["A", "CN", "", "?"]);
});

test("dice are counted by colour, in the order they lie, and known by their owner's number", () => {
  const dice = ["home", "genes", "home"].map((colour, n) => ({ n, colour, look: colour, face: null }));
  expect(counted(dice)).toEqual([
    ["home", 2],
    ["genes", 1],
  ]);
  expect(dieId(2, dice[1]!)).toBe("2/genes#1");
});
