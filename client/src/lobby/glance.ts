/** A short look at a table for the list of my games: whose turn is it? */
import type { ToClient } from "../wire";
import { VERSION } from "../wire";

export interface Glance {
  mine: boolean;
  busy: string[];
  /** the others at the table */
  names: string[];
  over: boolean;
  gone: boolean;
}

/** Asks once, over the seat's own socket, and wants no news. Returns how to give up. */
export function glance(table: string, token: string | null, lang: "en" | "de", found: (what: Glance) => void): () => void {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const socket = new WebSocket(`${scheme}://${location.host}/ws/${table}`);
  socket.onopen = () => socket.send(JSON.stringify({ type: "hello", version: VERSION, token, lang, since: 1_000_000_000 }));
  socket.onmessage = (event) => {
    const message = JSON.parse(event.data as string) as ToClient;
    if (message.type === "closed") found({ mine: false, busy: [], names: [], over: false, gone: true });
    if (message.type === "update") {
      const others = message.seats.filter((seat) => seat.seat !== message.me);
      const busy = others.filter((seat) => seat.busy).map((seat) => seat.name);
      found({ mine: message.question !== null, busy, names: others.map((seat) => seat.name), over: message.status === "over", gone: false });
    }
    socket.close();
  };
  return () => socket.close();
}
