/** An answer in parts while it is gathered: the codes that are in it so far. Those that were suggested stand first. */
import type { Question } from "../wire";

export const timesIn = (gathered: string[], code: string): number => gathered.filter((one) => one === code).length;

export const isWhole = (question: Question, gathered: string[]): boolean => gathered.length === question.parts;

const timesOf = (question: Question, code: string): number =>
  question.choices.find((one) => one.code === code)?.times ?? 0;

/** One more of a choice; where no more of it can be, none of it any more. */
export function toggled(question: Question, gathered: string[], code: string): string[] {
  const most = timesOf(question, code);
  if (most === 0) return gathered;
  const full = isWhole(question, gathered);
  const times = timesIn(gathered, code);
  if (times > 0 && (full || times >= most)) return gathered.filter((one) => one !== code);
  return full ? gathered : [...gathered, code];
}

/** One more of a choice in an answer that was suggested as far as the first ones: it takes the place of the last of them. */
export function swapped(question: Question, gathered: string[], suggested: number, code: string): string[] {
  if (timesIn(gathered, code) >= timesOf(question, code) || suggested === 0) return gathered;
  return [...gathered.slice(0, suggested - 1), ...gathered.slice(suggested), code];
}

/** One less of a choice: one that was suggested before one that was chosen. */
export function lowered(gathered: string[], code: string): string[] {
  const at = gathered.indexOf(code);
  return gathered.filter((_, i) => i !== at);
}

/** Whether these codes are a whole answer to a question, and nothing but that. */
export function answers(question: Question, codes: string[]): boolean {
  return isWhole(question, codes) && codes.every((code) => timesIn(codes, code) <= timesOf(question, code));
}
