/** The server over HTTP. What it refuses comes back as one sentence in the reader's language. */
import { entropy } from "../random";
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

/** The dice are fair if the server has published its hash before it learns our share. */
async function share(): Promise<{ entropy: string; commit: string }> {
  const { commit } = await post<Commit>("commits", null);
  return { entropy: entropy(), commit };
}

export const games = (): Promise<GameInfo[]> => ask("games");
export const rules = (game: string): Promise<Record<string, string>> => ask(`games/${game}/rules`);
export const record = (game: string): Promise<RecordInfo> => ask(`record/${game}`);
export const uncertain = (game: string): Promise<Uncertain> => ask(`games/${game}/uncertain`);
export const content = (table: string): Promise<Content> => ask(`tables/${table}/content`);
export const create = async (table: NewTable): Promise<Created> => post("tables", { ...table, ...(await share()) });
export const info = (table: string): Promise<TableInfo> => ask(`tables/${table}`);
export const glances = (body: Glances): Promise<(Glance | null)[]> => post("glances", body);
export const join = (table: string, body: Join): Promise<Joined> => post(`tables/${table}/join`, body);
export const deviceLink = (table: string, token: string): Promise<DeviceLink> =>
  post<DeviceLink>(`tables/${table}/link`, { token } satisfies OwnSeat);
export const handover = (table: string, body: Handover): Promise<Done> => post(`tables/${table}/handover`, body);
export const rematch = async (table: string, token: string): Promise<Created> =>
  post<Created>(`tables/${table}/rematch`, { token, ...(await share()) } satisfies Rematch);
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
