/** Who can sit at a table that is being set up: as many as the game takes, and no company where it takes one. */
import type { GameInfo, NewSeat } from "../bodies";

export type Kind = NewSeat["kind"];

export interface Place {
  id: number;
  kind: Kind;
  name: string;
  bot: string;
}

/** What is offered first: me, a friend, a bot, as far as there are seats. */
const USUAL: Kind[] = ["me", "friend", "bot"];

/** Who may sit on the i-th seat. The first is mine. */
export function kindsAt(i: number): Kind[] {
  return i === 0 ? ["me"] : ["friend", "bot", "hotseat"];
}

/** The same places, as many of them as this game has: bots come, or the last ones go. */
export function fitted(places: Place[], game: GameInfo): Place[] {
  const known = new Set(game.bots.map((bot) => bot.key));
  const strongest = game.bots.at(-1)?.key ?? "";
  const kept = places.length > 0 ? places : USUAL.map((kind, id) => ({ id, kind, name: "", bot: strongest }));
  const seats = kept.slice(0, game.most).map((place) => (known.has(place.bot) ? place : { ...place, bot: strongest }));
  while (seats.length < game.least) seats.push(another(seats, game));
  return seats;
}

/** One more: a bot, the strongest. */
export function another(places: Place[], game: GameInfo): Place {
  const id = Math.max(-1, ...places.map((place) => place.id)) + 1;
  return { id, kind: id === 0 ? "me" : "bot", name: "", bot: game.bots.at(-1)?.key ?? "" };
}
