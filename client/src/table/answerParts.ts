/** An answer in parts while it is gathered: the codes that are in it so far. */
import type { Question } from "../wire";

export const timesIn = (gathered: string[], code: string): number => gathered.filter((one) => one === code).length;

export const isWhole = (question: Question, gathered: string[]): boolean => gathered.length === question.parts;

/** One more of a choice; where no more of it can be, none of it any more. */
export function toggled(question: Question, gathered: string[], code: string): string[] {
  const choice = question.choices.find((one) => one.code === code);
  if (choice === undefined) return gathered;
  const full = isWhole(question, gathered);
  const times = timesIn(gathered, code);
  if (times > 0 && (full || times >= choice.times)) return gathered.filter((one) => one !== code);
  return full ? gathered : [...gathered, code];
}
