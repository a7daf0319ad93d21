/** Real updates of a game at typical moments (made by tools/fixtures.py), for tests and to develop without a server. */
import type { UpdateOf } from "../types";
import type { RaceBoard } from "./wire";

const FOUND = import.meta.glob<UpdateOf<RaceBoard>>("./fixtures/*.en.json", { eager: true, import: "default" });

/** By what the moment is an example of: `choose`, `pay`, `over` ... */
export const fixtures: Record<string, UpdateOf<RaceBoard>> = Object.fromEntries(
  Object.entries(FOUND).map(([path, update]) => [path.split("/").at(-1)!.split(".")[0]!, update]),
);
