import { settings } from "../settings.svelte";

/** The keys of the table. `p`, `u`, `w` and a few more are taken by the table itself; the rest press choices. */
const KEYS = "123456789abcdefghijklmnoqrtvxyz";

/** Nothing where the reader does not want single keys to do anything. */
export function keyOf(index: number): string {
  return settings.keys ? (KEYS[index] ?? "") : "";
}

export function indexOf(key: string): number {
  return key.length === 1 ? KEYS.indexOf(key) : -1;
}

/** What a key does to a story that is being told; null: it ends it, as any other key does. */
export function storyKey(key: string): "next" | "back" | "again" | null {
  if (key === "ArrowRight" || key === " ") return "next";
  return key === "ArrowLeft" ? "back" : key === "Home" ? "again" : null;
}

/** What `?` lists: key names and the words that explain them. */
export const LISTED: [string, string][] = [
  ["1–9 a–z", "client.keys.choose"],
  ["Enter", "client.keys.primary"],
  ["w", "client.keys.why"],
  ["p", "client.keys.advice"],
  ["/", "client.keys.address"],
  ["u", "client.keys.undo"],
  ["Shift+U", "client.keys.whole"],
  ["s", "client.keys.scores"],
  [", .", "client.keys.fold"],
  ["Esc", "client.keys.escape"],
  ["→", "client.keys.next"],
  ["Home", "client.keys.again"],
  ["Tab", "client.keys.tab"],
  ["?", "client.keys.help"],
];

/** Whether a key means nothing to the table: it is typed somewhere else just now, or single keys are not wanted. */
export function isTyping(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement;
  if (!settings.keys && event.key.length === 1) return true;
  return (
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    /^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName) ||
    document.querySelector("dialog[open]") !== null
  );
}
