import type { Component } from "../wire";

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
  const keywords = piece?.keywords ?? [];
  const brings = (piece?.effects ?? []).flatMap((effect) => {
    const { kind, colour, count = 1 } = effect as { kind?: string; colour?: string; count?: number };
    return (kind === "gain_die" || kind === "gain_good") && colour ? Array<string>(count).fill(colour) : [];
  });
  return {
    key,
    name: piece?.name ?? key,
    world: piece?.kind === "world",
    cost: piece?.cost ?? 0,
    colour: piece?.colour ?? "",
    marks: piece?.bonus ? [...keywords, "bonus"] : keywords,
    part: piece?.part ?? "tile",
    brings,
    doubt: piece?.doubt != null,
  };
}
