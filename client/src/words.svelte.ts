/** Every word of the page comes from the server's texts, in the reader's language. */
import { say, type Phrases } from "./phrases";
import { settings } from "./settings.svelte";

/** The text of a key, in the reader's language; `n` selects the plural. */
export type Words = (key: string, params?: Record<string, string | number>) => string;

let all: Phrases = $state.raw({});
let loaded: string = $state("");

export async function loadWords(lang: string): Promise<void> {
  const answer = await fetch(`/api/words?lang=${lang}`);
  if (!answer.ok) throw new Error(`words: ${answer.status}`);
  const words = (await answer.json()) as Phrases;
  if (lang === settings.lang) {
    all = words;
    loaded = lang;
  }
}

export const wordsLang = (): string => loaded;

export const t: Words = (key, params = {}) => say(all, key, params) ?? key;

/** The page's words and those of a game, which come with its content. */
export function withWordsOf(game: Phrases): Words {
  return (key, params = {}) => say(game, key, params) ?? t(key, params);
}
