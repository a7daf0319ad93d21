import { expect, test } from "vitest";
import { orbFacts, type OrbFacts } from "../parts/orbFaces";
import { byTechnology } from "./faces";

const face = (key: string, technology: string, level: number): OrbFacts => ({
  ...orbFacts(undefined, key),
  technology,
  level,
});

test("faces stand by technology, the lowest level first", () => {
  const rows = byTechnology([face("a", "ship", 2), face("b", "develop", 1), face("c", "ship", 1)]);
  expect(rows.map((row) => row.map(({ key }) => key))).toEqual([["c", "a"], ["b"]]);
});
