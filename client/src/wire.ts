// Made by tools/wire_types.py from orrery.web.wire: do not edit.

export const VERSION = 1;

export interface Hello {
  type: "hello";
  token?: string | null;
  since?: number;
  lang?: "de" | "en";
  version?: number;
  window?: string;
}

export interface Choose {
  type: "choose";
  decision: number;
  key: string;
  code?: string | null;
  codes?: string[] | null;
}

export interface Undo {
  type: "undo";
  key: string;
  study?: boolean;
  whole?: boolean;
}

export interface Why {
  type: "why";
  code?: string | null;
}

export interface Advise {
  type: "advise";
}

export interface Explain {
  type: "explain";
  code: string;
}

export interface SetLang {
  type: "lang";
  lang: "de" | "en";
}

export interface CatchUp {
  type: "catch_up";
  since: number;
}

export interface Ping {
  type: "ping";
}

export interface News {
  n: number;
  key: string;
  seat: number;
  text: string;
  rule: string;
  params: Record<string, unknown>;
}

export interface ChoiceInfo {
  code: string;
  label: string;
  gain: string;
  about: string | null;
  final: boolean;
  times: number;
  quiet: boolean;
}

export interface Question {
  id: number;
  kind: string;
  text: string;
  choices: ChoiceInfo[];
  primary: string | null;
  secret: boolean;
  parts: number;
}

export interface SeatInfo {
  seat: number;
  name: string;
  kind: "bot" | "open" | "person" | "rival";
  bot: string | null;
  host: boolean;
  hot_seat: boolean;
  busy: boolean;
  since: number | null;
  connected: boolean;
}

export interface PartInfo {
  key: string;
  text: string;
  points: number;
  component: string | null;
}

export interface ScoreInfo {
  seat: number;
  total: number;
  wins: boolean;
  parts: PartInfo[];
  rank: string | null;
}

export interface Update {
  type: "update";
  seq: number;
  first: number;
  chosen: number;
  news: News[];
  status: "gathering" | "over" | "running";
  me: number | null;
  round: number;
  board: unknown;
  question: Question | null;
  seats: SeatInfo[];
  scores: ScoreInfo[];
  undo: boolean;
  whole: number;
  study: boolean;
  studied: number;
  read_only: string | null;
  advice: boolean;
}

export interface Ack {
  type: "ack";
  key: string;
  ok: boolean;
}

export interface Refused {
  type: "refused";
  key: string | null;
  error: string;
  message: string;
  rule: string;
}

export interface Reason {
  text: string;
  rule: string;
}

export interface Reasons {
  type: "why";
  reasons: Reason[];
  code: string | null;
}

export interface Advice {
  type: "advice";
  decision: number;
  codes: string[];
  labels: string[];
  text: string;
}

export interface Explanation {
  type: "explain";
  code: string;
  lines: string[];
}

export interface CaughtUp {
  type: "catch_up";
  first: number;
  news: News[];
}

export interface Pong {
  type: "pong";
}

export interface Info {
  type: "info";
  what: "handover" | "joined" | "left" | "rematch" | "windows";
  seat: number | null;
  text: string;
  table: string | null;
  token: string | null;
}

export interface Closed {
  type: "closed";
  error: string;
  message: string;
}

export type FromClient = Hello | Choose | Undo | Why | Advise | Explain | SetLang | CatchUp | Ping;

export type ToClient = Update | Ack | Refused | Reasons | Advice | Explanation | CaughtUp | Pong | Info | Closed;
