/** What an Orb face shows: the symbol of its technology, and its level. */
import type { Component } from "../../../bodies";
import { KEYWORD_PATHS } from "./shapes";

export interface OrbFacts {
  key: string;
  name: string;
  technology: string;
  /** 0 basic, 1, 2, 3 Perfect */
  level: number;
  vp: number;
  doubt: boolean;
}

export function orbFacts(component: Component | undefined, key: string): OrbFacts {
  const facts = component?.facts ?? {};
  return {
    key,
    name: component?.name ?? key,
    technology: String(facts["technology"] ?? ""),
    level: Number(facts["level"] ?? 0),
    vp: Number(facts["vp"] ?? 0),
    doubt: Boolean(component?.doubt),
  };
}

const UPGRADE = "M9.5 22V12H4.5L12 2l7.5 10h-5v10Z"; // an arrow up: rebuild
const CLONE = "M2 2h13v13H2ZM4.6 4.6v7.8h7.8V4.6ZM9 17h2.6v2.4h7.8v-7.8H17V9h5v13H9Z"; // two sheets
const ARROW = "M2 9.5h11V4l9 8-9 8v-5.5H2Z";

/** By face where it has a symbol of its own, else by technology. */
const OWN: Record<string, string> = {
  basic_upgrade: UPGRADE,
  assist_1_upgrade: UPGRADE,
  basic_reassign: KEYWORD_PATHS["reassign"]!,
  assist_1_reassign: KEYWORD_PATHS["reassign"]!,
  basic_explorer: KEYWORD_PATHS["explore"]!,
  assist_2_arrow: ARROW,
  clone: CLONE,
};

export function orbPath(key: string, technology: string): string {
  if (technology === "achievement") return KEYWORD_PATHS["bonus"]!;
  return OWN[key] ?? KEYWORD_PATHS[technology] ?? KEYWORD_PATHS["wild"]!;
}

/** The highest level. */
export const PERFECT = 3;

/** Where each side lies in the net, as row and column: the die unfolded, so that neighbours along an edge touch or are
 * a turn away. `opposite` are the pairs that do not touch. */
export function netOf(opposite: number[][]): [row: number, column: number][] {
  const [top = [], left = [], front = []] = opposite;
  const places: [number, number][] = [];
  const put = (side: number | undefined, row: number, column: number): void => {
    if (side !== undefined) places[side] = [row, column];
  };
  put(top[0], 1, 2);
  put(top[1], 3, 2);
  put(left[0], 2, 1);
  put(left[1], 2, 3);
  put(front[0], 2, 2);
  put(front[1], 2, 4);
  return places;
}

/** Whether two sides touch. */
export function touching(opposite: number[][], one: number, other: number): boolean {
  return one !== other && !opposite.some((pair) => pair.includes(one) && pair.includes(other));
}

/** The direction from a side to one that touches it, in degrees on the net, 0 to the right and then clockwise. */
export function turnOf(opposite: number[][], from: number, to: number): number | null {
  if (!touching(opposite, from, to)) return null;
  const [[top, bottom] = [], [left, right] = [], [front, back] = []] = opposite;
  if (from === top || from === bottom) {
    const near = from === top ? 90 : -90; // the edge at the middle row
    return to === front ? near : to === back ? -near : to === right ? 0 : 180;
  }
  if (to === top) return -90;
  if (to === bottom) return 90;
  const row = [left, front, right, back];
  return (row.indexOf(to) - row.indexOf(from) + 4) % 4 === 1 ? 0 : 180;
}
