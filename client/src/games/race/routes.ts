// Which pieces a code speaks of. Codes are `verb:what`; this is all the board knows of them. A spot is a piece or a place
// by name: `hand:genetics_lab`, `drawn:gem_world`, `tableau:old_earth`, `space:develop_1`. Of cards that are alike the
// second is `hand:genetics_lab*2`.

import type { Route, Routing } from "../../kit/routes";
import { ACTION_OF } from "./parts/shapes";
import type { RaceBoard } from "./wire";

type Place = "hand" | "drawn" | "named" | "tableau";

/** Where the cards lie that a verb may name. */
const PLACES: Record<string, Place[]> = {
  place: ["hand"],
  pay: ["hand"],
  ante: ["hand"],
  keep: ["drawn"],
  discard: ["hand", "drawn"],
  stash: ["named", "hand"],
  use: ["tableau"],
  good: ["tableau"],
  produce: ["tableau"],
  replace: ["tableau"],
};

export function keysAt(board: RaceBoard, place: Place): string[] {
  const { hand, drawn, named, tableau } = board.empire;
  if (place === "hand") return hand.map(({ key }) => key);
  if (place === "tableau") return tableau.map(({ key }) => key);
  return place === "drawn" ? drawn : named;
}

export const spotOf = (place: string, key: string, copy = 1): string =>
  copy > 1 ? `${place}:${key}*${copy}` : `${place}:${key}`;

/** Which of those that are alike a spot is, from 1 on. The second space of an action counts as the second. */
export function copyOf(spot: string): number {
  if (spot.startsWith("space:")) return /^space:(develop|settle)_2$/.test(spot) ? 2 : 1;
  return Number(spot.split("*")[1] ?? 1);
}

/** These keys with the number of each among those like it. */
export function counted<T>(cards: T[], keyOf: (card: T) => string): { card: T; copy: number }[] {
  const seen = new Map<string, number>();
  return cards.map((card) => {
    const copy = (seen.get(keyOf(card)) ?? 0) + 1;
    seen.set(keyOf(card), copy);
    return { card, copy };
  });
}

export function route(code: string, board: RaceBoard): Route {
  const [verb = "", rest = ""] = code.split(":");
  const key = rest.split("#")[0]!;
  const out: Route = { code, from: [], to: [], drop: [] };
  if (verb === "action") out.to = spacesOf(rest).map((space) => `space:${space}`);
  else if (verb === "raise") out.to = [`space:${rest}`];
  for (const place of PLACES[verb] ?? []) {
    const alike = keysAt(board, place).filter((one) => one === key);
    out.from.push(...alike.map((_, i) => spotOf(place, key, i + 1)));
  }
  if (verb === "place") out.drop.push("tableau");
  return out;
}

/** The spaces that mean this action when I choose it. */
export function spacesOf(action: string): string[] {
  return Object.keys(ACTION_OF).filter((space) => ACTION_OF[space] === action);
}

export const routing: Routing<RaceBoard> = { route };
