/** What the two ways to lay a table out on a screen are given: the board's props, and the parts that are the same in both. */
import type { Snippet } from "svelte";
import type { GameClient, BoardProps, Part } from "../games/types";
import type { TableInfo } from "../bodies";
import type { Update } from "../wire";

export type Opened = "scores" | "settings" | "help" | "menu" | "result" | "replay";

export interface Frame {
  client: GameClient;
  given: BoardProps;
  update: Update;
  info: TableInfo;
  open: (what: Opened) => void;
  /** what stands above the board; with the guide or without */
  banners: Snippet<[boolean]>;
  /** what passes: it stands where it covers nothing that is needed */
  notes: Snippet;
  decision: Snippet;
  inspector: Snippet;
  log: Snippet;
}

/** The parts that this table has. */
export function partsOf(client: GameClient, board: unknown): Part[] {
  return client.parts.filter(({ shown }) => shown === undefined || shown(board));
}
