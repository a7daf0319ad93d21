// Made by tools/wire_types.py from orrery.games.roll.web.board: do not edit.

export interface Phases {
  all: string[];
  played: string[];
  chosen: Record<string, number[]>;
  die: string | null;
}

export interface Die {
  n: number;
  colour: string;
  look: string;
  face: string | null;
}

export interface Stacks {
  development: (string | null)[];
  world: (string | null)[];
}

export interface Builders {
  development: Die[];
  world: Die[];
}

export interface Required {
  development: number | null;
  world: number | null;
}

export interface Sides {
  development: string;
  world: string;
}

export interface World {
  key: string;
  goods: Die[];
}

export interface RollPlayer {
  seat: number;
  me: boolean;
  credits: number;
  credit_limit: number;
  chips: number;
  talents: number;
  tiles: number;
  cup: Die[];
  citizenry: Die[];
  columns: Record<string, Die[]>;
  wild: Die[];
  strip: Die | null;
  selected: string | null;
  dictated: Die[];
  hand: Die | null;
  spent: Die[];
  virtual: string[];
  stacks: Stacks;
  builders: Builders;
  required: Required;
  seen: Sides[];
  drawn: (Sides | null)[];
  draws: number;
  start: string | null;
  developments: string[];
  worlds: World[];
  outlook: Record<string, string> | null;
}

export interface RollBoard {
  game: "roll";
  round: number;
  stage: string;
  phases: Phases;
  pool: number;
  pool_start: number;
  bag: number;
  end_tiles: number;
  order: number[];
  players: RollPlayer[];
}
