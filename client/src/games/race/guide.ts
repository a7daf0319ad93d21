/** The guided first game. */
import type { NewTable } from "../../bodies";
import type { Guide, GuideStep, UpdateOf } from "../types";
import type { HandCard, RaceBoard } from "./wire";

type Update = UpdateOf<RaceBoard>;

const kind = (update: Update): string => update.question?.kind ?? "";
const hand = (update: Update): HandCard[] => update.board?.empire.hand ?? [];
const goods = (update: Update): number => update.board?.empire.tableau.filter(({ good }) => good !== null).length ?? 0;
const offers = (update: Update, code: string): boolean =>
  update.question?.choices.some((choice) => choice.code === code) ?? false;

/** What a card costs from which on it will not be paid for soon. */
const DEAR = 5;

const dear = (update: Update): boolean => hand(update).some(({ price }) => price !== null && price >= DEAR);
/** A world that my strength suffices for. */
const weak = (update: Update): boolean =>
  hand(update).some(({ key, strength, enough }) => strength !== null && enough && offers(update, `place:${key}`));
const conquers = (update: Update): boolean => hand(update).some(({ strength, enough }) => strength !== null && enough);

/** The phases of a round are being played: the dice lie there. */
const rolled = (update: Update): boolean =>
  kind(update) !== "" && kind(update) !== "choose" && (update.board?.dice.some(({ space }) => space !== null) ?? false);

function firstActions(update: Update): string | null {
  if (!offers(update, "action:settle")) return null;
  return conquers(update) && goods(update) > 0 ? "settle_trade" : null;
}

function nextActions(update: Update): string | null {
  if (goods(update) > 0) return "trade";
  return hand(update).some(({ enough }) => enough) ? "build" : "explore";
}

export const steps: GuideStep<RaceBoard>[] = [
  { key: "welcome", kinds: [], moment: (update) => update.question !== null },
  {
    key: "deal",
    kinds: ["discard"],
    when: (update) => update.round === 0,
    advice: (update) => (dear(update) ? "dear" : null),
  },
  { key: "choose", kinds: ["choose"], when: (update) => update.round === 1, advice: firstActions },
  { key: "dice", kinds: [], moment: rolled },
  {
    key: "settle",
    kinds: ["settle", "way", "boost"],
    advice: (update) => (weak(update) ? "conquer" : null),
  },
  { key: "develop", kinds: ["develop", "reduce"] },
  { key: "pay", kinds: ["pay"] },
  { key: "keep", kinds: ["keep"] },
  { key: "trade", kinds: ["trade"] },
  { key: "consume", kinds: ["consume", "goods", "more_goods", "kinds", "each_kind"] },
  {
    key: "robot",
    kinds: [],
    moment: (update) => (update.board?.robot.cards.length ?? 0) + (update.board?.robot.tokens ?? 0) > 1,
  },
  { key: "again", kinds: ["choose"], when: (update) => update.round === 2, advice: nextActions },
  { key: "onward", kinds: ["choose"], when: (update) => update.round > 2 },
];

/** The same cards and dice for everybody: a gentle beginning, against the robot's plain mat. */
const table: NewTable = {
  game: "race",
  options: { start: "alpha_centauri", robot_start: "earths_lost_colony" },
  seats: [{ kind: "me" }],
  seed: "winter sail",
};

export const guide: Guide<RaceBoard> = { steps, table };
