/**
 * Fair dice as this browser sees them: what was promised to it, and whether it was kept.
 *
 * The same is in src/orrery/tables/fair.py, and explained in docs/exports.md. The browser's own hashes are only there on
 * secure pages, and have no BLAKE2b: so there is a library for it.
 */
import { blake2b } from "@noble/hashes/blake2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import type { TableInfo } from "../bodies";
import { entropy } from "../random";

/** What a page keeps of a table: its own share, and what everybody has promised, the server too. */
export interface Kept {
  seat: number;
  share: string;
  commit: string;
  /** by seat; missing: not all had joined yet */
  promises?: (string | null)[];
}

const STORED = "orrery.shares";
const PERSONAL = 16;

function number(value: number): Uint8Array {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, value);
  return bytes;
}

function hash(purpose: string, ...parts: Uint8Array[]): string {
  const personalization = new Uint8Array(PERSONAL);
  personalization.set(utf8ToBytes(purpose));
  return bytesToHex(blake2b(concatBytes(...parts), { dkLen: 32, personalization }));
}

export const commitOf = (secret: string): string => hash("orrery commit", hexToBytes(secret));

export const promiseOf = (commit: string, seat: number, share: string): string =>
  hash("orrery share", hexToBytes(commit), number(seat), hexToBytes(share));

export function seedOf(secret: string, shares: string[]): string {
  const parts = [secret, ...shares].map(hexToBytes);
  return hash("orrery fair", ...parts.flatMap((part) => [number(part.length), part]));
}

function all(): Record<string, Kept> {
  try {
    return JSON.parse(localStorage.getItem(STORED) ?? "{}") as Record<string, Kept>;
  } catch {
    return {};
  }
}

export function kept(table: string): Kept | undefined {
  return all()[table];
}

export function keep(table: string, what: Kept): void {
  try {
    localStorage.setItem(STORED, JSON.stringify({ ...all(), [table]: what }));
  } catch {
    // Nothing is kept here: nothing can be checked in the end.
  }
}

/** The dice were fixed without it. */
export function drop(table: string): void {
  const { [table]: _, ...rest } = all();
  try {
    localStorage.setItem(STORED, JSON.stringify(rest));
  } catch {
    // Nothing was kept.
  }
}

/** This page's share for a seat that it takes: the same again, should the answer have been lost. */
export function shareFor(table: string, seat: number, commit: string): Kept {
  const known = kept(table);
  if (known?.seat === seat && known.commit === commit) return known;
  const made = { seat, share: entropy(), commit };
  keep(table, made);
  return made;
}

/** What everybody has promised is kept before the own share is shown. False: it is not what was promised here. */
export function keepPromises(table: string, info: TableInfo): boolean {
  const known = kept(table);
  if (known === undefined) return false;
  const promises = info.seats.map((seat) => seat.promise);
  const own = promises[known.seat] === promiseOf(known.commit, known.seat, known.share);
  if (!own || info.commit !== known.commit) return false;
  if (known.promises === undefined) keep(table, { ...known, promises });
  else if (known.promises.some((promise, seat) => promise !== promises[seat])) return false;
  return true;
}

export type Fault = "secret" | "own" | "others" | "seed";

/** What is not as it was promised to this page. Null: it was promised nothing, or the game is not over. */
export function faults(known: Kept | undefined, info: TableInfo): Fault[] | null {
  const { fair } = info;
  if (known === undefined || fair === null) return null;
  const found: Fault[] = [];
  const shares = fair.shares;
  if (commitOf(fair.secret) !== known.commit) found.push("secret");
  if (shares[known.seat] !== known.share) found.push("own");
  const broken = (known.promises ?? []).some((promise, seat) => {
    const share = shares[seat];
    return (
      promise !== null && share !== null && share !== undefined && promiseOf(known.commit, seat, share) !== promise
    );
  });
  // A share that nobody had promised to this page must not be among those of the others.
  const foreign =
    known.promises !== undefined && shares.some((share, seat) => share !== null && !known.promises![seat]);
  if (broken || foreign) found.push("others");
  const used = shares.filter((share) => share !== null);
  if (seedOf(fair.secret, used) !== fair.seed) found.push("seed");
  return found;
}
