// Which pieces and places a code speaks of. Codes have a stable grammar `verb:what@where>to`; this is all the board
// knows of them. A spot is a piece or place by name: `die:genes@explore`, `tile:gem_world`, `column:ship`, `cup`,
// `citizenry`, `dictate`, `bag`, `credits`, `pool`, `stack:world`; on the board of Deal `deal:area_1_left`,
// `dealdie:deal_die_3`, `market`; of the Orb `orb:2`, a side, and `orbface:ship_1`.

import type { Route, Routing } from "../../kit/routes";
import { PHASES } from "./parts/shapes";
import type { RollBoard } from "./wire";

const COLUMN_OF: Record<string, string> = { scout: "explore", stock: "explore", by: "ship", produce: "produce" };
const STACK_OF: Record<string, string> = { develop: "stack:development", settle: "stack:world" };
const BUILDERS_OF: Record<string, string> = { develop: "developers", settle: "settlers" };

export function route(code: string, stage: string): Route {
  const [verb = "", rest = ""] = split(code, ":");
  const [source, to] = split(rest, ">");
  const [what = "", where] = split(source, "@");
  const out: Route = { code, from: [], to: [], drop: [] };
  const die = (place: string) => out.from.push(`die:${what}@${place}`);
  switch (verb) {
    case "assign":
      die("wild");
      out.to.push(`column:${to}`);
      break;
    case "select":
      out.to.push(`column:${what}`);
      break;
    case "into":
      out.from.push("hand");
      out.to.push(`column:${what}`);
      break;
    case "with":
    case "move":
      die(where ?? "");
      break;
    case "sacrifice":
      die(where ?? "");
      out.drop.push("dictate");
      break;
    case "dictate":
      out.to.push("dictate");
      break;
    case "draw":
      out.to.push("bag");
      break;
    case "rearrange":
      out.to.push("zone");
      break;
    case "scout":
    case "stock":
      die("explore");
      out.drop.push(verb === "scout" ? "bag" : "credits");
      break;
    case "build":
      die(stage);
      out.drop.push(STACK_OF[stage] ?? "");
      break;
    case "spend":
      die(BUILDERS_OF[stage] ?? "");
      break;
    case "keep":
      die("spent");
      out.drop.push("cup");
      break;
    case "by":
      die(stage === "dollar" ? stage : (COLUMN_OF[verb] ?? ""));
      break;
    case "side":
    case "point":
      out.to.push(`orb:${what}`);
      break;
    case "face":
      out.from.push(`orbface:${what}`);
      break;
    case "turn":
      out.to.push("orb:turn");
      break;
    case "research":
      out.to.push("workshop");
      break;
    case "muster":
      die(where ?? "");
      out.from.push(`tile:${where}`);
      break;
    case "enlist":
      die("rolled");
      break;
    case "onto":
      out.to.push(`tile:${what}`);
      break;
    case "open":
      out.to.push("market");
      break;
    case "decline":
      out.to.push("citizenry");
      break;
    case "join":
      out.to.push(`deal:${what}`);
      break;
    case "deal":
      out.from.push(`dealdie:${what}`);
      break;
    case "by_virtual":
      out.from.push(`virtual:${what}`);
      break;
    case "recruit":
      die("citizenry");
      out.drop.push("cup");
      break;
    case "produce":
      die("produce");
      out.to.push(`tile:${where}`);
      break;
    case "trade":
    case "consume":
      die(where ?? "");
      out.from.push(`tile:${where}`);
      out.drop.push(verb === "trade" ? "credits" : "pool");
      break;
    case "remove":
    case "recall":
      die(where ?? "");
      out.from.push(`tile:${where}`);
      if (verb === "recall") out.drop.push("cup");
      break;
    case "abandon":
    case "return":
      out.from.push(`tile:${what}`);
      out.drop.push("bag");
      break;
    case "under":
    case "on_top":
      out.from.push(`tile:${what}`);
      out.drop.push("stack:development", "stack:world");
      break;
    case "give":
    case "lay":
    case "start":
    case "use":
      out.from.push(`tile:${what}`);
      break;
  }
  return out;
}

/** Where all explorers do the same, only one of them is named: then each of them stands for it. */
function anyExplorer(all: Route[], spot: string): Route[] {
  if (!spot.startsWith("die:") || !spot.endsWith("@explore")) return [];
  const named = new Set(all.flatMap((r) => r.from.filter((from) => from.endsWith("@explore"))));
  const explores = all.filter((r) => r.code.startsWith("scout:") || r.code.startsWith("stock:"));
  return named.size === 1 ? explores : [];
}

/** A worker that is carried selects a phase, moves to another column, or is given up. */
function chains(offered: (code: string) => boolean, from: string, to: string): string[][] {
  const worker = from.startsWith("die:") ? from.slice(4) : "";
  const column = to.startsWith("column:") ? to.slice(7) : "";
  if (worker === "") return [];
  if (column && offered(`select:${column}`)) return [[`select:${column}`, `with:${worker}`]];
  if (column && offered(`move:${worker}`) && !worker.endsWith(`@${column}`))
    return [[`move:${worker}`, `into:${column}`]];
  if (to === "dictate" && offered("dictate")) return [["dictate", `sacrifice:${worker}`]];
  return [];
}

const COLUMNS = [...PHASES, "dollar"];
const PLACES = [...COLUMNS.map((phase) => `column:${phase}`), "dictate"];
const WORKERS = COLUMNS.map((phase) => `@${phase}`);

export const routing: Routing<RollBoard> = {
  route: (code, board) => route(code, board.stage),
  standIns: anyExplorer,
  chains,
  chainEnds: (from) => (WORKERS.some((place) => from.endsWith(place)) ? PLACES : []),
  onlyPicks: (codes) => codes.every((code) => code.startsWith("assign:")),
};

function split(text: string, by: string): [string, string | undefined] {
  const at = text.indexOf(by);
  return at < 0 ? [text, undefined] : [text.slice(0, at), text.slice(at + by.length)];
}
