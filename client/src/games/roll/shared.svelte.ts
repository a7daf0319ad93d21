/** Where there is little room, Deal and Orb share a line over the desk: which of them is in it. */
import { squeezed, tabbed } from "./breakpoints";
import type { RollBoard } from "./wire";

export type Module = "deal" | "orb";

class Line {
  module = $state<Module>("deal");

  /** whether both are played, and share it */
  shared(board: RollBoard): boolean {
    return squeezed.current && !tabbed.current && Boolean(board.market && board.workshop);
  }

  /** whether this one is in sight */
  shows(board: RollBoard, module: Module): boolean {
    return !this.shared(board) || this.module === module;
  }
}

export const line = new Line();
