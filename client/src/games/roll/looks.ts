/** How codes name a die: by its colour, and by its face where that tells it apart from others. */
import { play, type Props } from "./play.svelte";
import type { Die } from "./wire";

/** What a code may call this die, the most exact first. */
export function looks(die: Die): string[] {
  return [...new Set([die.look, ...(die.face ? [`${die.colour}/${die.face}`] : []), die.colour])];
}

/** The spot of a die that lies there: of the names it has, the one that the open question speaks of. */
export function dieAt(t: Props, die: Die, at: string): string {
  const spots = looks(die).map((look) => `die:${look}@${at}`);
  return spots.find((spot) => play.codes(t, spot).length > 0) ?? spots[0]!;
}
