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

const inRound =
  (round: number, kind: string) =>
  (update: Update): boolean =>
    update.round === round && asked(kind)(update);

/** In the order of a first round; what it may lack is explained at the next rounds' beginnings. The first that fits counts. */
export const STEPS: Record<string, Step[]> = {
  roll: [
    { key: "assign", fits: asked("assign") },
    { key: "select", fits: inRound(1, "select") },
    { key: "with", fits: (update) => update.round < 3 && asked("with")(update) },
    { key: "reassign", fits: asked("reassign", "sacrifice", "move", "into") },
    { key: "explore", fits: asked("explore") },
    { key: "place", fits: asked("abandon", "place", "choose", "rebuild") },
    { key: "manage", fits: asked("recruit", "recall") },
    { key: "build", fits: (update) => inRound(2, "select")(update) || asked("build", "spend", "keep")(update) },
    { key: "produce", fits: (update) => inRound(3, "select")(update) || asked("produce")(update) },
    { key: "ship", fits: (update) => inRound(3, "with")(update) || inRound(4, "select")(update) || asked("ship", "by")(update) },
    { key: "onward", fits: (update) => update.round > 4 && asked("select")(update) },
  ],
};

/** The same dice and tiles for everybody: a gentle beginning. */
export const GUIDED: NewTable = {
  game: "roll",
  options: { setup: "beginner" },
  seats: [{ kind: "me" }, { kind: "bot", bot: "novice" }],
  seed: "north star",
};
