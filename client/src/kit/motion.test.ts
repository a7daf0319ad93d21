import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { forget, remember, travel } from "./motion";

interface Flight {
  frames: Keyframe[];
  duration: number;
}

let lying: Record<string, { left: number; face?: string }>;
let flights: Record<string, Flight>;

/** As much of a page as pieces need to travel. */
function element(id: string): unknown {
  const found = lying[id]!;
  const copy = (): unknown => ({
    removeAttribute: () => {},
    classList: { add: () => {} },
    style: {},
    remove: () => {},
    animate: (frames: Keyframe[], { duration }: Flight) => ((flights[id] = { frames, duration }), { finish: () => {} }),
  });
  return {
    dataset: { piece: id, face: found.face ?? "" },
    style: {},
    getBoundingClientRect: () => ({ left: found.left, top: 0, width: 40 }),
    cloneNode: copy,
  };
}

beforeEach(() => {
  flights = {};
  vi.stubGlobal("document", {
    hidden: false,
    querySelectorAll: () => Object.keys(lying).map(element),
    querySelector: () => ({ append: () => {} }),
  });
});
afterEach(() => {
  forget();
  vi.unstubAllGlobals();
});

/** One board is drawn after another. */
async function draw(before: typeof lying, after: typeof lying, ms: number, rolling?: () => () => void): Promise<void> {
  lying = before;
  remember({});
  lying = { ...before };
  remember({});
  lying = after;
  travel(ms, rolling);
  await Promise.resolve();
}

test("a piece is seen to travel from where it lay", async () => {
  await draw({ a: { left: 0 }, b: { left: 50 } }, { a: { left: 100 }, b: { left: 50 } }, 200);
  expect(Object.keys(flights)).toEqual(["a"]);
  expect(flights["a"]?.frames[0]?.["transform"]).toBe("translate(-100px, 0px) scale(1) rotate(0deg)");
  expect(flights["a"]?.duration).toBe(200);
});

test("what shows a face for the first time rolls, twice as long", async () => {
  const rolling = vi.fn(() => () => {});
  await draw({ a: { left: 0 } }, { a: { left: 0, face: "eye" } }, 200, rolling);
  expect(rolling).toHaveBeenCalledOnce();
  expect(flights["a"]?.duration).toBe(400);
});

test("nothing moves when motion is off, and what is new has not travelled", async () => {
  await draw({ a: { left: 0 } }, { a: { left: 100 } }, 0);
  await draw({}, { c: { left: 100 } }, 200);
  expect(flights).toEqual({});
});
