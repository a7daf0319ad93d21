/** Which cards nobody has seen yet: in the draw pile, in the robot's stack, or face down as goods. */
import type { Content } from "../../bodies";
import { factsOf, type CardFacts } from "./parts/cards";
import type { RaceBoard } from "./wire";

export interface Unseen {
  facts: CardFacts;
  /** how many of them are unseen, of so many in the game */
  n: number;
  all: number;
}

/** What the table has, less everything that lies in sight or was seen going. */
export function unseen(board: RaceBoard, content: Content): Unseen[] {
  const { hand, drawn, named, stashed, tableau, placing } = board.empire;
  const seen = new Map<string, number>(Object.entries(board.discard));
  const count = (key: string): void => void seen.set(key, (seen.get(key) ?? 0) + 1);
  for (const { key } of [...hand, ...tableau, ...board.robot.cards]) count(key);
  for (const key of [...drawn, ...named, ...stashed, ...board.aside]) count(key);
  if (placing !== null) count(placing);
  return Object.keys(content.components)
    .map((key) => factsOf(content.components[key], key))
    .map((facts) => ({ facts, all: board.sets.reduce((sum, box) => sum + (facts.copies[box] ?? 0), 0) }))
    .filter(({ all }) => all > 0)
    .map(({ facts, all }) => ({ facts, n: Math.max(0, all - (seen.get(facts.key) ?? 0)), all }));
}

const plain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLocaleLowerCase();

/** Those with a name that holds all these words. */
export function found(cards: Unseen[], typed: string): Unseen[] {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  return cards.filter(({ facts }) => words.every((word) => plain(facts.name).includes(word)));
}
