import { expect, test, vi } from "vitest";
import type { Info } from "../wire";

const go = vi.hoisted(() => vi.fn());
vi.mock("../router.svelte", () => ({ go }));
const { follow, isInvitation } = await import("./rematch");

const note = (more: Partial<Info>): Info => ({
  type: "info",
  what: "rematch",
  seat: null,
  text: "",
  table: "new",
  token: null,
  ...more,
});

test("an invitation names the table to go to", () => {
  expect([note({}), note({ table: null }), note({ what: "joined" })].map(isInvitation)).toEqual([true, false, false]);
});

test("one goes there with the link it brings, else with the old one; a spectator with none", () => {
  follow(note({ token: "fresh" }), "old");
  follow(note({}), "old");
  follow(note({}), null);
  expect(go.mock.calls).toEqual([["/t/new#fresh"], ["/t/new#old"], ["/t/new"]]);
});
