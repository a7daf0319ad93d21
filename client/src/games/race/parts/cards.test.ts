import { expect, test } from "vitest";
import type { Component } from "../../../bodies";
import { factsOf, marksOf } from "./cards";

const card = (kind: string, facts: Record<string, unknown>): Component => ({
  key: "some_card",
  name: "Some Card",
  kind,
  part: "card",
  facts,
  text: [],
  rule: "S-2",
  doubt: null,
});
const marks = (facts: Record<string, unknown>) =>
  marksOf(factsOf(card("world", facts), "some_card")).map(({ phase, text, sign, kind }) =>
    [phase, text, sign, kind].filter(Boolean).join(" "),
  );

test("a military world has a defence, a production world a kind, a windfall one as well", () => {
  expect(factsOf(card("world", { defence: 4, vp: 2, windfall: "genes" }), "x")).toMatchObject({
    world: true,
    military: true,
    cost: 4,
    kind: "genes",
    windfall: true,
  });
  expect(factsOf(card("world", { cost: 3, production: "alien" }), "x")).toMatchObject({
    military: false,
    kind: "alien",
    windfall: false,
  });
  expect(factsOf(card("development", { cost: 6, scoring: [{}] }), "x")).toMatchObject({ world: false, variable: true });
});

test("a card that the server says nothing of is drawn all the same", () => {
  expect(factsOf(undefined, "lost")).toMatchObject({ name: "lost", cost: 0, powers: [] });
});

test("explore powers are one mark: cards to see, and cards to keep", () => {
  expect(marks({ explore: [{ effect: "draw_extra", n: 2 }] })).toEqual(["explore +2"]);
  expect(
    marks({
      explore: [{ effect: "draw_extra", n: 1 }, { effect: "keep_extra", n: 1 }, { effect: "mix_with_hand" }],
    }),
  ).toEqual(["explore +1/+1", "explore \u21c4"]);
});

test("strength and prices say what they are limited to", () => {
  expect(
    marks({
      settle: [
        { effect: "military", n: -1 },
        { effect: "military", n: 2, good: "genes" },
        { effect: "military", n: 1, per: "chromosome_world" },
        { effect: "reduce_cost", n: 2, good: "alien" },
        { effect: "temporary_military", n: 3, pay: "discard_this" },
        { effect: "pay_for_military", discount: 1 },
        { effect: "discard_this_cost_zero", except_good: "alien" },
      ],
    }),
  ).toEqual([
    "settle \u22121 military",
    "settle +2 military genes",
    "settle +1\u00d7 military",
    "settle \u22122 alien",
    "settle (+3) military",
    "settle $\u22121 military",
    "settle =0",
  ]);
});

test("consuming says what is gained, and how often", () => {
  expect(
    marks({
      consume: [
        { effect: "consume", good: "any", goods_each: 1, max_times: 2, gain: { vp: 1 } },
        { effect: "consume", good: "alien", goods_each: 1, max_times: 1, gain: { cards: 3 } },
        { effect: "draw", n: 1 },
      ],
      trade: [{ effect: "bonus", good: "any", n: 1 }],
    }),
  ).toEqual(["trade +1 cards", "consume +1\u00d72 vp", "consume +3 cards alien", "consume +1 cards"]);
});

test("what a production world's colour tells already, and takeovers, are not marked; what is alike is marked once", () => {
  expect(marks({ produce: [{ effect: "produce_here" }, { effect: "draw_if_produced_here", n: 1 }] })).toEqual([
    "produce +1 cards",
  ]);
  expect(marks({ settle: [{ effect: "takeover_defence", n: 2 }] })).toEqual([]);
  expect(
    marks({
      develop: [
        { effect: "reduce_cost", n: 1 },
        { effect: "reduce_cost", n: 1 },
      ],
    }),
  ).toEqual(["develop \u22121"]);
});
