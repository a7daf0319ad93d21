/** The guided first game. */
import type { NewTable } from "../../bodies";
import type { Guide, GuideStep, UpdateOf } from "../types";
import type { RollBoard, RollPlayer } from "./wire";

type Update = UpdateOf<RollBoard>;

const PLANNING = ["assign", "select", "with", "reassign", "sacrifice", "move", "into"];
/** faction and home world */
const FIRST_TILES = 3;

const me = (update: Update): RollPlayer | undefined => update.board?.players.find((player) => player.me);
const kind = (update: Update): string => update.question?.kind ?? "";
const revealed = (update: Update): boolean => kind(update) !== "" && !PLANNING.includes(kind(update));
const goods = (player: RollPlayer): number => player.worlds.reduce((sum, world) => sum + world.goods.length, 0);

/** Something of this phase is over in this round. */
const played = (update: Update, phases: string[], after: string[]): boolean =>
  revealed(update) &&
  after.includes(update.board?.stage ?? "") &&
  phases.some((phase) => update.board?.phases.played.includes(phase));

const workers = (player: RollPlayer, phase: string): number => player.columns[phase]?.length ?? 0;

/** The dice of the guided game's first round: one settler completes the world, and nothing else can be completed. */
const asDealt = (player: RollPlayer): boolean =>
  player.required.world === 1 &&
  workers(player, "settle") > 0 &&
  player.required.development === 3 &&
  workers(player, "develop") === 0 &&
  goods(player) === 0;

const noWorld = (update: Update): boolean => me(update)?.stacks.world.length === 0;

function firstSelection(update: Update): string | null {
  const player = me(update);
  if (player === undefined) return null;
  const settler = player.required.world === 1 && workers(player, "settle") > 0;
  if (kind(update) === "select") return settler ? "settle" : null;
  return settler && player.selected === "settle" ? "settler" : "idle";
}

function secondSelection(update: Update): string {
  if (kind(update) === "with") return "idle";
  return noWorld(update) && me(update)!.credits < 3 ? "explore" : "completes";
}

export const steps: GuideStep<RollBoard>[] = [
  { key: "welcome", kinds: [], moment: (update) => update.question !== null },
  {
    key: "assign",
    kinds: ["assign"],
    advice: (update) => (update.round === 1 && me(update) !== undefined && asDealt(me(update)!) ? "spare" : null),
  },
  { key: "select", kinds: ["select", "with"], when: (update) => update.round === 1, advice: firstSelection },
  { key: "again", kinds: ["select", "with"], when: (update) => update.round === 2, advice: secondSelection },
  { key: "onward", kinds: ["select", "with"], when: (update) => update.round > 2 },
  { key: "ready", kinds: ["reassign", "sacrifice", "move", "into"] },
  {
    key: "extra",
    kinds: [],
    moment: (update) => {
      const phases = update.board?.phases;
      return revealed(update) && phases !== undefined && phases.die !== null && phases.chosen[phases.die] === undefined;
    },
  },
  {
    key: "build",
    kinds: ["build", "spend", "keep", "remove"],
    moment: (update) => {
      const player = me(update);
      if (player === undefined || !played(update, ["develop", "settle"], ["produce", "ship", "manage"])) return false;
      return player.tiles > FIRST_TILES || player.builders.development.length + player.builders.world.length > 0;
    },
  },
  {
    key: "produce",
    kinds: ["produce"],
    moment: (update) =>
      played(update, ["produce"], ["ship", "manage"]) && me(update) !== undefined && goods(me(update)!) > 0,
  },
  { key: "explore", kinds: ["explore"], advice: (update) => (noWorld(update) ? "empty" : null) },
  { key: "scout", kinds: ["abandon", "place"], advice: (update) => (noWorld(update) ? "world" : null) },
  { key: "ship", kinds: ["ship", "by"] },
  {
    key: "manage",
    kinds: ["recruit", "recall"],
    advice: (update) =>
      update.question?.choices.some((choice) => choice.code === "recruit:novelty") ? "novelty" : null,
  },
];

/** The same dice and tiles for everybody: a gentle beginning. */
const table: NewTable = {
  game: "roll",
  options: { setup: "beginner" },
  seats: [{ kind: "me" }, { kind: "bot", bot: "novice" }],
  seed: "north star",
};

export const guide: Guide<RollBoard> = { steps, table };
