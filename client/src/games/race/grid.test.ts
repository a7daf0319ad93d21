import { expect, test } from "vitest";
import { GAP, gridFor } from "./grid";

/** How many of them find room. */
function room({ width, height }: { width: number; height: number }, wide: number, high: number): number {
  return Math.floor((wide + GAP) / (width + GAP)) * Math.floor((high + GAP) / (height + GAP));
}

test("twelve cards of a hand and fifteen of a tableau find room on a phone and on a small screen", () => {
  for (const [count, wide, high] of [
    [12, 340, 290],
    [12, 340, 350],
    [15, 340, 330],
    [12, 648, 196],
    [15, 648, 330],
  ] as const) {
    const size = gridFor(count, wide, high);
    expect(room(size, wide, high), `${count} in ${wide} x ${high}`).toBeGreaterThanOrEqual(count);
    expect(size.width * size.height).toBeGreaterThan(3800);
  }
});

test("few cards are large and upright, and stand in one row", () => {
  const size = gridFor(3, 660, 260);
  expect(size.height).toBeGreaterThan(size.width);
  expect(size.width).toBeGreaterThan(120);
  expect(gridFor(5, 660, 368).width).toBeLessThanOrEqual(150);
});

test("a card is never higher than 1.4 times its width, nor larger than can be used", () => {
  for (let count = 1; count < 30; count++) {
    const { width, height } = gridFor(count, 660, 400);
    expect(height).toBeLessThanOrEqual(width * 1.4);
    expect(width).toBeLessThanOrEqual(150);
  }
});

test("where nothing fits, cards keep a size that can be read", () => {
  expect(gridFor(40, 200, 100)).toEqual({ width: 62, height: 54 });
  expect(gridFor(0, 0, 0)).toEqual({ width: 62, height: 54 });
});
