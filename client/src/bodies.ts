// Made by tools/wire_types.py from orrery.web.bodies: do not edit.

import type { News, ScoreInfo } from "./wire";

export interface ErrorBody {
  error: string;
  message: string;
}

export interface ValueInfo {
  value: string;
  name: string;
  needs: Record<string, string[]>;
  only: string;
}

export interface SwitchInfo {
  key: string;
  name: string;
}

export interface OptionInfo {
  key: string;
  name: string;
  values: ValueInfo[];
  default: string;
  parts: SwitchInfo[];
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
  doubts: number;
}

export interface Uncertain {
  correction: string;
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
  promise?: string;
  commit?: string;
  correction?: string;
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
  promise: string | null;
  unused: boolean;
}

export interface Fairness {
  secret: string;
  seed: string;
  shares: (string | null)[];
}

export interface ChosenOption {
  option: string;
  value: string;
}

export interface TableInfo {
  table: string;
  game: string;
  name: string;
  options: Record<string, string>;
  chosen: ChosenOption[];
  corrected: string[];
  seats: SeatPublic[];
  status: "gathering" | "over" | "running";
  me: number | null;
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
  promise?: string;
  key?: string;
}

export interface Reveal {
  token: string;
  share: string;
}

export interface Joined {
  seat: number;
  status: "gathering" | "over" | "running";
  unused: boolean;
  token: string;
}

export interface OwnSeat {
  token: string;
}

export interface DeviceLink {
  token: string;
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
  promise?: string;
  commit?: string;
}

export interface Imported {
  table: string;
  status: "gathering" | "over" | "running";
  seats: SeatLink[];
}

export interface Health {
  ok: boolean;
  version: string;
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

export interface RecordRow {
  options: string;
  against: string;
  rank: string | null;
  games: number;
  wins: number;
  best: number;
  mean: number;
}

export interface RecordByOption {
  option: string;
  rows: RecordRow[];
}

export interface RecordInfo {
  game: string;
  games: number;
  wins: number;
  studied: number;
  damaged: number;
  rows: RecordRow[];
  drawn: RecordByOption[];
}
