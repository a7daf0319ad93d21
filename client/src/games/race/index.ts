import type { GameClient } from "../types";
import Bar from "./Bar.svelte";
import Hand from "./Hand.svelte";
import { fold } from "./fold";
import { guide } from "./guide";
import { help } from "./help";
import Mat from "./Mat.svelte";
import { opens, steps } from "./steps";
import Tableau from "./Tableau.svelte";
import "./theme.css";
import type { RaceBoard } from "./wire";

/** Questions about the spaces of the mat, and about cards in the tableau; everything else is about the hand. */
const ABOUT_MAT = ["choose", "raise"];
const ABOUT_TABLEAU = [
  "boost",
  "consume",
  "each_kind",
  "goods",
  "kind",
  "kinds",
  "more_goods",
  "offer",
  "produce",
  "produce_by",
  "produce_paid",
  "reduce",
  "replace",
  "spend",
  "trade",
];
/** Questions whose answers are cards that lie there. */
const ON_BOARD = [
  ...ABOUT_TABLEAU,
  "ante",
  "bury",
  "develop",
  "discard",
  "discard_hand",
  "keep",
  "pay",
  "replace_by",
  "settle",
  "stash",
  "winnings",
];
/** What is chosen here can be taken back: nothing was turned up yet. */
const BEGINNINGS = ["develop", "settle", "way", "pay"];
/** Where the adviser is asked by itself. */
const SUGGESTED: Record<string, "answer" | "plan"> = { pay: "answer", consume: "plan" };

const race: GameClient<RaceBoard> = {
  parts: [
    { key: "bar", label: "race.client.tabs.bar", place: "bar", Part: Bar },
    { key: "hand", label: "race.client.tabs.hand", place: "bottom", grows: true, Part: Hand },
    { key: "tableau", label: "race.client.tabs.tableau", place: "centre", grows: true, Part: Tableau },
    { key: "robot", label: "race.client.tabs.robot", place: "left", Part: Mat },
  ],
  partOf: ({ kind }) => (ABOUT_MAT.includes(kind) ? "robot" : ABOUT_TABLEAU.includes(kind) ? "tableau" : "hand"),
  suggests: ({ kind }) => SUGGESTED[kind] ?? null,
  atOnce: ({ kind }) => BEGINNINGS.includes(kind),
  onBoard: ({ kind }) => ON_BOARD.includes(kind),
  steps,
  fold,
  opens,
  help,
  hint: { table: "race.client.hint", replay: "race.client.hint.replay" },
  guide,
  samples: () => import("./styleguide/Samples.svelte"),
};
export default race;
