/** The board with one more event on it: so it moves along while a story is told. What no event tells stays as it was. */
import type { News } from "../../wire";
import type { HandCard, Placed, RaceBoard, RaceEmpire, RaceRobot, RobotDie } from "./wire";

interface Params {
  [name: string]: unknown;
}

const text = (p: Params, name: string): string => (typeof p[name] === "string" ? p[name] : "");
const number = (p: Params, name: string): number => (typeof p[name] === "number" ? p[name] : 0);
const list = (p: Params, name: string): string[] => (Array.isArray(p[name]) ? (p[name] as string[]) : []);

/** What is told of the robot's card besides its name: nothing of its points. */
export const UNTOLD = -1000;

export function fold(board: RaceBoard, item: News): RaceBoard {
  const p = item.params;
  const change = item.key.startsWith("robot_") ? ofRobot(board, item.key, p) : ofEmpire(board, item.key, p);
  return change === null ? board : { ...board, ...change };
}

type Change = Partial<RaceBoard> | null;

function ofRobot(board: RaceBoard, key: string, p: Params): Change {
  const robot = (change: Partial<RaceRobot>, more: Partial<RaceBoard> = {}): Change => ({
    robot: { ...board.robot, ...change },
    ...more,
  });
  const thrown = (): Record<string, number> => withCards(board.discard, [text(p, "card")]);
  const found = (): RaceRobot["cards"] => [...board.robot.cards, { key: text(p, "card"), vp: UNTOLD }];
  switch (key) {
    case "robot_rolls":
      return { dice: list(p, "dice").map((symbol) => ({ symbol, space: null })) };
    case "robot_places_die":
      return { dice: board.dice.map((die, i) => (i === number(p, "die") - 1 ? lying(die, text(p, "space")) : die)) };
    case "robot_draws":
      return robot({ hand: number(p, "hand") }, { deck: Math.max(0, board.deck - number(p, "n")) });
    case "robot_credit":
    case "robot_pays":
      return robot({ credit: number(p, "credit") });
    case "robot_economy":
      return robot({ economy: number(p, "economy") });
    case "robot_token":
    case "robot_token_along":
      return robot({ supply: number(p, "n"), tokens: board.robot.tokens + 1 });
    case "robot_discards":
    case "robot_shuns":
    case "robot_cannot_pay":
      return robot({ hand: number(p, "hand") }, { discard: thrown() });
    case "robot_places":
      return robot({ hand: number(p, "hand"), cards: found() });
    case "robot_places_from_pile":
      return robot({ cards: found() }, { deck: board.deck - 1 });
    case "robot_world_leaves":
      return robot({ cards: board.robot.cards.filter((card) => card.key !== text(p, "card")) }, { discard: thrown() });
    case "robot_trades":
    case "robot_doubles":
    case "robot_consumes_both":
    case "robot_consumes_along":
      return robot({ vp: number(p, "vp") }, { chips: number(p, "chips") });
    case "robot_leads":
    case "robot_shares_lead":
      return robot({ vp: board.robot.vp + number(p, "n") }, { chips: number(p, "chips") });
    case "robot_prestige":
      return robot({ prestige: number(p, "prestige") });
    case "robot_tile_turns":
    case "robot_tile_replaced":
      return robot({ symbol: text(p, "symbol") });
    default:
      return null;
  }
}

function ofEmpire(board: RaceBoard, key: string, p: Params): Change {
  const empire = (change: Partial<RaceEmpire>, more: Partial<RaceBoard> = {}): Change => ({
    empire: { ...board.empire, ...change },
    ...more,
  });
  const { hand, tableau } = board.empire;
  switch (key) {
    case "round":
      return {
        round: number(p, "n"),
        phase: null,
        second: false,
        markers: [],
        raised: null,
        dice: board.dice.map(unrolled),
      };
    case "chooses":
      return { markers: list(p, "spaces") };
    case "phase":
      return { phase: text(p, "phase"), second: number(p, "n") > 1 };
    case "draws":
    case "takes_stash":
      return empire({ hand: [...hand, ...list(p, "cards").map(unpriced)] });
    case "keeps":
      return empire(
        { drawn: [], named: [], hand: [...hand, ...list(p, "cards").map(unpriced)] },
        { discard: withCards(board.discard, list(p, "discarded")) },
      );
    case "pays":
    case "discards":
      return empire(
        { named: [], hand: without(hand, list(p, "cards")) },
        { discard: withCards(board.discard, list(p, "cards")) },
      );
    case "places":
      return empire({
        placing: null,
        hand: without(hand, [text(p, "card")]),
        tableau: [...tableau, { key: text(p, "card"), good: null, stash: 0 }],
      });
    case "good":
      return empire({ tableau: withGood(tableau, text(p, "card"), text(p, "kind")) });
    case "trades":
    case "spends_good":
      return empire({ tableau: withGood(tableau, text(p, "world"), null) });
    case "consumes":
      return empire({ tableau: list(p, "worlds").reduce((all, world) => withGood(all, world, null), tableau) });
    case "gains_vp":
      return empire({ vp: number(p, "vp") }, { chips: number(p, "chips") });
    case "prestige":
    case "spends_prestige":
      return empire({ prestige: number(p, "prestige") });
    case "round_ends":
      return { phase: null };
    default:
      return null;
  }
}

const lying = (die: RobotDie, space: string): RobotDie => ({ ...die, space });
const unrolled = (): RobotDie => ({ symbol: null, space: null });
const unpriced = (key: string): HandCard => ({ key, price: null, strength: null, enough: false });

function withCards(counts: Record<string, number>, keys: string[]): Record<string, number> {
  const found = { ...counts };
  for (const key of keys) found[key] = (found[key] ?? 0) + 1;
  return found;
}

/** The hand without one card for each of these keys, where it has one. */
function without(hand: HandCard[], keys: string[]): HandCard[] {
  const left = [...keys];
  return hand.filter(({ key }) => {
    const at = left.indexOf(key);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** The first world of this name that has one gives its good away, or the first that has none gets one. */
function withGood(tableau: Placed[], key: string, good: string | null): Placed[] {
  const at = tableau.findIndex((card) => card.key === key && (card.good === null) === (good !== null));
  return tableau.map((card, i) => (i === at ? { ...card, good } : card));
}
