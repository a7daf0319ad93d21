import { Play } from "../../kit/play.svelte";
import type { BoardProps } from "../types";
import { routing } from "./routes";
import type { RollBoard, RollPlayer } from "./wire";

export type Props = BoardProps<RollBoard>;

class RollPlay extends Play<RollBoard> {
  /** whose desk a spectator looks at; null: that of the first in player order */
  watched = $state<number | null>(null);

  player(t: Props): RollPlayer {
    return t.board.players[t.me ?? this.watched ?? t.board.order[0] ?? 0]!;
  }
}

export const play = new RollPlay(routing);
