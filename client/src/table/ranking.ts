/** How the seats of a score are shown: in which order, under which name, and in how many columns. */
import type { ScoreInfo, SeatInfo } from "../wire";
import type { Words } from "../words.svelte";

/** Winners first, then by points. */
export function ranked(scores: ScoreInfo[]): ScoreInfo[] {
  return [...scores].sort((a, b) => Number(b.wins) - Number(a.wins) || b.total - a.total);
}

export function named(seats: SeatInfo[], seat: number, me: number | null, words: Words): string {
  const name = seats[seat]?.name ?? "";
  return seat === me ? words("client.result.you", { name }) : name;
}

/** Rows as even as can be: five in one row, or three and two, never four and one. */
export function columns(count: number, width: number, least: number): number {
  const fit = width === 0 ? count : Math.max(1, Math.floor(width / least));
  return Math.ceil(count / Math.ceil(count / fit)) || 1;
}
