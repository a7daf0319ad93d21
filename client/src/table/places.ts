/** Questions with many places: which choices the panel lists, and which one an address means. */
import type { ChoiceInfo, Question } from "../wire";

export const listed = (question: Question): ChoiceInfo[] => question.choices.filter((choice) => !choice.quiet);
export const folded = (question: Question): ChoiceInfo[] => question.choices.filter((choice) => choice.quiet);

const plain = (text: string): string => text.trim().replace(/\s+/g, " ").toLocaleLowerCase();

/** What a choice is called, the fullest first: its code, what follows the colon, its last part, its label. */
function names({ code, label }: ChoiceInfo): string[] {
  const colon = code.indexOf(":");
  const rest = colon < 0 ? "" : code.slice(colon + 1);
  return [code, rest, code.split(/[:@>]/).at(-1) ?? "", label].map(plain);
}

/** The choices of this name; a fuller name counts before a shorter one. */
export function called(question: Question, typed: string): ChoiceInfo[] {
  const wanted = plain(typed);
  if (wanted === "") return [];
  for (const level of [0, 1, 2, 3]) {
    const found = question.choices.filter((choice) => names(choice)[level] === wanted);
    if (found.length > 0) return found;
  }
  return [];
}

/** Those that are called so, or else those with a name that begins so. */
export function near(question: Question, typed: string): ChoiceInfo[] {
  const wanted = plain(typed);
  const found = called(question, typed);
  if (found.length > 0 || wanted === "") return found;
  return question.choices.filter((choice) => names(choice).some((name) => name.startsWith(wanted)));
}
