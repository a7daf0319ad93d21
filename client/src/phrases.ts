/** Texts by their keys, as the server sends them: some have a form for one and a form for many. */
import type { Plural } from "./bodies";

export type Phrases = Record<string, string | Plural>;

/** The text of this key with its parameters filled in; null: there is none. */
export function say(phrases: Phrases, key: string, params: Record<string, string | number>): string | null {
  const entry = phrases[key];
  if (entry === undefined) return null;
  const text = typeof entry === "string" ? entry : params.n === 1 ? entry.one : entry.other;
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole));
}
