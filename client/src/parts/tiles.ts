import type { Piece } from "../boards/types";

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
}

interface Effect {
  kind?: string;
  colour?: string;
  count?: number;
}

export function factsOf(piece: Piece | undefined, key: string): TileFacts {
  const colour = typeof piece?.["colour"] === "string" ? piece["colour"] : "";
  const keywords = Array.isArray(piece?.["keywords"]) ? (piece["keywords"] as string[]) : [];
  const effects = Array.isArray(piece?.["effects"]) ? (piece["effects"] as Effect[]) : [];
  const brings = effects.flatMap((effect) =>
    (effect.kind === "gain_die" || effect.kind === "gain_good") && effect.colour
      ? Array<string>(effect.count ?? 1).fill(effect.colour)
      : [],
  );
  return {
    key,
    name: piece?.name ?? key,
    world: piece?.kind === "world",
    cost: typeof piece?.["cost"] === "number" ? piece["cost"] : 0,
    colour,
    marks: piece?.["bonus"] ? [...keywords, "bonus"] : keywords,
    part: typeof piece?.["part"] === "string" ? piece["part"] : "tile",
    brings,
  };
}
