/** One seat's (or a spectator's) place at a table: what the server told, what is being played, what was asked for. */
import type { GameClient } from "../games/types";
import { Connection } from "../net/connection";
import { rememberSeen, seatOf } from "../net/myTables.svelte";
import { entropy } from "../random";
import { settings } from "../settings.svelte";
import type { Advice, Explanation, Info, News, Question, Reason, Refused, ToClient, Update } from "../wire";
import { alertTurn } from "./alert";
import { NewsPlayback } from "./newsPlayback.svelte";

interface Pending {
  key: string;
  decision: number;
  codes: string[];
}

/** This window, for the server to know it again when it comes back. */
const WINDOW = entropy();

/** So many news come at once. */
const PAGE = 400;

export class Session {
  update: Update | null = $state.raw(null);
  /** all that this seat was told, in order */
  log: News[] = $state.raw([]);
  /** what happened since this seat was last here; empty: nothing to catch up with */
  missed: News[] = $state.raw([]);
  /** the one choice that was not acknowledged yet: it is sent again after a reconnect, with the same key */
  pending: Pending | null = $state.raw(null);
  refused: Refused | null = $state.raw(null);
  reasons: Reason[] | null = $state.raw(null);
  explanation: Explanation | null = $state.raw(null);
  /** what the adviser would do here; null: nobody has asked */
  advice: Advice | null = $state.raw(null);
  /** the adviser was asked, and thinks */
  advising = $state(false);
  /** nobody has asked it: what is done with its answer */
  private unasked: ((codes: string[]) => boolean) | null = null;
  notes: Info[] = $state.raw([]);
  online = $state(true);
  closed: string | null = $state(null);
  /** why, as a key */
  closedBy: string | null = $state(null);
  /** for the live region */
  spoken = $state("");

  private readonly connection: Connection;
  private readonly playback: NewsPlayback;
  private greeted = false;
  /** from which number on news came while nobody looked; null: everything was seen */
  private unseen: number | null = null;
  /** the log is being told anew, in another language */
  private renewing = false;

  constructor(
    readonly table: string,
    readonly token: string | null,
    client: () => GameClient | null,
  ) {
    this.playback = new NewsPlayback(client);
    document.addEventListener("visibilitychange", this.look);
    this.connection = new Connection(table, {
      hello: () => {
        this.greeted = this.advising = false;
        return { token: this.token, since: this.update?.seq ?? 0, lang: settings.lang, window: WINDOW };
      },
      online: (yes) => (this.online = yes),
      heard: (message) => this.heard(message),
    });
  }

  get playing(): NewsPlayback["playing"] {
    return this.playback.playing;
  }

  /** Nothing is asked while the news are still being played. */
  get question(): Question | null {
    return this.playing === null ? (this.update?.question ?? null) : null;
  }

  get me(): number | null {
    return this.update?.me ?? null;
  }

  /** Nobody waits for this page: it has no seat, or its seat is played by a bot. */
  private get watches(): boolean {
    return this.me === null || (this.update?.seats[this.me]?.bot ?? null) !== null;
  }

  close(): void {
    this.skip();
    document.removeEventListener("visibilitychange", this.look);
    this.connection.close();
  }

  choose(code: string): void {
    this.answer([code]);
  }

  /** One answer, or several in a row: all are carried out, or none. */
  answer(codes: string[]): void {
    const question = this.question;
    if (question === null || this.pending !== null || !question.choices.some(({ code }) => code === codes[0])) return;
    this.pending = { key: entropy(), decision: question.id, codes };
    this.forget();
    this.deliver();
  }

  undo(study: boolean, whole = false): void {
    this.skip();
    this.forget();
    this.connection.send({ type: "undo", key: entropy(), study, whole });
  }

  /** Ask why not, or why not this; asked again, the answer goes away. */
  why(code: string | null = null): void {
    if (this.reasons !== null && code === null) this.reasons = null;
    else this.connection.send({ type: "why", code });
  }

  /** Ask what the adviser would do; asked again, it is done. */
  advise(): void {
    if (this.advice !== null) this.answer(this.advice.codes);
    else if (this.update?.advice && this.question !== null && !this.advising) {
      this.advising = true;
      this.unasked = null;
      this.connection.send({ type: "advise" });
    }
  }

  /** Ask the adviser unasked: where `take` makes nothing of its answer, that is shown. Nobody is told that it has none. */
  suggest(take: (codes: string[]) => boolean): void {
    if (this.update?.advice !== true || this.question === null) return;
    this.advising = this.connection.send({ type: "advise" });
    this.unasked = this.advising ? take : null;
  }

  /** What was said of the question before. */
  private forget(): void {
    this.refused = this.reasons = this.explanation = this.advice = null;
  }

