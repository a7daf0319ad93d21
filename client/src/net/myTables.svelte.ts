/** The tables this browser has a seat at (or watches), kept in localStorage. */
import type { Created, SeatLink } from "../bodies";
import { entropy } from "../random";

export interface MySeat {
  seat: number;
  token: string;
  /** the link that was exchanged for the token, and opens nothing any more */
  link?: string;
  name: string;
  /** how many news of this seat were seen in this browser; missing: none of them */
  seen?: number;
}

export interface MyTable {
  game: string;
  created: number;
  /** several: hot-seat, with a curtain between them */
  seats: MySeat[];
  /** links for friends who have not joined yet, known to the host alone */
  friends: MySeat[];
  host: boolean;
  /** a guided game; the guide may be hidden and had again */
  guide: boolean;
  hidden?: boolean;
}

const STORED = "orrery.tables";

function load(): Record<string, MyTable> {
  try {
    return JSON.parse(localStorage.getItem(STORED) ?? "{}") as Record<string, MyTable>;
  } catch {
    return {};
  }
}

export const myTables: Record<string, MyTable> = $state(load());

function keep(): void {
  try {
    localStorage.setItem(STORED, JSON.stringify(myTables));
  } catch {
    // Nothing is kept here: the seat's link is all there is.
  }
}

export function remember(table: string, game: string, seats: SeatLink[], guide = false): void {
  const links = (kinds: string[]): MySeat[] =>
    seats.flatMap((s) =>
      s.token !== null && kinds.includes(s.kind) ? [{ seat: s.seat, token: s.token, name: s.name }] : [],
    );
  myTables[table] = {
    game,
    guide,
    created: Date.now(),
    host: true,
    seats: links(["me", "hotseat"]),
    friends: links(["friend"]),
  };
  keep();
}

/**
 * The next game of the same people, everybody one seat further. A token of the old table opens the new one as well; of
 * others this browser has links at most, for seats where nobody has come yet.
 */
export function rememberRematch(before: string, me: number, made: Created, open: number[]): void {
  const old = myTables[before];
  const count = made.seats.length;
  const seats = made.seats.map((seat) => {
    const friends = (old?.friends ?? []).filter((friend) => open.includes(friend.seat));
    const was = [...(old?.seats ?? []), ...friends].find((one) => one.seat === (seat.seat + 1) % count);
    return { ...seat, token: seat.token ?? was?.token ?? null };
  });
  const own = seats[(me + count - 1) % count]!;
  if (own.kind !== "friend") remember(made.table, old?.game ?? "", seats);
  else rememberSeat(made.table, old?.game ?? "", { seat: own.seat, token: own.token!, name: own.name });
}

/** A seat that came by a link. */
export function rememberSeat(table: string, game: string, seat: MySeat): void {
  const entry = myTables[table] ?? { game, guide: false, created: Date.now(), host: false, seats: [], friends: [] };
  entry.seats = [...entry.seats.filter((other) => other.seat !== seat.seat), seat];
  myTables[table] = entry;
  keep();
}

const KEYS = "orrery.keys";

function keys(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(KEYS) ?? "{}") as Record<string, string>;
  } catch {
    return {};
  }
}

/** What a link is exchanged with. It is kept before it is sent: should the answer be lost, it gets the same again. */
export function keyFor(link: string): string {
  const known = keys();
  const key = known[link] ?? entropy();
  try {
    localStorage.setItem(KEYS, JSON.stringify({ ...known, [link]: key }));
  } catch {
    // Nothing is kept here: a lost answer is lost.
  }
  return key;
}

/** Whether this browser has exchanged a link before. */
export function hasKey(link: string): boolean {
  return keys()[link] !== undefined;
}

/** The token in this browser for what stands in the address: a token, or a link that was exchanged here. */
export function tokenFor(table: string, given: string): string {
  return myTables[table]?.seats.find((seat) => seat.link === given)?.token ?? given;
}

export function seatOf(table: string, token: string | null): MySeat | undefined {
  return myTables[table]?.seats.find((seat) => seat.token === token);
}

export function rememberSeen(table: string, token: string | null, seen: number): void {
  const seat = seatOf(table, token);
  if (seat !== undefined && seen > (seat.seen ?? 0)) {
    seat.seen = seen;
    keep();
  }
}

export function showGuide(table: string, shown: boolean): void {
  const entry = myTables[table];
  if (entry !== undefined) {
    entry.hidden = !shown;
    keep();
  }
}

export function forget(table: string): void {
  delete myTables[table];
  keep();
}
