import type { BoardModule } from "../types";
import Empty from "./Empty.svelte";

const roll: BoardModule = {
  Bar: Empty,
  Others: Empty,
  Desk: Empty,
  Tableau: Empty,
  steps: () => [],
  opens: (item) => item.key === "round" || item.key === "phase",
};
export default roll;
