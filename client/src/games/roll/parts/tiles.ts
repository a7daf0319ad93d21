import type { Component } from "../../../bodies";

/** What Roll's content says of a component besides its name and text. */
interface Facts {
  cost?: number | null;
  colour?: string | null;
  keywords?: string[];
  effects?: { kind?: string; colour?: string; count?: number }[];
  bonus?: object | null;
}

/** What the drawing of a tile needs of its component; whatever the server leaves out is not drawn. */
export interface TileFacts {
  key: string;
  name: string;
  world: boolean;
  cost: number;
  colour: string;
  /** keyword symbols, and a star for points at the end of the game */
  marks: string[];
  part: string;
  /** colours of the dice it brings */
  brings: string[];
  /** something about it is not certain; the inspector says what */
  doubt: boolean;
}

export function factsOf(piece: Component | undefined, key: string): TileFacts {
  const facts: Facts = piece?.facts ?? {};
  const keywords = facts.keywords ?? [];
  const brings = (facts.effects ?? []).flatMap(({ kind, colour, count = 1 }) =>
    (kind === "gain_die" || kind === "gain_good") && colour ? Array<string>(count).fill(colour) : [],
  );
  return {
    key,
    name: piece?.name ?? key,
    world: piece?.kind === "world",
    cost: facts.cost ?? 0,
    colour: facts.colour ?? "",
    marks: facts.bonus ? [...keywords, "bonus"] : keywords,
    part: piece?.part ?? "tile",
    brings,
    doubt: typeof piece?.doubt === "string",
  };
}
