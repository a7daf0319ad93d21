import type { RollBoard } from "../../wire";
import type { BoardModule } from "../types";
import Bar from "./Bar.svelte";
import Desk from "./Desk.svelte";
import { help } from "./help";
import Others from "./Others.svelte";
import { opens, steps } from "./steps";
import Tableau from "./Tableau.svelte";

const roll: BoardModule<RollBoard> = { Bar, Others, Desk, Tableau, steps, opens, help };
export default roll;
