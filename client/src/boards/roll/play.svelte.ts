import type { BoardProps } from "../types";
import type { RollBoard, RollPlayer } from "../../wire";
import { aims, carried, codesAt, routes, type Route } from "./routes";

export type Props = BoardProps<RollBoard>;

/** Several codes fit what was clicked: the reader chooses here, where he clicked. */
export interface Menu {
  codes: string[];
  x: number;
  y: number;
}

/** The second half of a drag is forgotten if the first was not answered by then (ms). */
const PATIENCE = 4000;

/** What the hand is doing on Roll's board: shared by its regions, so that a die of the desk finds a world of the tableau. */
class Play {
  picked = $state<string | null>(null);
  menu = $state<Menu | null>(null);
  dragging = $state(false);
  /** whose desk a spectator looks at; null: that of the first in player order */
  watched = $state<number | null>(null);
  private question = -1;
  private queue: string[] = [];
  private queued = 0;
  private cached: { props: Props["question"]; stage: string; routes: Route[] } | null = null;

  player(t: Props): RollPlayer {
    return t.board.players[t.me ?? this.watched ?? t.board.order[0] ?? 0]!;
  }

  routes(t: Props): Route[] {
    if (this.cached === null || this.cached.props !== t.question || this.cached.stage !== t.board.stage) {
      this.cached = { props: t.question, stage: t.board.stage, routes: routes(t.question, t.board.stage) };
    }
    return this.cached.routes;
  }

  codes(t: Props, spot: string): string[] {
    return codesAt(this.routes(t), spot);
  }

  aims(t: Props, spot: string): string[] {
    return aims(t.question, this.routes(t), spot);
  }

  /** Whether a click here does something: it chooses, or takes the piece up. */
  lively(t: Props, spot: string): boolean {
    return this.codes(t, spot).length > 0 || this.aims(t, spot).length > 0 || this.lands(t, spot);
  }

  /** Whether the picked piece may be put down here. */
  lands(t: Props, spot: string): boolean {
    return this.picked !== null && this.picked !== spot && carried(t.question, this.routes(t), this.picked, spot).length > 0;
  }

  /** The innermost place at this element where the picked piece may be put down: a die lies in its column. */
  landing(t: Props, at: Element): string | null {
    for (let place = at.closest<HTMLElement>("[data-spot]"); place !== null; place = place.parentElement?.closest<HTMLElement>("[data-spot]") ?? null) {
      const spot = place.dataset["spot"];
      if (spot !== undefined && this.lands(t, spot)) return spot;
    }
    return null;
  }

  /** Whether the choice that is pointed at in the panel speaks of this spot, and how. */
  shown(t: Props, spot: string): "" | "picked" | "aimed" {
    if (t.highlight === null) return "";
    const pointed = this.routes(t).find((r) => r.code === t.highlight);
    if (pointed?.from.includes(spot)) return "picked";
    return pointed && (pointed.to.includes(spot) || pointed.drop.includes(spot)) ? "aimed" : "";
  }

  click(t: Props, spot: string, at: Element): void {
    this.menu = null;
    if (this.picked !== null && this.lands(t, spot)) {
      this.carry(t, this.picked, spot, at);
      return;
    }
    const codes = this.codes(t, spot);
    const again = this.picked === spot;
    this.picked = null;
    if (codes.length === 1 && codes[0] !== undefined) t.choose(codes[0]);
    else if (!again && (codes.length > 1 || this.aims(t, spot).length > 0)) {
      this.picked = spot;
      if (codes.length > 1 && !codes.every((code) => code.startsWith("assign:"))) this.open(codes, at);
    }
  }

  /** Put a piece down. False: it cannot go there. */
  carry(t: Props, from: string, to: string, at: Element): boolean {
    const found = carried(t.question, this.routes(t), from, to);
    this.picked = null;
    if (found.length === 1 && found[0] !== undefined) this.follow(t, found[0]);
    else if (found.length > 1) this.open(found.map((codes) => codes[0] ?? ""), at);
    return found.length > 0;
  }

  /** A new question has come: what was begun goes on if it is offered, and is forgotten if not. */
  asked(t: Props): void {
    const id = t.question?.id ?? -1;
    if (id === this.question) return;
    this.question = id;
    this.picked = null;
    this.menu = null;
    const next = Date.now() - this.queued < PATIENCE ? this.queue.shift() : undefined;
    if (id < 0) return;
    if (next !== undefined && t.question?.choices.some((choice) => choice.code === next)) t.choose(next);
    else this.queue = [];
  }

  private follow(t: Props, codes: string[]): void {
    const [first, ...rest] = codes;
    this.queue = rest;
    this.queued = Date.now();
    if (first !== undefined) t.choose(first);
  }

  private open(codes: string[], at: Element): void {
    const box = at.getBoundingClientRect();
    this.menu = { codes, x: box.left + box.width / 2, y: box.bottom + 6 };
  }
}

export const play = new Play();
