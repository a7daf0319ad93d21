/** The log as it is read: by headline (a round, a phase); in each, my own lines, and one line per other seat. */
import type { GameClient, Words } from "../games/types";
import type { News } from "../wire";

export interface Line {
  seat: number;
  items: News[];
}

export interface Group {
  n: number;
  head: string | null;
  lines: Line[];
}

export function groups(log: News[], me: number | null, opens: GameClient["opens"], words: Words): Group[] {
  const found: Group[] = [];
  let under: string | null = null;
  for (const item of log) {
    const opened = opens(item);
    let group = found.at(-1);
    if (opened === true) {
      found.push({ n: item.n, head: item.text, lines: [] });
      under = null;
      continue;
    }
    if (group === undefined || (opened !== null && opened !== under)) {
      group = { n: item.n, head: opened === null ? null : words(opened), lines: [] };
      found.push(group);
      under = opened;
    }
    const line = item.seat < 0 || item.seat === me ? undefined : group.lines.find((other) => other.seat === item.seat);
    if (line === undefined) group.lines.push({ seat: item.seat, items: [item] });
    else line.items.push(item);
  }
  return found;
}

/** Several sentences as one, without the name that they begin with: it stands before them once. */
export function inShort(items: News[], who: string): string {
  const parts = items.map(({ text }) => (text.startsWith(`${who} `) ? text.slice(who.length + 1) : text));
  return `${parts.map((part) => part.replace(/\.$/, "")).join("; ")}.`;
}
