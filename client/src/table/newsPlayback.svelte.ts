/**
 * News as they are played: one step after the other, until the last or until somebody has seen enough.
 *
 * What happens between two questions to the same reader is kept: when it is a story, longer than a few steps, it can be
 * seen again. Nothing of it is left out. Whoever goes on by hand goes on by hand until its end.
 */
import type { GameClient, NewsStep, Playing } from "../games/types";
import { motion } from "../settings.svelte";
import type { News } from "../wire";

const NORMAL_MOTION = 220;
/** So many steps are no story yet. */
const FEW = 3;
/** A watcher, whom nobody waits for, is shown the latest only when he is so many steps behind. */
const MOST_BEHIND = 16;
const THEN_SHOWN = 8;

export class NewsPlayback {
  playing: Playing | null = $state.raw(null);
  /** how many steps there are to be seen again; 0: no story */
  story = $state(0);
  /** all news since the last question, also those that come while others are played */
  private news: News[] = [];
  /** how things lay before the news of a number and those after it */
  private boards: [number, unknown][] = [];
  private steps: NewsStep[] = [];
  /** the step that is seen, or else the next one */
  private at = 0;
  private byHand = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly client: () => GameClient | null) {}

  /** `answered`: the reader was asked something just before, so that a new story begins; `watches`: nobody waits for him. */
  add(fresh: News[], previous: unknown, me: number | null, answered = false, watches = me === null): void {
    const client = this.client();
    if (answered || previous === null) this.forget();
    if (client === null || previous === null) return;
    if (fresh.length > 0) {
      this.news.push(...fresh);
      this.boards.push([fresh[0]!.n, previous]);
      this.steps = client.steps(this.news, me);
      this.story = this.steps.length > FEW ? this.steps.length : 0;
    }
    if (motion() === 0 || document.hidden) {
      if (!this.byHand) return this.skip();
    } else if (watches && this.steps.length - this.at > MOST_BEHIND) this.at = this.steps.length - THEN_SHOWN;
    if (fresh.length === 0) return;
    if (this.playing === null) this.show();
    else
      this.playing = {
        ...this.playing,
        items: this.steps[this.at]?.items ?? this.playing.items,
        steps: this.steps.length,
      };
  }

  /** See all that is left at once. */
  skip(): void {
    clearTimeout(this.timer);
    this.playing = null;
    this.byHand = false;
    this.at = this.steps.length;
  }

  /** On by one step, and from here on by hand. */
  next(): void {
    if (this.playing === null) return;
    this.byHand = true;
    this.at++;
    this.show();
  }

  /** Back by one step, and from here on by hand. */
  back(): void {
    if (this.playing === null) return;
    this.byHand = true;
    this.at = Math.max(0, this.at - 1);
    this.show();
  }

  /** From the beginning: by itself, or by hand where nothing moves by itself. */
  again(): void {
    if (this.story === 0) return;
    this.byHand = motion() === 0;
    this.at = 0;
    this.show();
  }

  private forget(): void {
    this.skip();
    this.news = [];
    this.boards = [];
    this.steps = [];
    this.at = this.story = 0;
  }

  private show(): void {
    clearTimeout(this.timer);
    const step = this.steps[this.at];
    if (step === undefined) return this.skip();
    const first = step.items[0]?.n ?? 0;
    const previous = this.boards.findLast(([n]) => n <= first)?.[1] ?? this.boards[0]![1];
    const ms = this.byHand ? null : (step.ms * motion()) / NORMAL_MOTION;
    this.playing = { items: step.items, previous, step: this.at, steps: this.steps.length, ms, ...this.folded(step) };
    if (ms === null) return;
    this.timer = setTimeout(() => {
      this.at++;
      this.show();
    }, ms);
  }

  /** How things lie after a step: the board before, with everything on it that has happened up to there. */
  private folded(step: NewsStep): { board?: unknown } {
    const fold = this.client()?.fold;
    const last = step.items.at(-1)?.n;
    if (fold === undefined || last === undefined) return {};
    const [from, before] = this.boards.findLast(([n]) => n <= last) ?? this.boards[0]!;
    return { board: this.news.filter(({ n }) => n >= from && n <= last).reduce(fold, before) };
  }
}
