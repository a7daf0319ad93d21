/** The games that this client can show: each is one folder here, found by itself and loaded on demand. */
import type { GameClient } from "./types";

const FOUND = import.meta.glob<{ default: GameClient }>("./*/index.ts");

export const gameKeys = (): string[] => Object.keys(FOUND).map((path) => path.split("/")[1]!);

export async function loadGame(key: string): Promise<GameClient> {
  const load = FOUND[`./${key}/index.ts`];
  if (load === undefined) throw new Error(`no board for ${key}`);
  return (await load()).default;
}
