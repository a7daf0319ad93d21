/** The list of my games is kept current by asking, not by sitting down: nobody at the tables hears of it. */
import * as api from "../net/api";
import type { Glance, SeatAt } from "../wire";

const EVERY = 15_000;

/** What is known of a table; null: it is no longer there. */
export type Seen = Record<string, Glance | null>;

/** Asks at once, now and then while somebody looks at the page, and when they come back to it. Returns how to stop. */
export function watch(seats: SeatAt[], found: (seen: Seen) => void): () => void {
  let asking = false;
  let ended = false;

  async function look(): Promise<void> {
    if (asking || document.visibilityState !== "visible") return;
    asking = true;
    try {
      const answers = await api.glances({ seats });
      if (!ended) found(Object.fromEntries(seats.map((seat, i) => [seat.table, answers[i] ?? null])));
    } catch {
      // What was seen last stays, and it is asked again soon.
    } finally {
      asking = false;
    }
  }

  const again = (): void => void look();
  const timer = setInterval(again, EVERY);
  document.addEventListener("visibilitychange", again);
  window.addEventListener("focus", again);
  again();
  return () => {
    ended = true;
    clearInterval(timer);
    document.removeEventListener("visibilitychange", again);
    window.removeEventListener("focus", again);
  };
}
