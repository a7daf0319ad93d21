/** Going through a finished game round by round. */
import type { Course } from "../bodies";

/** With which choice each round begins. */
export function roundStarts(course: Course): number[] {
  return [0, ...course.marks.slice(0, -1).map((mark) => mark.n + 1)];
}

/** To where this round begins, or from there to the round before; or to the next round, after the last to the end. */
export function turned(starts: number[], at: number, on: boolean, end: number): number {
  return on ? (starts.find((start) => start > at) ?? end) : (starts.findLast((start) => start < at) ?? 0);
}
