// Made by tools/wire_types.py from orrery.games.race.web.board: do not edit.

export interface RobotDie {
  symbol: string | null;
  space: string | null;
}

export interface HandCard {
  key: string;
  price: number | null;
  strength: number | null;
  enough: boolean;
}

export interface Placed {
  key: string;
  good: string | null;
  stash: number;
}

export interface RaceEmpire {
  hand: HandCard[];
  drawn: string[];
  named: string[];
  placing: string | null;
  stashed: string[];
  tableau: Placed[];
  vp: number;
  prestige: number;
  military: number;
  hand_limit: number;
  end: number;
}

export interface RobotCard {
  key: string;
  vp: number;
}

export interface MatRow {
  phase: string;
  action: string;
  reaction: string;
}

export interface RaceRobot {
  start: string;
  mat: string;
  symbol: string;
  credit: number;
  credit_most: number;
  economy: number;
  economy_most: number;
  hand: number;
  cards: RobotCard[];
  supply: number;
  tokens: number;
  worth: number;
  vp: number;
  prestige: number;
  end: number;
  rows: MatRow[];
}

export interface RaceBoard {
  game: "race";
  sets: string[];
  round: number;
  phase: string | null;
  second: boolean;
  markers: string[];
  raised: string | null;
  dice: RobotDie[];
  deck: number;
  discard: Record<string, number>;
  hidden: number;
  aside: string[];
  chips: number;
  chips_start: number;
  prestige: boolean;
  empire: RaceEmpire;
  robot: RaceRobot;
}
