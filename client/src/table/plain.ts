/** The client of a game that has none of its own: what lies on the table in lines, and every event of a longer story. */
import type { GameClient } from "../games/types";
import type { PlainBoard } from "./plainWire";
import PlainBar from "./PlainBar.svelte";
import PlainLines from "./PlainLines.svelte";
import { steps } from "./plainSteps";

const plain: GameClient<PlainBoard> = {
  parts: [
    { key: "bar", label: "client.plain.bar", place: "bar", Part: PlainBar },
    { key: "lines", label: "client.plain.table", place: "centre", grows: true, Part: PlainLines },
  ],
  partOf: () => "lines",
  steps,
  opens: () => null,
  help: [],
  hint: { table: "client.plain.hint", replay: "client.plain.hint.replay" },
  guide: null,
  samples: null,
};
export default plain;
