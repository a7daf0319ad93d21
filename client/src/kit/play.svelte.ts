import type { BoardProps } from "../games/types";
import { aims, carried, codesAt, routesOf, type Route, type Routing } from "./routes";

/** Several codes fit what was clicked: the reader chooses here, where he clicked. */
export interface Menu {
  codes: string[];
  x: number;
  y: number;
}

/** The second half of a drag is forgotten if the first was not answered by then (ms). */
const PATIENCE = 4000;

/** What the hand is doing on a board: shared by its parts, so that a piece of one finds a place of another. */
export class Play<B> {
  picked = $state<string | null>(null);
  menu = $state<Menu | null>(null);
  dragging = $state(false);
  private question = -1;
  private queue: string[] = [];
  private queued = 0;
  private cached: { question: BoardProps["question"]; board: B; routes: Route[] } | null = null;

  constructor(private readonly routing: Routing<B>) {}

  routes(t: BoardProps<B>): Route[] {
    if (this.cached === null || this.cached.question !== t.question || this.cached.board !== t.board) {
      const { question, board } = t;
      this.cached = { question, board, routes: routesOf(this.routing, question, board) };
    }
    return this.cached.routes;
  }

  codes(t: BoardProps<B>, spot: string): string[] {
    return codesAt(this.routing, this.routes(t), spot);
  }

  aims(t: BoardProps<B>, spot: string): string[] {
    return aims(this.routing, t.question, this.routes(t), spot);
  }

  /** Whether a click here does something: it chooses, or takes the piece up. */
  lively(t: BoardProps<B>, spot: string): boolean {
    return this.codes(t, spot).length > 0 || this.aims(t, spot).length > 0 || this.lands(t, spot);
  }

  /** Whether the picked piece may be put down here. */
  lands(t: BoardProps<B>, spot: string): boolean {
    if (this.picked === null || this.picked === spot) return false;
    return carried(this.routing, t.question, this.routes(t), this.picked, spot).length > 0;
  }

  /** The innermost place at this element where the picked piece may be put down: a piece lies on another, or in a column. */
  landing(t: BoardProps<B>, at: Element): string | null {
    let place = at.closest<HTMLElement>("[data-spot]");
    while (place !== null) {
      const spot = place.dataset["spot"];
      if (spot !== undefined && this.lands(t, spot)) return spot;
      place = place.parentElement?.closest<HTMLElement>("[data-spot]") ?? null;
    }
    return null;
  }

  /** Whether this spot is part of the answer that is being gathered. */
  taken(t: BoardProps<B>, spot: string): boolean {
    const gathered = t.gathered ?? [];
    if (gathered.length === 0) return false;
    return this.routes(t).some((r) => gathered.includes(r.code) && (r.from.includes(spot) || r.to.includes(spot)));
  }

  /** Whether the choice that is pointed at in the panel speaks of this spot, and how. */
  shown(t: BoardProps<B>, spot: string): "" | "picked" | "aimed" {
    if (t.highlight === null) return "";
    const pointed = this.routes(t).find((r) => r.code === t.highlight);
    if (pointed?.from.includes(spot)) return "picked";
    return pointed && (pointed.to.includes(spot) || pointed.drop.includes(spot)) ? "aimed" : "";
  }

  click(t: BoardProps<B>, spot: string, at: Element): void {
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
      if (codes.length > 1 && !this.routing.onlyPicks?.(codes)) this.open(codes, at);
    }
  }

  /** Put a piece down. False: it cannot go there. */
  carry(t: BoardProps<B>, from: string, to: string, at: Element): boolean {
    const found = carried(this.routing, t.question, this.routes(t), from, to);
    this.picked = null;
    if (found.length === 1 && found[0] !== undefined) this.follow(t, found[0]);
    else if (found.length > 1)
      this.open(
        found.map((codes) => codes[0] ?? ""),
        at,
      );
    return found.length > 0;
  }

  /** A new question has come: what was begun goes on if it is offered, and is forgotten if not. */
  asked(t: BoardProps<B>): void {
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

  private follow(t: BoardProps<B>, codes: string[]): void {
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
