/** Every word of the page comes from the server's texts, in the reader's language. */
import { settings } from "./settings.svelte";
import type { Plural } from "./wire";

let all: Record<string, string | Plural> = $state.raw({});
let loaded: string = $state("");

export async function loadWords(lang: string): Promise<void> {
  const answer = await fetch(`/api/words?lang=${lang}`);
  if (!answer.ok) throw new Error(`words: ${answer.status}`);
  const words = (await answer.json()) as Record<string, string | Plural>;
  if (lang === settings.lang) {
    all = words;
    loaded = lang;
  }
}

export const wordsLang = (): string => loaded;

export function t(key: string, params: Record<string, string | number> = {}): string {
  const entry = all[key];
  if (entry === undefined) return key;
  const text = typeof entry === "string" ? entry : params.n === 1 ? entry.one : entry.other;
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole));
}
