/** A finished game, seen again: which choice is seen, what is told of it, and how it goes on. */
import * as api from "../net/api";
import type { Moment } from "../bodies";
import { t } from "../words.svelte";
import { roundStarts, turned } from "./rounds";
import type { Session } from "./session.svelte";

export const SPEEDS = [1, 2, 4];
/** How long a choice is seen at single speed (ms). */
const PACE = 600;
/** How many choices stay to be read after the one that is seen. */
const EARLIER = 12;

export class Replay {
  at = $state(0);
  /** The choice that is seen: the one at `at`, as soon as the server has told of it. */
  shown = $state.raw<Moment | null>(null);
  running = $state(false);
  speed = $state(2);
  trouble = $state("");
  rows = $derived(this.shown?.rows ?? 0);
  earlier = $derived(this.shown === null ? [] : this.before(this.shown.n));
  private rounds: number[] = [0];
  private kept = new Map<number, Moment>();

  constructor(private session: Session) {
    $effect(() => {
      api.course(session.table, session.token).then((course) => (this.rounds = roundStarts(course)), this.stop);
    });

    $effect(() => {
      const wanted = this.at;
      this.moment(wanted).then((moment) => {
        if (wanted !== this.at) return;
        this.shown = moment;
        this.trouble = "";
      }, this.stop);
    });

    $effect(() => {
      const { shown, at } = this;
      if (!this.running || shown === null || shown.n !== at) return;
      if (at >= shown.rows) {
        this.running = false;
        return;
      }
      this.moment(at + 1).catch(this.stop);
      const timer = setTimeout(() => this.at++, (PACE * weight(shown)) / this.speed);
      return () => clearTimeout(timer);
    });
  }

  play = (): void => {
    if (!this.running && this.at >= this.rows) this.at = 0;
    this.running = !this.running;
  };

  move(to: number): void {
    this.running = false;
    this.go(to);
  }

  /** By a round. What plays goes on playing. */
  turn(on: boolean): void {
    this.go(turned(this.rounds, this.at, on, this.rows));
  }

  private go(to: number): void {
    this.at = Math.max(0, Math.min(this.rows, to));
  }

  private stop = (error: Error): void => {
    this.running = false;
    this.trouble = error.message || t("client.offline");
  };

  private async moment(n: number): Promise<Moment> {
    const moment = this.kept.get(n) ?? (await api.moment(this.session.table, n, this.session.token));
    this.kept.set(n, moment);
    return moment;
  }

  /** The choices just before, as far back as they have been looked at. */
  private before(n: number): Moment[] {
    const found: Moment[] = [];
    for (let i = n - 1; i >= 0 && this.kept.has(i) && found.length < EARLIER; i--) found.push(this.kept.get(i)!);
    return found;
  }
}

/** Where little was told there is little to read. */
function weight(moment: Moment): number {
  return moment.news.length === 0 ? 0.5 : moment.news.length > 3 ? 2 : 1;
}
