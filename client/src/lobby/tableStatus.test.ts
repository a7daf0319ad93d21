import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Glance } from "../bodies";

const glances = vi.hoisted(() => vi.fn());
vi.mock("../net/api", () => ({ glances }));
const { companyOf, statusOf, watchTables } = await import("./tableStatus");

const words = (key: string, params = {}) => [key.replace("client.my_tables.", ""), ...Object.values(params)].join(" ");
const table = (more: Partial<Glance> = {}): Glance => ({
  status: "running",
  round: 3,
  mine: false,
  names: ["Ben", "Eve"],
  busy: [],
  read_only: null,
  ...more,
});

test("the status says whom the table waits for", () => {
  expect(statusOf(undefined, words)).toBe("…");
  expect(statusOf(null, words)).toBe("gone");
  expect(statusOf(table({ status: "over", mine: true }), words)).toBe("over");
  expect(statusOf(table({ read_only: "too old" }), words)).toBe("too old");
  expect(statusOf(table({ mine: true, busy: ["Ben"] }), words)).toBe("turn");
  expect(statusOf(table({ busy: ["Ben", "Eve"] }), words)).toBe("waits Ben, Eve");
  expect(statusOf(table(), words)).toBe("running");
});

test("the company is who else is there, and the round once it has begun", () => {
  expect(companyOf(table(), words)).toBe("Ben, Eve · round 3");
  expect(companyOf(table({ round: 0 }), words)).toBe("Ben, Eve");
  expect(companyOf(table({ status: "over" }), words)).toBe("Ben, Eve");
  expect(companyOf(table({ names: [] }), words)).toBe("round 3");
});

const SEATS = [
  { table: "one", token: "a" },
  { table: "two", token: "b" },
];
const page = Object.assign(new EventTarget(), { visibilityState: "visible" });
let stop: () => void;
let found: unknown[];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", page);
  vi.stubGlobal("window", new EventTarget());
  page.visibilityState = "visible";
  glances.mockReset().mockResolvedValue([table(), null]);
  found = [];
  stop = watchTables(SEATS, (statuses) => found.push(statuses));
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("it asks at once, for all tables, and again now and then", async () => {
  await vi.advanceTimersByTimeAsync(0);
  expect(found).toEqual([{ one: table(), two: null }]);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(glances).toHaveBeenCalledTimes(2);
});

test("nobody is asked while nobody looks, but at once when somebody comes back", async () => {
  await vi.advanceTimersByTimeAsync(0);
  page.visibilityState = "hidden";
  await vi.advanceTimersByTimeAsync(60_000);
  expect(glances).toHaveBeenCalledTimes(1);
  page.visibilityState = "visible";
  page.dispatchEvent(new Event("visibilitychange"));
  expect(glances).toHaveBeenCalledTimes(2);
});

test("what was seen last stays when nothing can be heard, and after its end nothing is told", async () => {
  await vi.advanceTimersByTimeAsync(0);
  glances.mockRejectedValueOnce(new Error("offline"));
  await vi.advanceTimersByTimeAsync(15_000);
  expect(found).toHaveLength(1);
  window.dispatchEvent(new Event("focus"));
  stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(found).toHaveLength(1);
});
