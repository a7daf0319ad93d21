/** The tables this browser has a seat at (or watches), kept in localStorage. */
import type { Created, SeatLink } from "../bodies";

export interface MySeat {
  seat: number;
  token: string;
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

/** The next game of the same people, everybody one seat further. A link to the old table opens the new one as well. */
export function rememberRematch(before: string, me: number, made: Created): void {
  const old = myTables[before];
  const count = made.seats.length;
  const seats = made.seats.map((seat) => {
    const was = [...(old?.seats ?? []), ...(old?.friends ?? [])].find((one) => one.seat === (seat.seat + 1) % count);
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
