/**
 * The answer to the open question while it is gathered, where it is in parts or was suggested.
 *
 * What was suggested lies there from the beginning. Each choice by hand takes the place of one that was; once all are
 * chosen by hand nothing is left to confirm.
 */
import type { Question } from "../wire";
import { answers, isWhole, lowered, swapped, timesIn, toggled } from "./answerParts";

export class Gathering {
  codes: string[] = $state.raw([]);
  /** how many of them, the first, were suggested */
  private suggested = 0;
  /** whether the whole answer was suggested; a hand that has begun before is not interrupted */
  private offered = false;

  clear(): void {
    this.codes = [];
    this.suggested = 0;
    this.offered = false;
  }

  /** False: it is no whole answer to this question, or somebody has begun already. */
  suggest(question: Question, codes: string[]): boolean {
    if (this.codes.length > 0 || !answers(question, codes)) return false;
    this.codes = codes;
    this.suggested = codes.length;
    this.offered = true;
    return true;
  }

  /** One more, or, where no more of it can be, none of it. True: the answer is there, all of it chosen by hand. */
  choose(question: Question, code: string): boolean {
    const before = this.codes;
    if (isWhole(question, before) && this.suggested > 0) {
      this.codes = swapped(question, before, this.suggested, code);
      if (this.codes === before) this.lower(code);
      else this.suggested -= 1;
    } else {
      this.codes = toggled(question, before, code);
      if (this.codes.length < before.length) this.suggested -= timesIn(before.slice(0, this.suggested), code);
    }
    return this.offered && this.suggested === 0 && isWhole(question, this.codes);
  }

  /** One less of a choice. */
  lower(code: string): void {
    if (this.codes.slice(0, this.suggested).includes(code)) this.suggested -= 1;
    this.codes = lowered(this.codes, code);
  }

  /** Without the last. */
  back(): void {
    this.codes = this.codes.slice(0, -1);
    this.suggested = Math.min(this.suggested, this.codes.length);
  }
}
