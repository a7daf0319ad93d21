/** Real updates of a game at typical moments (made by tools/fixtures.py), for tests and to develop without a server. */
import type { UpdateOf } from "../types";
import type { RollBoard } from "./wire";

const FOUND = import.meta.glob<UpdateOf<RollBoard>>("./fixtures/*.en.json", { eager: true, import: "default" });

/** By what the moment is an example of: `assign`, `explore`, `over` ... */
export const fixtures: Record<string, UpdateOf<RollBoard>> = Object.fromEntries(
  Object.entries(FOUND).map(([path, update]) => [path.split("/").at(-1)!.split(".")[0]!, update]),
);
