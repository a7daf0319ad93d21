/** News as they are played: one step after the other, until the last or until somebody has seen enough. */
import type { GameClient, NewsStep, Playing } from "../games/types";
import { motion } from "../settings.svelte";
import type { News } from "../wire";

const NORMAL_MOTION = 220;
/** Whoever is so many steps behind is shown the latest only. */
const MOST_BEHIND = 16;
const THEN_SHOWN = 8;

export class NewsPlayback {
  playing: Playing | null = $state.raw(null);
  /** all news since it began to play: what comes meanwhile is played after them */
  private news: News[] = [];
  /** how things lay before the news of a number and those after it */
  private boards: [number, unknown][] = [];
  private steps: NewsStep[] = [];
  private at = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly client: () => GameClient | null) {}

  add(fresh: News[], previous: unknown, me: number | null): void {
    const client = this.client();
    if (client === null || motion() === 0 || document.hidden || previous === null) return this.skip();
    if (fresh.length === 0) return;
    this.news.push(...fresh);
    this.boards.push([fresh[0]!.n, previous]);
    this.steps = client.steps(this.news, me);
    if (this.steps.length - this.at > MOST_BEHIND) this.at = this.steps.length - THEN_SHOWN;
    if (this.playing === null) this.show();
    else
      this.playing = {
        ...this.playing,
        items: this.steps[this.at]?.items ?? this.playing.items,
        steps: this.steps.length,
      };
  }

  /** End it at once. */
  skip(): void {
    clearTimeout(this.timer);
    this.playing = null;
    this.news = [];
    this.boards = [];
    this.steps = [];
    this.at = 0;
  }

  private show(): void {
    const step = this.steps[this.at];
    if (step === undefined) return this.skip();
    const first = step.items[0]?.n ?? 0;
    const previous = this.boards.findLast(([n]) => n <= first)?.[1] ?? this.boards[0]![1];
    const ms = (step.ms * motion()) / NORMAL_MOTION;
    this.playing = { items: step.items, previous, step: this.at, steps: this.steps.length, ms };
    this.timer = setTimeout(() => {
      this.at++;
      this.show();
    }, ms);
  }
}
