// What is worth a pause: the reveal first, then one breath per phase.

import type { News, RollBoard } from "../../wire";
import type { Playing } from "../types";
import type { Props } from "./play.svelte";

const REVEALED = ["reveal", "phase_die", "phases"];
const REVEAL_MS = 1600;
const LIGHT_MS = 420;
const PHASE_MS = 700;

export interface StepInfo {
  items: News[];
  ms: number;
}

export function steps(news: News[], me: number | null): StepInfo[] {
  const found: StepInfo[] = [];
  const reveals = news.filter((item) => item.key === "reveal" || item.key === "phase_die");
  if (reveals.length > 0) found.push({ items: reveals, ms: REVEAL_MS });
  for (const item of news.filter((one) => one.key === "phases")) {
    const phases = Array.isArray(item.params["phases"]) ? item.params["phases"].length : 1;
    found.push({ items: [item], ms: LIGHT_MS * (phases + 1) });
  }
  let current: News[] | null = null;
  for (const item of news) {
    if (item.key === "phase") {
      current = [item];
      found.push({ items: current, ms: PHASE_MS });
    } else if (item.key === "round") {
      current = null;
    } else if (current !== null && item.seat >= 0) {
      current.push(item);
    }
  }
  // A phase in which only I did something has been seen already.
  return found.filter((step) => step.items.length > 1 || step.items[0]?.key !== "phase" || step.items[0].seat !== me);
}

/** While the screens lift, everything still lies as it did behind them. */
export function asShown(t: Props): Props {
  const lifting = t.playing?.items.some((item) => REVEALED.includes(item.key)) ?? false;
  return lifting && t.playing?.previous ? { ...t, board: t.playing.previous, question: null } : t;
}

/** The phases that are lit now: none while the screens still lift. */
export function litPhases(board: RollBoard, playing: Playing<RollBoard> | null): string[] {
  if (playing?.items.some((item) => item.key === "reveal")) return [];
  return board.phases.played;
}

export function opens(item: News): boolean {
  return item.key === "round" || item.key === "phase";
}
