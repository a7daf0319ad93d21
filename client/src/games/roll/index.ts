import type { GameClient } from "../types";
import Bar from "./Bar.svelte";
import Desk from "./Desk.svelte";
import { guide } from "./guide";
import { help } from "./help";
import Others from "./Others.svelte";
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
    { key: "tableau", label: "roll.client.tabs.tableau", place: "centre", grows: true, Part: Tableau },
    { key: "others", label: "roll.client.tabs.others", place: "left", Part: Others },
  ],
  partOf: (question) => (ABOUT_WORLDS.includes(question.kind) ? "tableau" : "desk"),
  steps,
  opens,
  help,
  hint: { table: "roll.client.hint", replay: "roll.client.hint.replay" },
  guide,
  samples: () => import("./styleguide/Samples.svelte"),
};
export default roll;
