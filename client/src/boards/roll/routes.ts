// Which pieces and places a code of an open question speaks of. Codes have a stable grammar `verb:what@where>to`; this
// is all the board knows of them. A spot is a piece or place by name: `die:genes@explore`, `tile:gem_world`,
// `column:ship`, `cup`, `citizenry`, `dictate`, `bag`, `credits`, `pool`, `stack:world`.

import type { Question } from "../../wire";

export interface Route {
  code: string;
  /** pieces it takes */
  from: string[];
  /** where it leads, if a click there says enough */
  to: string[];
  /** where the piece may be dropped */
  drop: string[];
}

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
      die(COLUMN_OF[verb] ?? "");
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
    case "start":
    case "use":
      out.from.push(`tile:${what}`);
      break;
  }
  return out;
}

export function routes(question: Question | null, stage: string): Route[] {
  return question === null ? [] : question.choices.map((choice) => route(choice.code, stage));
}

/** The codes a click on this spot may mean. */
export function codesAt(all: Route[], spot: string): string[] {
  const direct = all.filter((r) => r.from.includes(spot) || r.to.includes(spot));
  return (direct.length > 0 ? direct : anyExplorer(all, spot)).map((r) => r.code);
}

/** Where all explorers do the same, only one of them is named: then each of them stands for it. */
function anyExplorer(all: Route[], spot: string): Route[] {
  if (!spot.startsWith("die:") || !spot.endsWith("@explore")) return [];
  const named = new Set(all.flatMap((r) => r.from.filter((from) => from.endsWith("@explore"))));
  const explores = all.filter((r) => r.code.startsWith("scout:") || r.code.startsWith("stock:"));
  return named.size === 1 ? explores : [];
}

/** What carrying a piece from one spot to another means: codes to be chosen one after another; several lists: unclear. */
export function carried(question: Question | null, all: Route[], from: string, to: string): string[][] {
  const found = all
    .filter((r) => r.from.includes(from) && (r.to.includes(to) || r.drop.includes(to)))
    .map((r) => [r.code]);
  if (found.length > 0 || question === null) return found;
  const offered = (code: string) => question.choices.some((choice) => choice.code === code);
  const worker = from.startsWith("die:") ? from.slice(4) : "";
  const column = to.startsWith("column:") ? to.slice(7) : "";
  if (worker === "") return [];
  if (column && offered(`select:${column}`)) return [[`select:${column}`, `with:${worker}`]];
  if (column && offered(`move:${worker}`) && !worker.endsWith(`@${column}`)) return [[`move:${worker}`, `into:${column}`]];
  if (to === "dictate" && offered("dictate")) return [["dictate", `sacrifice:${worker}`]];
  return [];
}

const PLACES = ["column:explore", "column:develop", "column:settle", "column:produce", "column:ship", "dictate"];
const WORKERS = ["@explore", "@develop", "@settle", "@produce", "@ship"];

/** Where a piece may be carried to. */
export function aims(question: Question | null, all: Route[], from: string): string[] {
  const direct = all.filter((r) => r.from.includes(from)).flatMap((r) => [...r.to, ...r.drop]);
  const chained = WORKERS.some((place) => from.endsWith(place))
    ? PLACES.filter((to) => carried(question, all, from, to).length > 0)
    : [];
  return [...new Set([...direct, ...chained])];
}

function split(text: string, by: string): [string, string | undefined] {
  const at = text.indexOf(by);
  return at < 0 ? [text, undefined] : [text.slice(0, at), text.slice(at + by.length)];
}
