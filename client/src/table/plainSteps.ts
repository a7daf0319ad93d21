/** How the events of a game without a board of its own are told: one after the other, where they are more than a few. */
import type { NewsStep } from "../games/types";
import type { News } from "../wire";

/** Fewer events than these are read in the log. */
const FEW = 3;
const LEAST_MS = 500;
const LETTER_MS = 12;
const MOST_MS = 1600;

export function steps(news: News[]): NewsStep[] {
  if (news.length <= FEW) return [];
  return news.map((item) => ({
    items: [item],
    ms: Math.min(MOST_MS, LEAST_MS + LETTER_MS * item.text.length),
  }));
}
