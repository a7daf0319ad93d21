/** How my tables stand, kept current by asking, not by sitting down: nobody at the tables hears of it. */
import * as api from "../net/api";
import type { Glance, SeatAt } from "../bodies";
import type { Words } from "../words.svelte";

const EVERY = 15_000;

/** What is known of each table; null: it is no longer there. */
export type TableStatuses = Record<string, Glance | null>;

/** Asks at once, now and then while somebody looks at the page, and when they come back to it. Returns how to stop. */
export function watchTables(seats: SeatAt[], found: (statuses: TableStatuses) => void): () => void {
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

/** One sentence on whom the table waits for; undefined: nothing is known yet. */
export function statusOf(found: Glance | null | undefined, words: Words): string {
  if (found === undefined) return "…";
  if (found === null) return words("client.my_tables.gone");
  if (found.status === "over") return words("client.my_tables.over");
  if (found.read_only !== null) return found.read_only;
  if (found.mine) return words("client.my_tables.turn");
  if (found.busy.length > 0) return words("client.my_tables.waits", { names: found.busy.join(", ") });
  return words("client.my_tables.running");
}

/** Who else is there, and how far the game is. Who plays alone has no company. */
export function companyOf(found: Glance, words: Words): string {
  const begun = found.status === "running" && found.round > 0;
  const company = [found.names.join(", "), begun ? words("client.my_tables.round", { round: found.round }) : ""];
  return company.filter(Boolean).join(" · ");
}
