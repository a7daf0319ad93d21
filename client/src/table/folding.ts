/** The columns beside the board: folded or not. */
import { keepSettings, settings } from "../settings.svelte";

export type Side = "left" | "right";

export function fold(side: Side): void {
  settings.folded[side] = !settings.folded[side];
  keepSettings();
}
