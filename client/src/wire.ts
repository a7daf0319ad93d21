// Made by tools/wire_types.py from src/orrery/web/wire.py and bodies.py: do not edit.

export const VERSION = 1;

export interface Hello {
  type: "hello";
  token?: string | null;
  since?: number;
  lang?: "de" | "en";
  version?: number;
}

export interface Choose {
  type: "choose";
  decision: number;
  code: string;
  key: string;
}

export interface Undo {
  type: "undo";
  key: string;
  study?: boolean;
}

export interface Why {
  type: "why";
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
}

export interface Question {
  id: number;
  kind: string;
  text: string;
  choices: ChoiceInfo[];
  primary: string | null;
  secret: boolean;
}

export interface SeatInfo {
  seat: number;
  name: string;
  kind: "bot" | "open" | "person";
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
  study: boolean;
  studied: number;
  read_only: string | null;
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
  what: "handover" | "joined" | "left" | "rematch";
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

export interface ErrorBody {
  error: string;
  message: string;
}

export interface ValueInfo {
  value: string;
  name: string;
}

export interface OptionInfo {
  key: string;
  name: string;
  values: ValueInfo[];
  default: string;
}

export interface BotInfo {
  key: string;
  name: string;
  about: string;
}

export interface GuidedInfo {
  offer: string;
  again: string;
}

export interface GameInfo {
  key: string;
  name: string;
  pitch: string;
  quick: string;
  usual: string[];
  guided: GuidedInfo | null;
  least: number;
  most: number;
  options: OptionInfo[];
  bots: BotInfo[];
}

export interface Plural {
  one: string;
  other: string;
}

export interface Component {
  key: string;
  name: string;
  kind: string;
  part: string;
  facts: Record<string, unknown>;
  text: string[];
  rule: string;
  doubt: string | null;
}

export interface Content {
  game: string;
  components: Record<string, Component>;
  words: Record<string, Record<string, string>>;
  phrases: Record<string, string | Plural>;
}

export interface NewSeat {
  kind: "bot" | "friend" | "hotseat" | "me";
  name?: string;
  bot?: string | null;
}

export interface NewTable {
  game: string;
  seats: NewSeat[];
  options?: Record<string, string>;
  seed?: string | null;
  entropy?: string;
  commit?: string;
}

export interface Commit {
  commit: string;
}

export interface SeatLink {
  seat: number;
  kind: "bot" | "friend" | "hotseat" | "me";
  name: string;
  token: string | null;
}

export interface Created {
  table: string;
  commit: string;
  seats: SeatLink[];
}

export interface SeatPublic {
  seat: number;
  name: string;
  kind: "bot" | "open" | "person";
  bot: string | null;
  joined: boolean;
  host: boolean;
  hot_seat: boolean;
}

export interface Fairness {
  secret: string;
  seed: string;
}

export interface TableInfo {
  table: string;
  game: string;
  name: string;
  options: Record<string, string>;
  seats: SeatPublic[];
  status: "gathering" | "over" | "running";
  commit: string;
  created: number;
  rows: number;
  studied: boolean;
  fair: Fairness | null;
  read_only: string | null;
}

export interface SeatAt {
  table: string;
  token: string;
}

export interface Glances {
  seats: SeatAt[];
}

export interface Glance {
  status: "gathering" | "over" | "running";
  round: number;
  mine: boolean;
  names: string[];
  busy: string[];
  read_only: string | null;
}

export interface Join {
  token: string;
  name?: string;
  entropy?: string;
}

export interface Joined {
  seat: number;
  status: "gathering" | "over" | "running";
}

export interface Handover {
  token: string;
  seat: number;
  bot?: string | null;
}

export interface Done {
  ok: boolean;
}

export interface Rematch {
  token: string;
  entropy?: string;
  commit?: string;
}

export interface Imported {
  table: string;
  status: "gathering" | "over" | "running";
  seats: SeatLink[];
}

export interface Moment {
  n: number;
  rows: number;
  round: number;
  seat: number | null;
  choice: string | null;
  news: News[];
  board: unknown;
  scores: ScoreInfo[];
}

export interface Mark {
  n: number;
  round: number;
  totals: number[];
  parts: Record<string, number>[];
}

export interface Course {
  rows: number;
  marks: Mark[];
  names: Record<string, string>;
}

export interface Health {
  ok: boolean;
  version: string;
}

export type FromClient = Hello | Choose | Undo | Why | Explain | SetLang | CatchUp | Ping;

export type ToClient = Update | Ack | Refused | Reasons | Explanation | CaughtUp | Pong | Info | Closed;
