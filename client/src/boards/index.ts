import type { BoardModule } from "./types";

/** Game key -> its board, loaded on demand. */
const BOARDS: Record<string, () => Promise<{ default: BoardModule }>> = {
  roll: () => import("./roll"),
};

export async function loadBoard(game: string): Promise<BoardModule> {
  const load = BOARDS[game];
  if (load === undefined) throw new Error(`no board for ${game}`);
  return (await load()).default;
}
