/** The log as it is read: by headline (a round, a phase); in each, my own lines, and one line per other seat. */
import type { News } from "../wire";

export interface Line {
  seat: number;
  items: News[];
}

export interface Group {
  n: number;
  head: News | null;
  lines: Line[];
}

export function groups(log: News[], me: number | null, opens: (item: News) => boolean): Group[] {
  const found: Group[] = [];
  for (const item of log) {
    let group = found.at(-1);
    if (opens(item) || group === undefined) {
      group = { n: item.n, head: opens(item) ? item : null, lines: [] };
      found.push(group);
      if (group.head !== null) continue;
    }
    const line = item.seat < 0 || item.seat === me ? undefined : group.lines.find((other) => other.seat === item.seat);
    if (line === undefined) group.lines.push({ seat: item.seat, items: [item] });
    else line.items.push(item);
  }
  return found;
}
