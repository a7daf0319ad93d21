import { expect, test } from "vitest";
import type { Component } from "../../../bodies";
import { grain } from "./shapes";
import { factsOf } from "./tiles";

const piece = (facts: object, more: Partial<Component> = {}): Component => ({
  key: "a",
  name: "A",
  kind: "development",
  part: "tile",
  facts: facts as Component["facts"],
  text: [],
  rule: "",
  doubt: null,
  ...more,
});

test("a tile shows its cost, colour and keywords, and a star for points at the end", () => {
  const facts = factsOf(piece({ cost: 6, keywords: ["develop"], bonus: { kind: "half" } }), "a");
  expect(facts).toMatchObject({ cost: 6, colour: "", marks: ["develop", "bonus"], world: false, doubt: false });
});

test("a world shows the dice it brings", () => {
  const effects = [
    { kind: "gain_die", colour: "genes", count: 2 },
    { kind: "gain_good", colour: "alien" },
    { kind: "gain_credits", count: 3 },
  ];
  const facts = factsOf(piece({ cost: 3, colour: "genes", effects }, { kind: "world", doubt: "the cost" }), "a");
  expect(facts).toMatchObject({ world: true, brings: ["genes", "genes", "alien"], doubt: true });
});

test("an unknown tile is drawn all the same", () => {
  expect(factsOf(undefined, "gem_world")).toMatchObject({
    name: "gem_world",
    cost: 0,
    marks: [],
    brings: [],
    part: "tile",
  });
});

test("a word has always the same grain, another word another", () => {
  expect(grain("gem_world")).toBe(grain("gem_world"));
  expect(grain("gem_world")).not.toBe(grain("gem_worlds"));
});
