/** The server over HTTP. What it refuses comes back as one sentence in the reader's language. */
import { entropy } from "../random";
import { keep, promiseOf } from "./fairness";
import { settings } from "../settings.svelte";
import type {
  Commit,
  Content,
  Course,
  Created,
  DeviceLink,
  Done,
  ErrorBody,
  GameInfo,
  Glance,
  Glances,
  Handover,
  Imported,
  Join,
  Joined,
  Moment,
  NewTable,
  OwnSeat,
  RecordInfo,
  Rematch,
  Reveal,
  TableInfo,
  Uncertain,
} from "../bodies";

export class Refusal extends Error {
  readonly key: string;

  constructor(body: ErrorBody) {
    super(body.message);
    this.key = body.error;
  }
}

async function ask<T>(path: string, init: RequestInit = {}): Promise<T> {
  const mark = path.includes("?") ? "&" : "?";
  let answer: Response;
  try {
    answer = await fetch(`/api/${path}${mark}lang=${settings.lang}`, init);
  } catch {
    throw new Refusal({ error: "offline", message: "" });
  }
  const body: unknown = await answer.json().catch(() => null);
  if (!answer.ok) throw new Refusal((body as ErrorBody | null) ?? { error: `http_${answer.status}`, message: "" });
  return body as T;
}

function post<T>(path: string, body: unknown): Promise<T> {
  return ask<T>(path, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) });
}

function withToken(token: string | null): RequestInit {
  return token === null ? {} : { headers: { "X-Seat-Token": token } };
}

/**
 * The dice are fair if the server has published its hash before it learns our share, and if it learns that when all have
 * promised theirs. Who plays alone gives it at once.
 */
async function withShare(seat: number, several: boolean, make: (given: Share) => Promise<Created>): Promise<Created> {
  const { commit } = await post<Commit>("commits", null);
  const share = entropy();
  const made = await make(several ? { commit, promise: promiseOf(commit, seat, share) } : { commit, entropy: share });
  if (made.commit === commit) keep(made.table, { seat, share, commit });
  return made;
}

type Share = { commit: string; promise: string } | { commit: string; entropy: string };

export const games = (): Promise<GameInfo[]> => ask("games");
export const rules = (game: string): Promise<Record<string, string>> => ask(`games/${game}/rules`);
export const record = (game: string): Promise<RecordInfo> => ask(`record/${game}`);
export const uncertain = (game: string): Promise<Uncertain> => ask(`games/${game}/uncertain`);
export const content = (table: string): Promise<Content> => ask(`tables/${table}/content`);
export const create = (table: NewTable): Promise<Created> =>
  withShare(
    table.seats.findIndex((seat) => seat.kind === "me"),
    table.seats.some((seat) => seat.kind === "friend"),
    (given) => post("tables", { ...table, ...given } satisfies NewTable),
  );
export const info = (table: string): Promise<TableInfo> => ask(`tables/${table}`);
export const reveal = (table: string, body: Reveal): Promise<Done> => post(`tables/${table}/reveal`, body);
export const glances = (body: Glances): Promise<(Glance | null)[]> => post("glances", body);
export const join = (table: string, body: Join): Promise<Joined> => post(`tables/${table}/join`, body);
export const deviceLink = (table: string, token: string): Promise<DeviceLink> =>
  post<DeviceLink>(`tables/${table}/link`, { token } satisfies OwnSeat);
export const handover = (table: string, body: Handover): Promise<Done> => post(`tables/${table}/handover`, body);
/** `seat`: one's own at the next table; `several`: not all people there sit at this screen. */
export const rematch = (table: string, token: string, seat: number, several: boolean): Promise<Created> =>
  withShare(seat, several, (given) => post<Created>(`tables/${table}/rematch`, { token, ...given } satisfies Rematch));
export const importGame = (text: string): Promise<Imported> =>
  ask("import", { method: "POST", headers: { "Content-Type": "application/json" }, body: text });
export const course = (table: string, token: string | null): Promise<Course> =>
  ask(`tables/${table}/course`, withToken(token));
export const moment = (table: string, n: number, token: string | null): Promise<Moment> =>
  ask(`tables/${table}/replay/${n}`, withToken(token));

export async function download(table: string, token: string | null): Promise<void> {
  const file = await ask<unknown>(`tables/${table}/export`, withToken(token));
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([JSON.stringify(file, null, 1)], { type: "application/json" }));
  link.download = `orrery-${table}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
