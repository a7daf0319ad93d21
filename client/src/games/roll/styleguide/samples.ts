import type { OrbFacts } from "../parts/orbFaces";
import type { TileFacts } from "../parts/tiles";

export const COLOURS: [colour: string, letter: string][] = [
  ["home", "H"],
  ["military", "M"],
  ["consumption", "C"],
  ["novelty", "N"],
  ["rare_elements", "R"],
  ["genes", "G"],
  ["alien", "A"],
  ["leader", "L"],
  ["entrepreneur", "E"],
  ["pioneer", "P"],
  ["talent", "T"],
];

/** Those that have faces with two symbols. */
export const SPECIAL = ["leader", "entrepreneur", "pioneer"];

function tile(name: string, cost: number, more: Partial<TileFacts>): TileFacts {
  const key = name.toLowerCase().replaceAll(" ", "_");
  return { key, name, cost, world: false, colour: "", marks: [], part: "tile", brings: [], doubt: false, ...more };
}

export const WORLDS: TileFacts[] = [
  tile("Artist Colony", 1, { world: true, colour: "novelty", brings: ["novelty"] }),
  tile("Mining World", 2, { world: true, colour: "rare_elements", brings: ["rare_elements"] }),
  tile("Lost Species Ark World", 5, { world: true, colour: "genes", brings: ["genes"] }),
  tile("Alien Toy Shop", 3, { world: true, colour: "alien", brings: ["alien"] }),
  tile("Sentient Robots", 2, { world: true, colour: "gray", brings: ["military"], doubt: true }),
  tile("Old Earth", 0, { world: true, colour: "gray", part: "home_world" }),
  tile("Hidden Fortress", 2, { world: true, colour: "gray", part: "faction", brings: ["military"] }),
];

export const DEVELOPMENTS: TileFacts[] = [
  tile("Public Works", 1, { marks: ["develop", "settle"] }),
  tile("Advanced Logistics", 1, { marks: ["explore"] }),
  tile("Space Piracy", 0, { marks: ["ship"], part: "faction" }),
  tile("Executive Power", 3, { marks: ["reassign"] }),
  tile("Alien Research Team", 2, { marks: ["instant"] }),
  tile("Galactic Federation", 6, { marks: ["develop", "bonus"] }),
  tile("Genetics Lab", 2, { marks: ["produce"] }),
];

/** Every kind of trade, the prestige die first. */
export const DEAL_FACES: string[][] = [
  ["die:leader"],
  ["die:genes"],
  ["credits:1", "die:novelty"],
  ["die:home", "die:home"],
  ["credits:3"],
  ["six:1"],
  ["keyword:2"],
  ["colour:2"],
  ["tiles:3"],
  ["tiles:2", "credits:1"],
  ["talents:1", "tiles:1"],
  ["workers:3"],
  ["workers:2", "credits:1"],
  ["limit:3"],
  ["tableau:world"],
  ["tableau:development"],
  ["talents:1", "credits:1"],
  ["chips:2"],
];

function orb(key: string, technology: string, level: number): OrbFacts {
  return { key, name: key, technology, level, vp: 0, doubt: false };
}

export const ORB_ARROW = orb("assist_2_arrow", "assist", 2);
export const ORB_FACES: OrbFacts[] = [
  orb("basic_upgrade", "basic", 0),
  orb("basic_reassign", "basic", 0),
  orb("basic_explorer", "basic", 0),
  orb("clone", "basic", 0),
  orb("assist_1_reassign", "assist", 1),
  orb("assist_1_upgrade", "assist", 1),
  ...["develop", "settle", "achievement", "ship", "produce"].flatMap((technology) =>
    [1, 2, 3].map((level) => orb(`${technology}_${level}`, technology, level)),
  ),
];
