/**
 * What a game brings to the browser: one folder under src/games/, found by itself and loaded on demand, whose index.ts
 * exports a GameClient. The shell owns the page, the decision panel, the log, the inspector and the network; a game
 * draws what lies on the table and turns clicks and drags on pieces into codes of the open question. It knows no rules.
 *
 * What it draws is a list of parts, each with a place on the page:
 *
 *   a wide window                                    a phone
 *   +--------------------------------------------+   +------------------+
 *   | bar                                         |   | bar              |
 *   +---------+-----------------------+----------+   | tabs: one part   |
 *   | left    | top                   | decision |   | each, and the log|
 *   |         | centre                | inspector|   |                  |
 *   |         | bottom                | log      |   +------------------+
 *   +---------+-----------------------+----------+   | decision (sheet) |
 *
 * All of them are mounted with the same props. Parts of one place stand one above the other, in the order of the list,
 * as high as they are; those that grow share what is left of their place. What stands in the centre scrolls if it must;
 * top and bottom are always in sight. A phone shows one part at a time, and opens the one that a question is about.
 * Both side columns can be folded away, so a part measures itself and not the window.
 *
 * The server forbids inline styles: never write a static style="..." attribute (style:left={...} is fine, it is set
 * by script), no {@html}, no data: images.
 */
import type { Component } from "svelte";
import type { Content, NewTable } from "../bodies";
import type { News, Question, ScoreInfo, SeatInfo, Update } from "../wire";
import type { Words } from "../words.svelte";

export type { Words };

/** Which board lies on a table its game knows, and nobody else. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type AnyBoard = any;

/** News that are being played now, one group after the other: by themselves, or step by step. */
export interface Playing<B = unknown> {
  /** what happens at once in this step */
  items: News[];
  /** how things lay before the first step */
  previous: B;
  /** how things lie after this step, in a game that can `fold` */
  board?: B;
  step: number;
  steps: number;
  /** how long this step is seen; null: until somebody goes on */
  ms: number | null;
}

export interface BoardProps<B = unknown> {
  /** how things lie now; while `playing` is not null it is already what the last step leads to, or, in a game that can
   * `fold`, what this step does */
  board: B;
  playing: Playing<B> | null;
  /** null: nothing is asked of this seat now */
  question: Question | null;
  /** null: a spectator */
  me: number | null;
  seats: SeatInfo[];
  scores: ScoreInfo[];
  /** the texts of the game and of the page */
  words: Words;
  content: Content;
  /** all that this seat was told, in order */
  log: News[];
  /** answer the open question; the shell asks for confirmation where the player wants that, sends, and shows refusals */
  choose: (code: string) => void;
  /** the code whose button has the pointer or the focus: light up what it touches and where it would go */
  highlight: string | null;
  /** the codes that are part of the answer so far, where it is in parts: show their pieces as taken */
  gathered?: string[];
  /** take one of a code out of the answer so far */
  lower?: (code: string) => void;
  /** tell the panel which codes the piece under the pointer or focus stands for (empty: none) */
  point: (codes: string[]) => void;
  /** show a component in the inspector, by its key */
  inspect: (key: string) => void;
  /** a piece was touched that no choice speaks of: say why */
  why?: () => void;
  /** length of a movement in ms: 0 when motion is off, else already scaled by the speed setting (normal: 220) */
  motion: number;
}

/** What happens at once, and how long it is seen at normal speed. */
export interface NewsStep {
  items: News[];
  ms: number;
}

/** Where a part stands in a wide window. What is in the bar is in sight on a phone as well, the rest are tabs there. */
export type Place = "bar" | "left" | "top" | "centre" | "bottom";

/** A part of the table. Where a field is called `label`, `help` or `hint`, it is the key of a text. */
export interface Part<B = AnyBoard> {
  key: string;
  label: string;
  place: Place;
  /** takes what is left of its place, instead of as much as it needs; on a phone, all that the page has */
  grows?: boolean;
  /** whether this table has it; without this every table has */
  shown?: (board: B) => boolean;
  Part: Component<BoardProps<B>>;
}

/** An update whose board is known to be this game's. */
export type UpdateOf<B> = Omit<Update, "board"> & { board: B | null };

/** One explanation of the guided game: given once, for its own kind of question or at its own moment. Its texts are
 * `GAME.client.guide.KEY.title`, `.text`, and one for each advice. */
export interface GuideStep<B = AnyBoard> {
  key: string;
  /** the kinds of question it is for; it stays while one of them follows another */
  kinds: string[];
  /** narrows the kinds down */
  when?: (update: UpdateOf<B>) => boolean;
  /** something that just happened, to be told before the question's own explanation */
  moment?: (update: UpdateOf<B>) => boolean;
  /** the key of a sentence that is true at this table now */
  advice?: (update: UpdateOf<B>) => string | null;
}

export interface Guide<B = AnyBoard> {
  /** the first that fits counts, so what happened comes before what is asked */
  steps: GuideStep<B>[];
  /** the same beginning for everybody */
  table: NewTable;
}

export interface GameClient<B = AnyBoard> {
  /** what lies on the table; the first that is no bar is what a phone shows at first */
  parts: Part<B>[];
  /** The key of the part that a question is about; null: of none more than of another. */
  partOf: (question: Question) => string | null;
  /** Whether the adviser is asked by itself, and what is made of it: the answer to this question, which lies there to be
   * changed or taken; or a plan, which is shown. */
  suggests?: (question: Question) => "answer" | "plan" | null;
  /** Whether a finger that touches a piece means it, without a second touch: what it begins can be taken back. */
  atOnce?: (question: Question) => boolean;
  /** Whether all choices lie on the board: then, where there are many, a phone leaves the board its room. */
  onBoard?: (question: Question) => boolean;
  /** Which news are worth a pause. */
  steps: (news: News[], me: number | null) => NewsStep[];
  /** The board with one more event on it, so that it moves along with a story; it changes nothing of what it is given. */
  fold?: (board: B, item: News) => B;
  /** Whether a news item is a headline of the log (a round, a phase); or the key of the headline it stands under, with
   * those like it; null: it stands where the one before it does. */
  opens: (item: News) => true | string | null;
  /** How a round goes: short lines. */
  help: string[];
  /** What the inspector says as long as nothing is inspected, at the table and in the replay. */
  hint: { table: string; replay: string };
  /** null: it has no guided first game */
  guide: Guide<B> | null;
  /** Every piece once, for the styleguide; brief: on a small sheet. null: it has no pieces of its own */
  samples: (() => Promise<{ default: Component<{ brief: boolean }> }>) | null;
}
