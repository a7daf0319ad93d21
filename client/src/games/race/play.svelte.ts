import { Play } from "../../kit/play.svelte";
import type { BoardProps } from "../types";
import { copyOf, routing } from "./routes";
import type { RaceBoard } from "./wire";

export type Props = BoardProps<RaceBoard>;

/** Cards that are alike are one choice that can be taken several times: as many of them are raised as were taken. */
class RacePlay extends Play<RaceBoard> {
  override taken(t: Props, spot: string): boolean {
    const codes = this.codes(t, spot);
    const times = (t.gathered ?? []).filter((code) => codes.includes(code)).length;
    return times >= copyOf(spot);
  }

  override click(t: Props, spot: string, at: Element): void {
    const [code, ...more] = this.codes(t, spot);
    if (code === undefined || more.length > 0 || (t.gathered ?? []).length === 0) {
      this.first(t, spot, code, at);
    } else if (this.taken(t, spot) && (t.question?.parts ?? 1) > 1) t.lower?.(code);
    else this.first(t, spot, code, at);
  }

  /** The second of two spaces means both, if the first is not chosen yet. */
  private first(t: Props, spot: string, code: string | undefined, at: Element): void {
    const missing = copyOf(spot) - (t.gathered ?? []).filter((one) => one === code).length;
    if (code !== undefined && spot.startsWith("space:") && missing > 1) t.choose(code);
    super.click(t, spot, at);
  }
}

export const play = new RacePlay(routing);
