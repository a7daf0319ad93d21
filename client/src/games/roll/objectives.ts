/** How far somebody is with an objective. */
import type { Progress, RollObjective } from "./wire";

export interface Far {
  /** `2/4`; at most: `3≤2` */
  text: string;
  /** the same without what is asked */
  short: string;
  /** all of it holds now; it counts when it is looked at */
  met: boolean;
}

const needed = ({ needed: n, most }: Progress): string => `${most ? "≤" : "/"}${n}`;

export function far(objective: RollObjective, seat: number): Far {
  const parts = objective.progress[seat] ?? [];
  return {
    text: parts.map((part) => `${part.value}${needed(part)}`).join(" "),
    short: parts.map(({ value }) => value).join("·"),
    met: parts.length > 0 && parts.every(({ holds }) => holds),
  };
}

/** What is asked: `/4`; at most: `≤2`. */
export function asked(objective: RollObjective): string {
  return (objective.progress[0] ?? []).map(needed).join("·");
}
