import { afterEach, expect, test, vi } from "vitest";

const settings = vi.hoisted(() => ({ keys: true }));
vi.mock("../settings.svelte", () => ({ settings }));
const { indexOf, isTyping, keyOf } = await import("./keys");

afterEach(() => {
  settings.keys = true;
  vi.unstubAllGlobals();
});

test("keys and places belong to each other, and the table's own keys press no choice", () => {
  const keys = Array.from({ length: 31 }, (_, i) => keyOf(i));
  expect(keys.map(indexOf)).toEqual(keys.map((_, i) => i));
  expect(["p", "/", "u", "w", "s", "?", "Enter", "", "12"].map(indexOf)).toEqual(Array(9).fill(-1));
  expect(new Set(keys).size).toBe(31);
});

test("choices beyond the keys have none, and without single keys none has one", () => {
  expect(keyOf(40)).toBe("");
  settings.keys = false;
  expect(keyOf(0)).toBe("");
});

function pressed(key: string, tagName = "BODY", more: Partial<KeyboardEvent> = {}): boolean {
  return isTyping({
    key,
    target: { tagName },
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    ...more,
  } as unknown as KeyboardEvent);
}

test("a key means something unless it is typed elsewhere", () => {
  let dialog: object | null = null;
  vi.stubGlobal("document", { querySelector: () => dialog });
  expect([pressed("1"), pressed("1", "INPUT"), pressed("1", "BODY", { ctrlKey: true })]).toEqual([false, true, true]);
  settings.keys = false;
  expect([pressed("1"), pressed("Escape")]).toEqual([true, false]);
  settings.keys = true;
  dialog = {};
  expect(pressed("1")).toBe(true);
});
