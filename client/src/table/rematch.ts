/** The next game of the same people: whoever is at the old table is invited to it. */
import { go } from "../router.svelte";
import type { Info } from "../wire";

export function isInvitation(note: Info): boolean {
  return note.what === "rematch" && note.table !== null;
}

/** Go there. A link to the old table opens the new one as well. */
export function follow(note: Info, token: string | null): void {
  const link = note.token ?? token;
  go(`/t/${note.table}${link === null ? "" : `#${link}`}`);
}
