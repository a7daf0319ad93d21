/** One WebSocket to a table that mends itself: it comes back by itself and says what it already knows. */
import type { FromClient, ToClient } from "../wire";
import { VERSION } from "../wire";

export interface Listener {
  /** what to say first, on every connection */
  hello(): { token: string | null; since: number; lang: "en" | "de"; window: string };
  heard(message: ToClient): void;
  online(yes: boolean): void;
}

const FIRST_WAIT = 300;
const LONGEST_WAIT = 8_000;
const PING_EVERY = 20_000;
const SILENCE = 45_000;

export class Connection {
  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pinger: ReturnType<typeof setInterval> | undefined;
  private lastHeard = 0;
  private ended = false;

  constructor(
    private readonly table: string,
    private readonly listener: Listener,
  ) {
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
    this.open();
  }

  /** False: there is no connection; say it again after the next hello. */
  send(message: FromClient): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.ended = true;
    clearTimeout(this.timer);
    clearInterval(this.pinger);
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    this.socket?.close();
  }

  private readonly hurry = (): void => {
    if (this.ended || document.hidden || this.socket !== null) return;
    this.wait = FIRST_WAIT;
    this.open();
  };

  private open(): void {
    clearTimeout(this.timer);
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/ws/${this.table}`);
    this.socket = socket;
    socket.onopen = () => {
      this.lastHeard = Date.now();
      this.send({ type: "hello", version: VERSION, ...this.listener.hello() });
      clearInterval(this.pinger);
      this.pinger = setInterval(() => this.beat(), PING_EVERY);
    };
    socket.onmessage = (event) => {
      this.lastHeard = Date.now();
      this.wait = FIRST_WAIT;
      const message = JSON.parse(event.data as string) as ToClient;
      if (message.type === "closed") this.close();
      else this.listener.online(true);
      this.listener.heard(message);
    };
    socket.onclose = () => {
      if (this.socket !== socket) return;
      this.socket = null;
      clearInterval(this.pinger);
      if (this.ended) return;
      this.listener.online(false);
      this.timer = setTimeout(() => this.open(), this.wait * (0.75 + Math.random() / 2));
      this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
    };
  }

  private beat(): void {
    if (Date.now() - this.lastHeard > SILENCE) this.socket?.close();
    else this.send({ type: "ping" });
  }
}
