/** How the scores of seats and rivals are shown: who won, in which order, under which name, in how many columns. */
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

/** Who has won, in one sentence. Who plays with nobody else, in a game that has ranks, is told the rank instead. */
export function verdict(scores: ScoreInfo[], seats: SeatInfo[], me: number | null, words: Words): string {
  const [first, ...others] = scores;
  if (first?.rank && others.length === 0) return words("client.result.rank", { rank: first.rank });
  const winners = scores.filter((score) => score.wins);
  if (winners.some((score) => score.seat === me)) return words("client.result.won");
  if (winners.length > 0)
    return words("client.result.winner", { name: winners.map((score) => seats[score.seat]?.name).join(" + ") });
  return words(me !== null && oneSeat(seats) ? "client.result.lost" : "client.result.nobody");
}

/** Whether one seat is all there is, but for rivals. */
export function oneSeat(seats: SeatInfo[]): boolean {
  return seats.filter((seat) => seat.kind !== "rival").length === 1;
}

/** Rows as even as can be: five in one row, or three and two, never four and one. */
export function columns(count: number, width: number, least: number): number {
  const fit = width === 0 ? count : Math.max(1, Math.floor(width / least));
  return Math.ceil(count / Math.ceil(count / fit)) || 1;
}
