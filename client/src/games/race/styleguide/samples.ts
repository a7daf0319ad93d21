import type { CardFacts, PowerFacts } from "../parts/cards";

function card(name: string, cost: number, vp: number, more: Partial<CardFacts>): CardFacts {
  const key = name.toLowerCase().replaceAll(" ", "_");
  const plain = { world: true, military: false, variable: false, kind: "", windfall: false, tags: [], prestige: 0 };
  return { key, name, cost, vp, copies: {}, powers: [], ...plain, ...more };
}

const power = (phase: string, effect: string, more: Partial<PowerFacts> = {}): PowerFacts => ({
  phase,
  effect,
  ...more,
});

export const CARDS: CardFacts[] = [
  card("Spice World", 2, 1, { kind: "novelty", powers: [power("trade", "bonus", { n: 2, good: "novelty" })] }),
  card("Alpha Centauri", 2, 0, {
    kind: "rare_elements",
    windfall: true,
    powers: [
      power("settle", "reduce_cost", { n: 1, good: "rare_elements" }),
      power("settle", "military", { n: 1, good: "rare_elements" }),
    ],
  }),
  card("Malevolent Lifeforms", 4, 2, {
    kind: "genes",
    military: true,
    powers: [power("explore", "draw_extra", { n: 1 })],
  }),
  card("Alien Rosetta Stone World", 3, 3, {
    kind: "alien",
    powers: [power("settle", "reduce_cost", { n: 2, good: "alien" })],
  }),
  card("Rebel Stronghold", 9, 9, { military: true, prestige: 1 }),
  card("New Military Tactics", 1, 1, { world: false, powers: [power("settle", "temporary_military", { n: 3 })] }),
  card("Galactic Survey", 6, 0, {
    world: false,
    variable: true,
    powers: [power("explore", "draw_extra", { n: 2 }), power("explore", "keep_extra", { n: 1 })],
  }),
  card("Consumer Markets", 5, 3, {
    world: false,
    powers: [
      power("consume", "consume", { good: "novelty", max_times: 3, gain: { vp: 1 } }),
      power("produce", "draw_per_good_produced", { good: "novelty", n: 1 }),
    ],
  }),
];
