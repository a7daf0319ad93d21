import { expect, test } from "vitest";
import type { OptionInfo } from "../bodies";
import { complete, fits, goTogether, settled, switched } from "./options";

type Needs = Record<string, Record<string, string[]>>;

function option(key: string, values: string[], needs: Needs = {}): OptionInfo {
  const info = values.map((value) => ({ value, name: value.toUpperCase(), needs: needs[value] ?? {}, only: "" }));
  return { key, name: `The ${key}`, values: info, default: values[0]!, parts: [] };
}

const SPEED = option("speed", ["slow", "fast"]);
const MOON = option("moon", ["none", "one", "two"], { two: { speed: ["fast"] } });
const TIDE = option("tide", ["off", "on"], { on: { moon: ["one", "two"] } });
const ALL = [SPEED, MOON, TIDE];
const USUAL = { speed: "slow", moon: "none", tide: "off" };

test("every option has a value of its own", () => {
  expect(complete(ALL, {})).toEqual(USUAL);
  expect(complete(ALL, { moon: "two", tide: "of another game", sun: "on" })).toEqual({ ...USUAL, moon: "two" });
});

test("what a value needs is looked up in the others", () => {
  const on = TIDE.values[1]!;
  expect(fits(on, USUAL)).toBe(false);
  expect(fits(on, { ...USUAL, moon: "one" })).toBe(true);
  expect(goTogether(ALL, { ...USUAL, tide: "on" })).toBe(false);
  expect(goTogether(ALL, USUAL)).toBe(true);
});

test("a value that needs another switches it, and as little as possible", () => {
  const after = settled(ALL, USUAL, "tide", "on");
  expect(after).toEqual({ ...USUAL, tide: "on", moon: "one" });
  expect(switched(ALL, USUAL, after, "tide")).toEqual(["The moon: ONE"]);
  expect(settled(ALL, USUAL, "moon", "two")).toEqual({ ...USUAL, moon: "two", speed: "fast" });
});

test("a value that is needed is not taken away in silence", () => {
  const now = { speed: "fast", moon: "two", tide: "on" };
  const after = settled(ALL, now, "speed", "slow");
  expect(goTogether(ALL, after)).toBe(true);
  expect(after).toEqual({ speed: "slow", moon: "one", tide: "on" });
  expect(settled(ALL, now, "moon", "none")).toEqual({ speed: "fast", moon: "none", tide: "off" });
  expect(switched(ALL, now, { ...now, moon: "none", tide: "off" }, "moon")).toEqual(["The tide: OFF"]);
});

test("values that need each other can be chosen", () => {
  const pair = [option("a", ["off", "on"], { on: { b: ["on"] } }), option("b", ["off", "on"], { on: { a: ["on"] } })];
  expect(settled(pair, { a: "off", b: "off" }, "a", "on")).toEqual({ a: "on", b: "on" });
  expect(settled(pair, { a: "on", b: "on" }, "b", "off")).toEqual({ a: "off", b: "off" });
});

test("what goes with nothing is left to the server to refuse", () => {
  const odd = [SPEED, option("odd", ["off", "on"], { on: { speed: ["never"] } })];
  expect(settled(odd, { speed: "slow", odd: "off" }, "odd", "on")).toEqual({ speed: "slow", odd: "on" });
});
