/**
 * What a game brings to the browser: one folder under src/games/, found by itself and loaded on demand, whose index.ts
 * exports a GameClient. The shell owns the page, the decision panel, the log, the inspector and the network; a game
 * draws what lies on the table and turns clicks and drags on pieces into codes of the open question. It knows no rules.
 *
 *   desktop                                          phone
 *   +--------------------------------------------+   +------------------+
 *   | Bar                                         |   | Bar              |
 *   +---------+-----------------------+----------+   | tabs: centre ... |
 *   | side    | centre[0]             | decision |   |  side | log      |
 *   |         | centre[1] ...         | log      |   |                  |
 *   |         |                       | inspector|   +------------------+
 *   +---------+-----------------------+----------+   | decision (sheet) |
 *
 * All of them are mounted with the same props. On a desktop the parts of the centre stand one above the other in a
 * column that scrolls only if it must; on a phone one tab is seen at a time.
 *
 * The server forbids inline styles: never write a static style="..." attribute (style:left={...} is fine, it is set
 * by script), no {@html}, no data: images.
 */
import type { Component } from "svelte";
import type { Content, News, NewTable, Question, ScoreInfo, SeatInfo, Update } from "../wire";
import type { Words } from "../words.svelte";

export type { Words };

/** Which board lies on a table its game knows, and nobody else. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type AnyBoard = any;

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
  /** the texts of the game and of the page */
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

/** What happens at once, and how long it is seen at normal speed. */
export interface NewsStep {
  items: News[];
  ms: number;
}

/** A part of the table. Where a field is called `title`, `help` or `hint`, it is the key of a text. */
export interface Part<B> {
  key: string;
  title: string;
  View: Component<BoardProps<B>>;
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
  /** slim top bar: round, phases, pool */
  Bar: Component<BoardProps<B>>;
  /** what lies before the player, most important first */
  centre: [Part<B>, ...Part<B>[]];
  /** what stands beside it: the other seats, folded to one line each; for a spectator, all seats */
  side: Part<B>;
  /** Which news are worth a pause. */
  steps: (news: News[], me: number | null) => NewsStep[];
  /** Whether a news item is a headline of the log (a round, a phase); or the key of the headline it stands under, with
   * those like it; null: it stands where the one before it does. */
  opens: (item: News) => true | string | null;
  /** How a round goes: short lines. */
  help: string[];
  /** What the inspector says as long as nothing is inspected, at the table and in the replay. */
  hint: { table: string; replay: string };
  /** null: it has no guided first game */
  guide: Guide<B> | null;
  /** Every piece once, for the styleguide; brief: on a small sheet. */
  samples: () => Promise<{ default: Component<{ brief: boolean }> }>;
}
