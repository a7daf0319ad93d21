/** One seat's (or a spectator's) place at a table: what the server told, what is being played, what was asked for. */
import type { BoardModule, Playing } from "../boards/types";
import { entropy } from "../net/api";
import { Connection } from "../net/connection";
import { mine, rememberSeen } from "../net/mine.svelte";
import { motion, settings } from "../settings.svelte";
import type { Board, Explanation, Info, News, Question, Reason, Refused, ToClient, Update } from "../wire";
import { alertTurn } from "./alert";

interface Pending {
  key: string;
  decision: number;
  code: string;
}

const NORMAL_MOTION = 220;

export class Session {
  update: Update | null = $state.raw(null);
  /** all that this seat was told, in order */
  log: News[] = $state.raw([]);
  /** what happened since this seat was last here; empty: nothing to catch up with */
  missed: News[] = $state.raw([]);
  playing: Playing<Board> | null = $state.raw(null);
  /** the one choice that was not acknowledged yet: it is sent again after a reconnect, with the same key */
  pending: Pending | null = $state.raw(null);
  refused: Refused | null = $state.raw(null);
  reasons: Reason[] | null = $state.raw(null);
  explanation: Explanation | null = $state.raw(null);
  notes: Info[] = $state.raw([]);
  online = $state(true);
  closed: string | null = $state(null);
  /** for the live region */
  spoken = $state("");

  private readonly connection: Connection;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private greeted = false;

  constructor(
    readonly table: string,
    readonly token: string | null,
    private readonly module: () => BoardModule | null,
  ) {
    this.connection = new Connection(table, {
      hello: () => {
        this.greeted = false;
        return { token: this.token, since: this.update?.seq ?? 0, lang: settings.lang };
      },
      online: (yes) => (this.online = yes),
      heard: (message) => this.heard(message),
    });
  }

  /** Nothing is asked while the news are still being played. */
  get question(): Question | null {
    return this.playing === null ? (this.update?.question ?? null) : null;
  }

  get me(): number | null {
    return this.update?.me ?? null;
  }

  close(): void {
    clearTimeout(this.timer);
    this.connection.close();
  }

  choose(code: string): void {
    const question = this.question;
    if (question === null || this.pending !== null || !question.choices.some((choice) => choice.code === code)) return;
    this.pending = { key: entropy(), decision: question.id, code };
    this.refused = this.reasons = this.explanation = null;
    this.deliver();
  }

  undo(study: boolean): void {
    this.skip();
    this.refused = this.reasons = this.explanation = null;
    this.connection.send({ type: "undo", key: entropy(), study });
  }

  /** Ask why not; asked again, the answer goes away. */
  why(): void {
    if (this.reasons !== null) this.reasons = null;
    else this.connection.send({ type: "why" });
  }

  explain(code: string): void {
    if (this.explanation?.code !== code) this.connection.send({ type: "explain", code });
  }

  speak(lang: "en" | "de"): void {
    this.explanation = this.reasons = this.refused = null;
    this.spoken = "";
    this.connection.send({ type: "lang", lang });
    this.connection.send({ type: "catch_up", since: 0 });
  }

  caughtUp(): void {
    this.missed = [];
  }

  /** End the playing of news at once. */
  skip(): void {
    clearTimeout(this.timer);
    this.playing = null;
  }

  private deliver(): void {
    if (this.pending !== null) this.connection.send({ type: "choose", ...this.pending });
  }

  private heard(message: ToClient): void {
    switch (message.type) {
      case "update":
        return this.take(message);
      case "ack":
        return; // the update that follows, or came before, ends what is pending
      case "refused":
        if (message.key === null) return; // an explanation that came too late: nobody waits for it
        if (message.key === this.pending?.key) this.pending = null;
        this.refused = message;
        this.spoken = message.message;
        return;
      case "why":
        this.reasons = message.reasons;
        return;
      case "explain":
        this.explanation = message;
        return;
      case "catch_up":
        this.merge(message.news);
        return;
      case "info":
        this.notes = [...this.notes.slice(-3), message];
        this.spoken = message.text;
        return;
      case "closed":
        this.closed = message.message;
    }
  }

  private take(update: Update): void {
    if (update.question?.id !== this.pending?.decision) this.pending = null;
    const before = this.update;
    const known = before?.seq ?? 0;
    this.update = update;
    this.merge(update.news);
    const fresh = update.news.filter((item) => item.n >= known);
    if (before === null) this.arrive(update);
    else {
      this.spoken = said(fresh, update.question?.id === before.question?.id ? "" : (update.question?.text ?? ""));
      this.play(fresh, before);
    }
    if (update.question !== null && (before === null || before.question === null)) alertTurn(before !== null);
    if (update.question?.id !== before?.question?.id) this.refused = this.reasons = this.explanation = null;
    rememberSeen(this.table, update.seq);
    if (!this.greeted) {
      this.greeted = true;
      this.deliver();
    }
  }

  private arrive(update: Update): void {
    const seen = mine[this.table]?.seen ?? 0;
    // One's own doings as well: a bot did them, or a hand at another screen.
    if (seen > 0 && this.token !== null) this.missed = update.news.filter((item) => item.n >= seen);
  }

  private merge(news: News[]): void {
    if (news.length === 0) return;
    const byNumber = new Map(this.log.map((item) => [item.n, item]));
    for (const item of news) byNumber.set(item.n, item);
    this.log = [...byNumber.values()].sort((a, b) => a.n - b.n);
  }

  private play(fresh: News[], before: Update): void {
    const module = this.module();
    const pace = motion() / NORMAL_MOTION;
    if (module === null || pace === 0 || document.hidden || before.board === null || fresh.length === 0) return this.skip();
    const previous = before.board;
    const steps = module.steps(fresh, this.me);
    const show = (step: number): void => {
      const group = steps[step];
      if (group === undefined) return this.skip();
      const ms = group.ms * pace;
      this.playing = { items: group.items, previous, step, steps: steps.length, ms };
      this.timer = setTimeout(() => show(step + 1), ms);
    };
    this.skip();
    show(0);
  }
}

/** So many letters of news are read out at once; the log has everything. */
const MOST_SPOKEN = 400;

/** What a screen reader reads out: what happened, the latest of it if it is much, and what is asked now. */
function said(news: News[], question: string): string {
  const sentences: string[] = [];
  let letters = 0;
  for (const item of [...news].reverse()) {
    letters += item.text.length;
    if (letters > MOST_SPOKEN && sentences.length > 0) break;
    sentences.unshift(item.text);
  }
  return [...sentences, question].join(" ").trim();
}
