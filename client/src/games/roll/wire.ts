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

export interface OrbSide {
  face: string;
  acts: string | null;
  points_at: number | null;
}

export interface Orb {
  sides: OrbSide[];
  up: number | null;
  out: boolean;
  points: number;
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
  orb?: Orb | null;
}

export interface Progress {
  value: number;
  needed: number;
  most: boolean;
  holds: boolean;
}

export interface RollObjective {
  key: string;
  check: string;
  talents: number;
  met: number[];
  progress: Progress[][];
}

export interface Face {
  die: string;
  prestige: boolean;
  give: string;
  get: string;
  signs: string[];
}

export interface Dealer {
  seat: number;
  die: Die;
}

export interface Payout {
  credits: number;
  talents: number;
}

export interface DealSide {
  place: string;
  face: Face | null;
  dealers: Dealer[];
  now: Payout | null;
  next: Payout | null;
  why_not: string | null;
}

export interface Area {
  left: DealSide;
  right: DealSide;
  space: number;
  spaces: number;
}

export interface Market {
  track: number[];
  free: Face[];
  areas: Area[];
}

export interface Workshop {
  opposite: number[][];
  left: Record<string, number>;
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
  objectives?: RollObjective[];
  market?: Market | null;
  workshop?: Workshop | null;
}
