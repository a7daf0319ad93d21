// What is worth a pause: the reveal first, then one breath per phase.

import type { News } from "../../wire";
import type { NewsStep, Playing } from "../types";
import type { Props } from "./play.svelte";
import type { RollBoard } from "./wire";

const REVEALED = ["reveal", "phase_die", "phases"];
const REVEAL_MS = 1600;
const LIGHT_MS = 420;
const PHASE_MS = 700;

/** In the order in which it happened: what comes later makes the last step longer, or adds steps. */
export function steps(news: News[]): NewsStep[] {
  const found: NewsStep[] = [];
  let reveal: News[] | null = null;
  let phase: News[] | null = null;
  for (const item of news) {
    if (item.key === "reveal" || item.key === "phase_die") {
      if (reveal === null) found.push({ items: (reveal = []), ms: REVEAL_MS });
      reveal.push(item);
    } else if (item.key === "phases") {
      const phases = Array.isArray(item.params["phases"]) ? item.params["phases"].length : 1;
      found.push({ items: [item], ms: LIGHT_MS * (phases + 1) });
    } else if (item.key === "phase") {
      found.push({ items: (phase = [item]), ms: PHASE_MS });
    } else if (item.key === "round") {
      reveal = phase = null;
    } else if (phase !== null && item.seat >= 0) {
      phase.push(item);
    }
  }
  return found;
}

/** What a seat did in the last phase in which it did something, of this round or the one before, without its name. */
export function lastDeed(log: News[], seat: number, name: string): string {
  let deeds: string[] = [];
  for (let i = log.length - 1, rounds = 0; i >= 0 && rounds < 2; i--) {
    const item = log[i]!;
    if (item.key === "round") rounds++;
    if (item.key === "phase" && deeds.length > 0) return deeds.reverse().join(" ");
    if (item.key === "round" || item.key === "reveal" || item.key === "phases") deeds = [];
    else if (item.seat === seat)
      deeds.push(item.text.startsWith(`${name} `) ? item.text.slice(name.length + 1) : item.text);
  }
  return "";
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

const MANAGING = ["recruit", "recall", "credit_reset"];

export function opens(item: News): true | string | null {
  if (item.key === "round" || item.key === "phase") return true;
  return MANAGING.includes(item.key) ? "roll.client.manage" : null;
}
