/** How large cards are so that all of them are seen: in rows of portraits, or lying where that shows more. */

export interface Grid {
  width: number;
  height: number;
}

export const GAP = 6;
/** px: wider cards show nothing more; smaller ones cannot be read */
const WIDEST = 150;
const LEAST: Grid = { width: 62, height: 54 };
/** px: narrower ones are better lying, for the sake of their names */
const UPRIGHT = 74;
/** A card is at most so much higher than wide, and so much wider than high. */
const TALL = 1.4;
const WIDE = 1.75;
/** One row more must make them larger by more than this. */
const FEWER_ROWS = 0.94;

export function gridFor(count: number, width: number, height: number, gap = GAP): Grid {
  let best: Grid | null = null;
  let most = 0;
  for (let columns = 1; columns <= Math.max(1, count); columns++) {
    const rows = Math.ceil(Math.max(1, count) / columns);
    const high = Math.floor((height - (rows - 1) * gap) / rows);
    const wide = Math.floor(Math.min(WIDEST, high * WIDE, (width - (columns - 1) * gap) / columns));
    const found = { width: wide, height: Math.floor(Math.min(high, wide * TALL)) };
    const worth = legible(found) * FEWER_ROWS ** rows;
    if (worth > most) [best, most] = [found, worth];
  }
  return best ?? LEAST;
}

/** Large, and clearly upright or clearly lying: in a square neither way of drawing has room. */
function legible({ width, height }: Grid): number {
  if (width < LEAST.width || height < LEAST.height) return 0;
  const ratio = height / width;
  return width * height * (ratio > 0.72 && ratio < 1.15 ? 0.7 : ratio > 1 && width >= UPRIGHT ? 1.3 : 1);
}
