/** The games that this client has a board for: each is one folder here, found by itself and loaded on demand. */
import type { GameClient } from "./types";

const FOUND = import.meta.glob<{ default: GameClient }>("./*/index.ts");

export const gameKeys = (): string[] => Object.keys(FOUND).map((path) => path.split("/")[1]!);

/** The board of a game; of one that has none here, the plain one. */
export async function loadGame(key: string): Promise<GameClient> {
  const load = FOUND[`./${key}/index.ts`] ?? (() => import("../table/plain"));
  return (await load()).default;
}
