/** Lines of a plain board: how each is shown, and which choices speak of it. */
import type { Component } from "../bodies";
import type { Question } from "../wire";

export interface Shown {
  /** what stands before the first colon */
  head: string;
  rest: string;
  /** the choices of the open question that are about what this line names */
  codes: string[];
  /** the component that this line begins with, if it names one */
  about: string | null;
  /** it reads otherwise than before */
  fresh: boolean;
}

export function shown(
  lines: string[],
  before: string[],
  question: Question | null,
  components: Record<string, Component>,
): Shown[] {
  const named = Object.values(components);
  return lines.map((line, i) => {
    const at = line.indexOf(": ");
    const head = at < 0 ? line : line.slice(0, at);
    const about = named.find((component) => words(head).includes(component.name))?.key ?? null;
    return {
      head,
      rest: at < 0 ? "" : line.slice(at + 2),
      codes: about === null ? [] : (question?.choices ?? []).filter((c) => c.about === about).map((c) => c.code),
      about,
      fresh: before.length === lines.length && before[i] !== line,
    };
  });
}

/** A head and its parts: `1 Elm` names the Elm. */
const words = (head: string): string[] => [head, ...head.split(" "), head.split(" ").slice(1).join(" ")];
