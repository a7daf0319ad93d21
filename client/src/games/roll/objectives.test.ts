import { expect, test } from "vitest";
import { asked, far, foremost } from "./objectives";
import type { Progress, RollObjective } from "./wire";

const part = (value: number, needed: number, most: boolean): Progress => ({
  value,
  needed,
  most,
  holds: most ? value <= needed : value >= needed,
});

const objective: RollObjective = {
  key: "riches",
  check: "manage_empire",
  talents: 2,
  met: [],
  progress: [
    [part(7, 7, false), part(1, 1, true)],
    [part(3, 7, false), part(0, 1, true)],
  ],
};

test("every condition has to hold", () => {
  expect(far(objective, 0)).toEqual({ text: "7/7 1≤1", short: "7·1", met: true });
  expect(far(objective, 1)).toEqual({ text: "3/7 0≤1", short: "3·0", met: false });
});

test("what is asked stands once", () => {
  expect(asked(objective)).toBe("/7·≤1");
});

test("of one that is over there is no progress", () => {
  expect(far({ ...objective, met: [0], progress: [] }, 0)).toMatchObject({ text: "", met: false });
});

test("where there is little room, I am told of, and who else is nearest", () => {
  const progress = [1, 5, 3].map((value) => [part(value, 7, false)]);
  expect(foremost({ ...objective, progress }, [0, 1, 2], 2)).toEqual([1, 2]);
  expect(foremost({ ...objective, progress, met: [0] }, [0, 1, 2], 2)).toEqual([0, 2]);
  expect(foremost({ ...objective, progress }, [0, 1, 2], null)).toEqual([1]);
});
