/** The guided first game: each explanation is given once. What there is to explain, the game says. */
import type { GuideStep } from "../games/types";
import type { News, Update } from "../wire";

/** What was explained at one table. */
export interface Memory {
  /** by step, the questions it was shown at: it comes back with them, after a reload or an undo */
  seen: Record<string, number[]>;
  /** those that were read and put aside */
  passed: string[];
  last: string | null;
}

const isFor = (step: GuideStep, update: Update): boolean =>
  step.kinds.includes(update.question?.kind ?? "") && (step.when?.(update) ?? true);

/** It tells what happened; the question has an explanation of its own. */
export const tellsBefore = (step: GuideStep, update: Update): boolean => !isFor(step, update);

/** How many choices stand before this question: the same again when it is asked once more after an undo. */
export function standing(update: Update, log: News[]): number {
  const undone = log.filter((item) => item.key === "undone" && item.seat === update.me).length;
  return (update.question?.id ?? -1) - 2 * undone;
}

/** What is to be explained now, if anything. `id`: what the question is known by. */
export function explained(steps: GuideStep[], update: Update, memory: Memory, id: number): GuideStep | null {
  const fits = (step: GuideStep): boolean => isFor(step, update) || step.moment?.(update) === true;
  const open = steps.filter((step) => !memory.passed.includes(step.key) && fits(step));
  return (
    open.find((step) => memory.seen[step.key]?.includes(id)) ??
    open.find((step) => step.key === memory.last && isFor(step, update)) ??
    open.find((step) => memory.seen[step.key] === undefined) ??
    null
  );
}
