// What is worth a pause: each thing that the robot does, and the dice before it.

import type { News } from "../../wire";
import type { NewsStep } from "../types";

const STEP_MS = 650;
const ROLL_MS = 1100;
/** Told along with what it follows from. */
const AFTER = ["robot_draws", "robot_credit", "robot_pays", "robot_economy", "robot_prestige", "robot_credit_full"];
const HEADS = ["round", "phase"];

/** In the order in which it happened: what comes later makes the last step longer, or adds steps. */
export function steps(news: News[], me: number | null): NewsStep[] {
  const found: NewsStep[] = [];
  let open = false;
  for (const item of news) {
    if (item.seat < 0 || item.seat === me) {
      open = false;
      continue;
    }
    if (open && AFTER.includes(item.key)) found.at(-1)!.items.push(item);
    else found.push({ items: [item], ms: item.key === "robot_rolls" ? ROLL_MS : STEP_MS });
    open = true;
  }
  return found;
}

export function opens(item: News): true | string | null {
  return HEADS.includes(item.key) ? true : null;
}
