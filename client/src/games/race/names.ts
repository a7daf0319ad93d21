import { factsOf, type CardFacts } from "./parts/cards";
import type { Props } from "./play.svelte";

const word = (t: Props, list: string, key: string): string => t.content.words[list]?.[key] ?? key;

export const phaseName = (t: Props, phase: string): string => word(t, "phases", phase);
export const kindName = (t: Props, kind: string): string => word(t, "kinds", kind);
export const spaceName = (t: Props, space: string): string => word(t, "spaces", space);
export const symbolName = (t: Props, symbol: string): string => word(t, "symbols", symbol);

export function facts(t: Props, key: string): CardFacts {
  return factsOf(t.content.components[key], key);
}

/** What a card is, for those who listen. */
export function cardName(t: Props, { name, world, military, cost, kind }: CardFacts): string {
  if (!world) return t.words("race.client.card.development", { name, cost });
  const what = military ? "race.client.card.military" : "race.client.card.world";
  const named = t.words(what, { name, cost });
  return kind ? t.words("race.client.card.goods", { card: named, kind: kindName(t, kind) }) : named;
}
