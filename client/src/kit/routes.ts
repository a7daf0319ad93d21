/**
 * Which pieces and places the choices of an open question speak of. A spot is a piece or a place by name; a game says
 * for each code which spots it means, and how codes that follow one another make one movement of the hand.
 */
import type { Question } from "../wire";

export interface Route {
  code: string;
  /** pieces it takes */
  from: string[];
  /** where it leads, if a click there says enough */
  to: string[];
  /** where the piece may be dropped */
  drop: string[];
}

/** What a game says of its codes. */
export interface Routing<B> {
  route: (code: string, board: B) => Route;
  /** what a click on a spot means that no route names */
  standIns?: (all: Route[], spot: string) => Route[];
  /** codes that are chosen one after another when a piece is carried from one spot to another */
  chains?: (offered: (code: string) => boolean, from: string, to: string) => string[][];
  /** where such a movement may lead */
  chainEnds?: (from: string) => string[];
  /** several codes fit a piece, and all of them lead somewhere: it is picked up, without a menu */
  onlyPicks?: (codes: string[]) => boolean;
}

export function routesOf<B>(routing: Routing<B>, question: Question | null, board: B): Route[] {
  return question === null ? [] : question.choices.map((choice) => routing.route(choice.code, board));
}

/** The codes a click on this spot may mean. */
export function codesAt<B>(routing: Routing<B>, all: Route[], spot: string): string[] {
  const direct = all.filter((route) => route.from.includes(spot) || route.to.includes(spot));
  return (direct.length > 0 ? direct : (routing.standIns?.(all, spot) ?? [])).map((route) => route.code);
}

/** What carrying a piece from one spot to another means: codes to be chosen one after another; several lists: unclear. */
export function carried<B>(
  routing: Routing<B>,
  question: Question | null,
  all: Route[],
  from: string,
  to: string,
): string[][] {
  const found = all
    .filter((route) => route.from.includes(from) && (route.to.includes(to) || route.drop.includes(to)))
    .map((route) => [route.code]);
  if (found.length > 0 || question === null) return found;
  return routing.chains?.((code) => question.choices.some((choice) => choice.code === code), from, to) ?? [];
}

/** Where a piece may be carried to. */
export function aims<B>(routing: Routing<B>, question: Question | null, all: Route[], from: string): string[] {
  const direct = all.filter((route) => route.from.includes(from)).flatMap((route) => [...route.to, ...route.drop]);
  const ends = routing.chainEnds?.(from) ?? [];
  const chained = ends.filter((to) => carried(routing, question, all, from, to).length > 0);
  return [...new Set([...direct, ...chained])];
}
