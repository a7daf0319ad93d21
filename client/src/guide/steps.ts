/** The guided first game: about ten explanations, each shown when its question comes for the first time. */
import type { NewTable, Update } from "../wire";

export interface Step {
  key: string;
  fits: (update: Update) => boolean;
}

const asked =
  (...kinds: string[]) =>
  (update: Update): boolean =>
    update.question !== null && kinds.includes(update.question.kind);

export const STEPS: Record<string, Step[]> = {
  roll: [
    { key: "start", fits: asked("start") },
    { key: "assign", fits: asked("assign") },
    { key: "select", fits: (update) => asked("select")(update) && update.round === 1 },
    { key: "with", fits: asked("with") },
    { key: "reassign", fits: asked("reassign") },
    { key: "explore", fits: asked("explore") },
    { key: "place", fits: asked("place", "abandon", "choose") },
    { key: "build", fits: asked("build", "spend", "keep") },
    { key: "produce", fits: asked("produce") },
    { key: "ship", fits: asked("ship", "by") },
    { key: "manage", fits: asked("recruit", "recall") },
    { key: "onward", fits: (update) => asked("select")(update) && update.round > 1 },
  ],
};

/** The same dice and tiles for everybody: a gentle beginning. */
export const GUIDED: NewTable = {
  game: "roll",
  options: { setup: "beginner" },
  seats: [{ kind: "me" }, { kind: "bot", bot: "novice" }],
  seed: "first light",
};
