/** Lines of a plain board: how each is shown, and which choices speak of it. */
import type { Component } from "../bodies";
import type { Question } from "../wire";
import { called } from "./places";

const ADDRESS = /^[a-z]+\d+$/i;

export interface Shown {
  /** what stands before the first colon */
  head: string;
  rest: string;
  /** the choices of the open question that are about what this line names, or about its place */
  codes: string[];
  /** the component that this line begins with, if it names one */
  about: string | null;
  /** the lines below it belong to it: they are indented */
  heading: boolean;
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
  const choices = question?.choices ?? [];
  return lines.map((text, i) => {
    const line = text.trim();
    const at = line.indexOf(": ");
    const head = at < 0 ? line : line.slice(0, at);
    const place = atPlace(head, question);
    const about = named.find((component) => words(head).includes(component.name))?.key ?? null;
    return {
      head,
      rest: at < 0 ? "" : line.slice(at + 2),
      codes: place.length > 0 ? place : choices.filter((c) => about !== null && c.about === about).map((c) => c.code),
      about,
      heading: !/^\s/.test(text) && /^\s/.test(lines[i + 1] ?? ""),
      fresh: before.length === lines.length && before[i] !== text,
    };
  });
}

/** The choices of the place that this line begins with: `he5 Arcturus` is about he5. */
function atPlace(head: string, question: Question | null): string[] {
  const [first = ""] = head.split(" ");
  return question === null || !ADDRESS.test(first) ? [] : called(question, first).map((choice) => choice.code);
}

/** A head and its parts: `1 Elm` names the Elm. */
const words = (head: string): string[] => [head, ...head.split(" "), head.split(" ").slice(1).join(" ")];
