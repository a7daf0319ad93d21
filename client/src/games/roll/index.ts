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

const roll: GameClient<RollBoard> = {
  Bar,
  centre: [
    { key: "desk", title: "roll.client.tabs.desk", View: Desk },
    { key: "tableau", title: "roll.client.tabs.tableau", View: Tableau },
  ],
  side: { key: "others", title: "roll.client.tabs.others", View: Others },
  steps,
  opens,
  help,
  hint: { table: "roll.client.hint", replay: "roll.client.hint.replay" },
  guide,
  samples: () => import("./styleguide/Samples.svelte"),
};
export default roll;