  explain(code: string): void {
    if (this.explanation?.code !== code) this.connection.send({ type: "explain", code });
  }

  speak(lang: "en" | "de"): void {
    this.forget();
    this.spoken = "";
    this.connection.send({ type: "lang", lang });
    this.renewing = this.log.length > 0;
    if (this.renewing) this.connection.send({ type: "catch_up", since: this.log[0]!.n });
  }

  /** Whether there are older news than those in the log. */
  get hasEarlier(): boolean {
    return (this.log[0]?.n ?? 0) > 0;
  }

  earlier(): void {
    this.connection.send({ type: "catch_up", since: Math.max(0, this.log[0]!.n - PAGE) });
  }

  caughtUp(): void {
    this.missed = [];
  }

  /** How many steps of what happened since the last question can be seen again; 0: it is no story. */
  get story(): number {
    return this.playback.story;
  }

  /** End the playing of news at once. */
  skip(): void {
    this.playback.skip();
  }

  /** What is played goes on, goes back, or begins again; what it says then is read out. */
  tell(how: "next" | "back" | "again"): void {
    this.playback[how]();
    this.spoken = this.playing?.items.map((item) => item.text).join(" ") ?? this.question?.text ?? "";
  }

  private deliver(): void {
    if (this.pending === null) return;
    const { codes, ...rest } = this.pending;
    const [code] = codes;
    this.connection.send({ type: "choose", ...rest, ...(codes.length > 1 ? { codes } : { code: code ?? null }) });
  }

  private heard(message: ToClient): void {
    switch (message.type) {
      case "update":
        return this.take(message);
      case "ack":
        return; // the update that follows, or came before, ends what is pending
      case "refused":
        if (message.key === null && !message.error.startsWith("advice")) {
          if (message.error === "stale") this.advising = false;
          return; // an explanation that came too late: nobody waits for it
        }
        if (message.key === null) this.advising = false;
        if (message.key === null && this.unasked !== null) return;
        if (message.key === this.pending?.key) this.pending = null;
        this.refused = message;
        this.spoken = message.message;
        return;
      case "why":
        this.reasons = message.reasons;
        return;
      case "advice":
        this.advising = false;
        if (message.decision !== this.update?.question?.id || this.unasked?.(message.codes)) return;
        this.advice = message;
        this.spoken = [message.text, ...message.labels].join(" ");
        return;
      case "explain":
        this.explanation = message;
        return;
      case "catch_up":
        return this.renew(message.news);
      case "info":
        // The latest number of windows alone is true.
        this.notes = [...this.notes.filter((note) => note.what !== "windows" || message.what !== "windows"), message];
        this.notes = this.notes.slice(-4);
        this.spoken = message.text;
        return;
      case "closed":
        this.closed = message.message;
        this.closedBy = message.error;
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
      const answered = before.question !== null && update.question?.id !== before.question.id;
      this.playback.add(fresh, before.board, this.me, answered, this.watches);
    }
    if (update.question !== null && (before === null || before.question === null)) alertTurn(before !== null);
    if (update.question?.id !== before?.question?.id) this.forget();
    if (document.hidden && before !== null && fresh.length > 0) this.unseen ??= known;
    this.look();
    if (!this.greeted) {
      this.greeted = true;
      this.deliver();
    }
  }

  /** Who comes back is offered what this browser has not shown; at another one, what came after the last own choice. */
  private arrive(update: Update): void {
    const seen = seatOf(this.table, this.token)?.seen ?? update.chosen;
    // One's own doings as well: a bot did them, or a hand at another screen.
    if (seen > 0 && this.token !== null) this.missed = update.news.filter((item) => item.n >= seen);
  }

  /** Somebody looks at the page: then what came while nobody did can be stepped through, and all of it counts as seen. */
  private look = (): void => {
    if (document.hidden || this.update === null) return;
    if (this.unseen !== null && this.token !== null) this.missed = this.log.filter((item) => item.n >= this.unseen!);
    this.unseen = null;
    rememberSeen(this.table, this.token, this.update.seq);
  };

  /** News that were asked for; they come page by page. */
  private renew(news: News[]): void {
    this.merge(news);
    const next = (news.at(-1)?.n ?? Infinity) + 1;
    this.renewing &&= news.length === PAGE && next < (this.update?.seq ?? 0);
    if (this.renewing) this.connection.send({ type: "catch_up", since: next });
  }

  private merge(news: News[]): void {
    if (news.length === 0) return;
    const byNumber = new Map(this.log.map((item) => [item.n, item]));
    for (const item of news) byNumber.set(item.n, item);
    this.log = [...byNumber.values()].sort((a, b) => a.n - b.n);
  }
}

/** So many letters of news are read out at once; the log has everything. */
const MOST_SPOKEN = 600;

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
