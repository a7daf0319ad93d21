import type { GameClient } from "../types";
import Bar from "./Bar.svelte";
import Hand from "./Hand.svelte";
import { help } from "./help";
import Mat from "./Mat.svelte";
import { opens, steps } from "./steps";
import Tableau from "./Tableau.svelte";
import "./theme.css";
import type { RaceBoard } from "./wire";

/** Questions about the spaces of the mat, and about cards in the tableau; everything else is about the hand. */
const ABOUT_MAT = ["choose", "raise"];
const ABOUT_TABLEAU = ["trade", "consume", "goods", "each_kind", "spend", "produce", "replace", "boost", "reduce"];
/** What is chosen here can be taken back as long as nothing was turned up. */
const BEGINNINGS = ["develop", "settle", "way"];
/** Where a plan is there at once. */
const SUGGESTED = ["pay", "consume"];
const ON_BOARD = [...ABOUT_MAT, ...ABOUT_TABLEAU, "develop", "settle", "pay", "discard", "keep", "stash", "bury"];

const race: GameClient<RaceBoard> = {
  parts: [
    { key: "bar", label: "race.client.tabs.bar", place: "bar", Part: Bar },
    { key: "hand", label: "race.client.tabs.hand", place: "bottom", grows: true, Part: Hand },
    { key: "tableau", label: "race.client.tabs.tableau", place: "centre", grows: true, Part: Tableau },
    { key: "robot", label: "race.client.tabs.robot", place: "left", Part: Mat },
  ],
  partOf: ({ kind }) => (ABOUT_MAT.includes(kind) ? "robot" : ABOUT_TABLEAU.includes(kind) ? "tableau" : "hand"),
  suggests: ({ kind }) => SUGGESTED.includes(kind),
  atOnce: ({ kind }) => BEGINNINGS.includes(kind),
  onBoard: ({ kind }) => ON_BOARD.includes(kind),
  steps,
  opens,
  help,
  hint: { table: "race.client.hint", replay: "race.client.hint.replay" },
  guide: null,
  samples: null,
};
export default race;
