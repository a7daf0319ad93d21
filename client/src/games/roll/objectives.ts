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

/** Of these seats mine, and of the others the one that met it or is nearest to it; in their order. */
export function foremost(objective: RollObjective, seats: number[], me: number | null): number[] {
  const near = (seat: number): number => {
    const parts = objective.progress[seat] ?? [];
    const done = parts.map(({ value, needed: n, most, holds }) =>
      holds || most ? Number(holds) : value / Math.max(1, n),
    );
    return (objective.met.includes(seat) ? 2 : 0) + done.reduce((sum, one) => sum + one, 0) / Math.max(1, parts.length);
  };
  const best = seats.filter((seat) => seat !== me).toSorted((a, b) => near(b) - near(a))[0];
  return seats.filter((seat) => seat === me || seat === best);
}
