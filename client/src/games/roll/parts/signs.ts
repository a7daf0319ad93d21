/** What a Deal die shows, as pictures: `die:genes`, `credits:3`, `tiles:2`. */

export interface Sign {
  kind: string;
  /** a colour, a kind of tile; empty: none */
  what: string;
  /** how many; 0: it has no number */
  n: number;
}

export function signOf(text: string): Sign {
  const [kind = "", rest = ""] = text.split(":");
  const n = Number(rest);
  return Number.isInteger(n) && rest !== "" ? { kind, what: "", n } : { kind, what: rest, n: 0 };
}

/** In a box of 24. */
export const SIGN_PATHS: Record<string, string> = {
  // a tile, split into its two sides
  tiles: "M3 3h18v18H3ZM5.6 5.6v10.2L15.8 5.6Z",
  // a tile with a six: what stands on it is written
  six: "M3 3h18v18H3ZM5.4 5.4v13.2h13.2V5.4Z",
  // two tiles that share a keyword, or a colour
  keyword: "M2 5h9v14H2ZM13 5h9v14h-9ZM4.2 10.6v3.4h4.6v-3.4ZM15.2 10.6v3.4h4.6v-3.4Z",
  colour: "M6.8 6a6 6 0 1 1 0 12a6 6 0 1 1 0-12ZM17.2 6a6 6 0 1 1 0 12a6 6 0 1 1 0-12Z",
  // a worker
  workers: "M12 2a4.6 4.6 0 1 1 0 9.2a4.6 4.6 0 1 1 0-9.2ZM4 22c0-6 3.2-9.4 8-9.4s8 3.4 8 9.4Z",
  // a bar that is moved
  limit: "M2 10.6h20v2.8H2ZM12 1.5 16.5 7.5h-9ZM12 22.5 7.5 16.5h9Z",
  world: "M12 3a9 9 0 1 1 0 18a9 9 0 1 1 0-18Z",
  development: "M12 1 23 12 12 23 1 12Z",
};
