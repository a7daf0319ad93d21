import type { GameClient } from "../types";
import Bar from "./Bar.svelte";
import DealPart from "./DealPart.svelte";
import Desk from "./Desk.svelte";
import { guide } from "./guide";
import { help } from "./help";
import Objectives from "./Objectives.svelte";
import OrbPart from "./OrbPart.svelte";
import Others from "./Others.svelte";
import { DEAL_QUESTIONS, ORB_QUESTIONS } from "./sixth";
import { opens, steps } from "./steps";
import Tableau from "./Tableau.svelte";
import "./theme.css";
import type { RollBoard } from "./wire";

/** Questions about goods on worlds; everything else lies on the desk. */
const ABOUT_WORLDS = ["produce", "ship"];

const roll: GameClient<RollBoard> = {
  parts: [
    { key: "bar", label: "roll.client.tabs.bar", place: "bar", Part: Bar },
    { key: "desk", label: "roll.client.tabs.desk", place: "centre", Part: Desk },
    {
      key: "objectives",
      label: "roll.client.tabs.objectives",
      place: "top",
      shown: (board) => (board.objectives ?? []).length > 0,
      Part: Objectives,
    },
    {
      key: "deal",
      label: "roll.client.tabs.deal",
      place: "top",
      shown: (board) => Boolean(board.market),
      Part: DealPart,
    },
    {
      key: "orb",
      label: "roll.client.tabs.orb",
      place: "top",
      shown: (board) => Boolean(board.workshop),
      Part: OrbPart,
    },
    { key: "tableau", label: "roll.client.tabs.tableau", place: "centre", grows: true, Part: Tableau },
    { key: "others", label: "roll.client.tabs.others", place: "left", Part: Others },
  ],
  partOf: ({ kind }) => {
    if (ORB_QUESTIONS.includes(kind)) return "orb";
    if (DEAL_QUESTIONS.includes(kind)) return "deal";
    return ABOUT_WORLDS.includes(kind) ? "tableau" : "desk";
  },
  onBoard: ({ kind }) => kind === "orb_face",
  steps,
  opens,
  help,
  hint: { table: "roll.client.hint", replay: "roll.client.hint.replay" },
  guide,
  samples: () => import("./styleguide/Samples.svelte"),
};
export default roll;
