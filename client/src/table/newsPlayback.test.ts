import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { GameClient } from "../games/types";
import type { News } from "../wire";

const settings = vi.hoisted(() => ({ ms: 220 }));
vi.mock("../settings.svelte", () => ({ motion: () => settings.ms }));
const { NewsPlayback } = await import("./newsPlayback.svelte");

const item = (n: number): News => ({ n, key: "deed", seat: 0, text: "", rule: "", params: {} });
const news = (first: number, count: number) => Array.from({ length: count }, (_, i) => item(first + i));
/** every item is a step of a second */
const client = { steps: (all: News[]) => all.map((one) => ({ items: [one], ms: 1000 })) } as unknown as GameClient;
const page = { hidden: false };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", page);
});
afterEach(() => {
  settings.ms = 220;
  page.hidden = false;
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const seen = (playback: InstanceType<typeof NewsPlayback>) => playback.playing?.items.map(({ n }) => n);

test("one step follows the other, and then it is over", () => {
  const playback = new NewsPlayback(() => client);
  playback.add(news(10, 2), "before", 0);
  expect(playback.playing).toMatchObject({ step: 0, steps: 2, ms: 1000, previous: "before" });
  expect(seen(playback)).toEqual([10]);
  vi.advanceTimersByTime(1000);
  expect(seen(playback)).toEqual([11]);
  vi.advanceTimersByTime(1000);
  expect(playback.playing).toBeNull();
});

test("what comes meanwhile is played after it, from the board before it", () => {
  const playback = new NewsPlayback(() => client);
  playback.add(news(10, 1), "first", 0);
  playback.add(news(11, 1), "second", 0);
  expect(playback.playing).toMatchObject({ step: 0, steps: 2, previous: "first" });
  vi.advanceTimersByTime(1000);
  expect(playback.playing).toMatchObject({ step: 1, previous: "second" });
});

test("the speed scales how long a step is seen", () => {
  settings.ms = 110;
  const playback = new NewsPlayback(() => client);
  playback.add(news(0, 1), "before", 0);
  expect(playback.playing?.ms).toBe(500);
});

test("a story of sixty events is played without losing one", () => {
  const playback = new NewsPlayback(() => client);
  playback.add(news(0, 60), "before", 0);
  const told: number[] = [];
  while (playback.playing !== null) {
    told.push(...seen(playback)!);
    vi.advanceTimersByTime(1000);
  }
  expect(told).toEqual(news(0, 60).map(({ n }) => n));
});

test("who watches is shown the latest, with or without a seat; who plays is shown everything", () => {
  const left = (me: number | null, watches?: boolean) => {
    const playback = new NewsPlayback(() => client);
    playback.add(news(0, 60), "before", me, false, watches);
    let steps = 0;
    for (; playback.playing !== null; steps++) vi.advanceTimersByTime(1000);
    return steps;
  };
  expect([left(null), left(0, true), left(0, false), left(0)]).toEqual([8, 8, 60, 60]);
});

test("what comes in several updates is one story, until the next answer", () => {
  const playback = new NewsPlayback(() => client);
  playback.add(news(0, 2), "first", 0, true);
  expect(playback.story).toBe(0);
  playback.skip();
  playback.add(news(2, 2), "second", 0);
  expect(seen(playback)).toEqual([2]);
  expect(playback.story).toBe(4);
  playback.add(news(4, 1), "third", 0, true);
  expect(seen(playback)).toEqual([4]);
  expect(playback.story).toBe(0);
});

test("by hand it goes on and back, waits, and can be seen again", () => {
  const playback = new NewsPlayback(() => client);
  playback.add(news(0, 4), "before", 0);
  playback.next();
  expect(seen(playback)).toEqual([1]);
  expect(playback.playing?.ms).toBeNull();
  vi.advanceTimersByTime(10_000);
  expect(seen(playback)).toEqual([1]);
  playback.back();
  playback.back();
  expect(seen(playback)).toEqual([0]);
  for (let i = 0; i < 4; i++) playback.next();
  expect(playback.playing).toBeNull();
  playback.again();
  expect(seen(playback)).toEqual([0]);
  vi.advanceTimersByTime(1000);
  expect(seen(playback)).toEqual([1]);
});

test("where nothing moves, a story can still be stepped through", () => {
  settings.ms = 0;
  const playback = new NewsPlayback(() => client);
  playback.add(news(0, 4), "before", 0);
  expect(playback.playing).toBeNull();
  playback.again();
  const told: number[] = [];
  while (playback.playing !== null) {
    told.push(...seen(playback)!);
    vi.advanceTimersByTime(10_000);
    playback.next();
  }
  expect(told).toEqual([0, 1, 2, 3]);
});

test("a board that can be folded moves with every step, from the board before it", () => {
  const folding = { ...client, fold: (board: number[], item: News) => [...board, item.n] } as GameClient;
  const playback = new NewsPlayback(() => folding);
  playback.add(news(0, 2), [], 0);
  playback.add(news(2, 2), [100], 0);
  const boards: unknown[] = [];
  while (playback.playing !== null) {
    boards.push(playback.playing.board);
    vi.advanceTimersByTime(1000);
  }
  expect(boards).toEqual([[0], [0, 1], [100, 2], [100, 2, 3]]);
});

test("a spectator who is far behind is shown the latest only", () => {
  const playback = new NewsPlayback(() => client);
  playback.add(news(0, 30), "before", null);
  expect(playback.playing?.step).toBe(22);
});

test("it ends at once when somebody has seen enough", () => {
  const playback = new NewsPlayback(() => client);
  playback.add(news(0, 3), "before", 0);
  playback.skip();
  expect(playback.playing).toBeNull();
  vi.advanceTimersByTime(5000);
  expect(playback.playing).toBeNull();
});

test("nothing plays without motion, a board, a board before, or somebody who looks", () => {
  const still = (make: () => void, given: GameClient | null = client, previous: unknown = "before"): void => {
    make();
    const playback = new NewsPlayback(() => given);
    playback.add(news(0, 1), previous, 0);
    expect(playback.playing).toBeNull();
  };
  still(() => {}, null);
  still(() => {}, client, null);
  still(() => void (page.hidden = true));
  page.hidden = false;
  still(() => void (settings.ms = 0));
});
