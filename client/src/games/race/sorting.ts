/** The order of the cards in the hand, as the reader wants it: kept in this browser. */
import type { CardFacts } from "./parts/cards";

export type Order = "cost" | "kind";
const STORED = "orrery.race.order";
const KINDS = ["", "novelty", "rare_elements", "genes", "alien", "any"];

/** Developments, then worlds by their goods; or by cost alone. What is alike stands together. */
export function sorted<T>(cards: T[], order: Order, facts: (card: T) => CardFacts): T[] {
  const rank = (card: T): number[] => {
    const { world, military, kind, cost } = facts(card);
    const group = world ? 1 + 2 * KINDS.indexOf(kind) + Number(military) : 0;
    return order === "cost" ? [cost, group] : [group, cost];
  };
  return cards
    .map((card) => ({ card, rank: rank(card), name: facts(card).name }))
    .sort((a, b) => a.rank[0]! - b.rank[0]! || a.rank[1]! - b.rank[1]! || a.name.localeCompare(b.name))
    .map(({ card }) => card);
}

export function storedOrder(): Order {
  try {
    return localStorage.getItem(STORED) === "kind" ? "kind" : "cost";
  } catch {
    return "cost";
  }
}

export function keepOrder(order: Order): void {
  try {
    localStorage.setItem(STORED, order);
  } catch {
    // A browser that keeps nothing sorts by cost the next time.
  }
}
