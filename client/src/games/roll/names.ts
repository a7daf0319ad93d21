import { orbFacts, type OrbFacts } from "./parts/orbFaces";
import type { Die, OrbSide } from "./wire";
import { factsOf, type TileFacts } from "./parts/tiles";
import type { Props } from "./play.svelte";

export function phaseName(t: Props, phase: string): string {
  return t.content.words.phases?.[phase] ?? phase;
}

export function colourName(t: Props, colour: string): string {
  return t.content.words.colours?.[colour] ?? colour;
}

export function letterOf(t: Props, colour: string): string {
  return t.content.words.letters?.[colour] ?? "";
}

export function dieName(t: Props, die: Die, place = ""): string {
  const colour = colourName(t, die.colour);
  const name = die.face
    ? t.words("roll.client.die.face", { colour, face: phaseName(t, die.face) })
    : t.words("roll.client.die", { colour });
  return place ? t.words("roll.client.at", { what: name, place }) : name;
}

export function facts(t: Props, key: string): TileFacts {
  return factsOf(t.content.components[key], key);
}

export function tileName(t: Props, key: string): string {
  const { name, cost, colour, world } = facts(t, key);
  if (!world) return t.words("roll.client.development", { name, cost });
  return t.words("roll.client.world", { name, cost, colour: colourName(t, colour) });
}

export function seatName(t: Props, seat: number): string {
  return seat === t.me ? t.words("roll.client.you") : (t.seats[seat]?.name ?? String(seat + 1));
}

/** The first letters of a name, for small chips. */
export function initials(t: Props, seat: number): string {
  const words = (t.seats[seat]?.name ?? "?").split(/\s+/).filter(Boolean);
  const last = words.length > 1 ? (words.at(-1)?.[0] ?? "") : "";
  return `${words[0]?.[0] ?? ""}${last}`.toUpperCase();
}

/** How many of each colour, in the order they lie. */
export function counted(dice: Die[]): [colour: string, n: number][] {
  const found = new Map<string, number>();
  for (const die of dice) found.set(die.colour, (found.get(die.colour) ?? 0) + 1);
  return [...found];
}

export function dieId(seat: number, die: Die): string {
  return `${seat}/${die.colour}#${die.n}`;
}

export function orbOf(t: Props, key: string): OrbFacts {
  return orbFacts(t.content.components[key], key);
}

/** A side of an Orb die by what it shows and, where that differs, what it acts as. */
export function orbName(t: Props, side: OrbSide): string {
  const name = orbOf(t, side.face).name;
  if (side.acts === side.face) return name;
  return side.acts === null
    ? t.words("roll.client.orb.nothing", { face: name })
    : t.words("roll.client.orb.acts", { face: name, as: orbOf(t, side.acts).name });
}
