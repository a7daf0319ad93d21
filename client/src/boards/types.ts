/**
 * What a game brings to the browser: one folder under src/boards/, loaded on demand, whose index.ts exports a
 * BoardModule. The shell owns the page, the decision panel, the log, the inspector and the network; a board draws what
 * lies on the table and turns clicks and drags on pieces into codes of the open question. It knows no rules.
 *
 *   desktop                                          phone
 *   +--------------------------------------------+   +------------------+
 *   | Bar                                         |   | Bar              |
 *   +---------+-----------------------+----------+   | tabs             |
 *   | Others  | Desk                  | decision |   | Desk | Tableau | |
 *   |         | Tableau               | log      |   |  Others  | log   |
 *   |         |                       | inspector|   +------------------+
 *   +---------+-----------------------+----------+   | decision (sheet) |
 *
 * All four are mounted with the same props. On a desktop Desk and Tableau stand one above the other in a column that
 * scrolls only if it must; on a phone one tab is seen at a time.
 *
 * The server forbids inline styles: never write a static style="..." attribute (style:left={...} is fine, it is set
 * by script), no {@html}, no data: images.
 */
import type { Component } from "svelte";
import type { Content, News, Question, ScoreInfo, SeatInfo } from "../wire";

/** The text of a key of client.po (or of the game's words), in the reader's language; `n` selects the plural. */
export type Words = (key: string, params?: Record<string, string | number>) => string;

/** News that are being played now, one group after the other. Any key or click ends it. */
export interface Playing<B = unknown> {
  /** what happens at once in this step */
  items: News[];
  /** how things lay before the first step */
  previous: B;
  step: number;
  steps: number;
  /** how long this step is seen */
  ms: number;
}

export interface BoardProps<B = unknown> {
  /** how things lie now; while `playing` is not null it is already what the last step leads to */
  board: B;
  playing: Playing<B> | null;
  /** null: nothing is asked of this seat now */
  question: Question | null;
  /** null: a spectator */
  me: number | null;
  seats: SeatInfo[];
  scores: ScoreInfo[];
  words: Words;
  content: Content;
  /** all that this seat was told, in order */
  log: News[];
  /** answer the open question; the shell asks for confirmation where the player wants that, sends, and shows refusals */
  choose: (code: string) => void;
  /** the code whose button has the pointer or the focus: light up what it touches and where it would go */
  highlight: string | null;
  /** tell the panel which codes the piece under the pointer or focus stands for (empty: none) */
  point: (codes: string[]) => void;
  /** show a component in the inspector, by its key */
  inspect: (key: string) => void;
  /** a piece was touched that no choice speaks of: say why */
  why?: () => void;
  /** length of a movement in ms: 0 when motion is off, else already scaled by the speed setting (normal: 220) */
  motion: number;
}

export interface BoardModule<B = any> {
  /** slim top bar: round, phases, pool */
  Bar: Component<BoardProps<B>>;
  /** the other seats, folded to one line each; also for a spectator, who sees all seats here */
  Others: Component<BoardProps<B>>;
  Desk: Component<BoardProps<B>>;
  Tableau: Component<BoardProps<B>>;
  /** Which news are worth a pause, grouped into what happens at once, with how long each group is seen at normal speed. */
  steps: (news: News[], me: number | null) => { items: News[]; ms: number }[];
  /** Whether a news item is a headline of the log (a round, a phase); or the key of the headline it stands under, with
   * those like it; null: it stands where the one before it does. */
  opens: (item: News) => true | string | null;
  /** How a round goes, for the help: keys of short lines. */
  help: string[];
}
