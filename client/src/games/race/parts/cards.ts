/** What the drawing of a card needs of its component; whatever the server leaves out is not drawn. */
import type { Component } from "../../../bodies";

/** A power as the content has it: an effect, and figures of its own. */
export interface PowerFacts {
  effect: string;
  phase: string;
  n?: number;
  good?: string;
  [figure: string]: unknown;
}

/** In the order in which a card lists its powers. */
const POWER_PHASES = ["explore", "develop", "settle", "trade", "consume", "produce"] as const;

/** What the game's content says of a component besides its name and text. */
type Facts = {
  cost?: number | null;
  defence?: number | null;
  vp?: number;
  production?: string | null;
  windfall?: string | null;
  tags?: string[];
  prestige?: number;
  copies?: Record<string, number>;
  scoring?: unknown[] | null;
} & { [phase in (typeof POWER_PHASES)[number]]?: Omit<PowerFacts, "phase">[] };

export interface CardFacts {
  key: string;
  name: string;
  world: boolean;
  military: boolean;
  /** or the defence of a military world */
  cost: number;
  vp: number;
  /** points that depend on what lies there in the end */
  variable: boolean;
  /** the kind of goods; empty: none */
  kind: string;
  windfall: boolean;
  tags: string[];
  prestige: number;
  /** by the boxes that bring them, or take them out */
  copies: Record<string, number>;
  powers: PowerFacts[];
}

export function factsOf(piece: Component | undefined, key: string): CardFacts {
  const facts: Facts = piece?.facts ?? {};
  return {
    key,
    name: piece?.name ?? key,
    world: piece?.kind === "world",
    military: typeof facts.defence === "number",
    cost: facts.defence ?? facts.cost ?? 0,
    vp: facts.vp ?? 0,
    variable: (facts.scoring ?? []).length > 0,
    kind: facts.production ?? facts.windfall ?? "",
    windfall: typeof facts.windfall === "string",
    tags: facts.tags ?? [],
    prestige: facts.prestige ?? 0,
    copies: facts.copies ?? {},
    powers: POWER_PHASES.flatMap((phase) => (facts[phase] ?? []).map((power) => ({ ...power, phase }) as PowerFacts)),
  };
}

/** A power in short: the sign of its phase, a figure, and what the figure counts. */
export interface Mark {
  phase: string;
  text: string;
  /** what is gained or changed: cards, vp, military ...; empty: what the phase is about */
  sign: string;
  /** the kind of goods that it is limited to */
  kind: string;
}

const KINDS = ["novelty", "rare_elements", "genes", "alien"];
/** A production world's own good is told by its colour; takeovers are not played; some change nothing by themselves. */
const UNMARKED = ["produce_here", "no_regular_trade_of_this_good", "take_stashed_cards"];
const MINUS = "\u2212";

/** The powers of a card in short, in the order of the phases. What is alike stands once, with its figures added up. */
export function marksOf({ powers }: CardFacts): Mark[] {
  const shown = powers.filter(({ effect }) => !UNMARKED.includes(effect) && !effect.startsWith("takeover"));
  const explore = exploring(shown.filter(({ phase }) => phase === "explore"));
  const rest = shown.filter(({ phase }) => phase !== "explore").map(markOf);
  const found: Mark[] = [];
  for (const mark of [...explore, ...rest]) if (!found.some((other) => same(mark, other))) found.push(mark);
  return found;
}

const same = (a: Mark, b: Mark): boolean =>
  a.phase === b.phase && a.text === b.text && a.sign === b.sign && a.kind === b.kind;

/** Explore: cards more to see, and to keep. */
function exploring(powers: PowerFacts[]): Mark[] {
  const sum = (effect: string): number =>
    powers.reduce((all, power) => all + (power.effect === effect ? (power.n ?? 0) : 0), 0);
  const [see, keep] = [sum("draw_extra"), sum("keep_extra")];
  const found: Mark[] = [];
  const mark = (text: string, sign = ""): void => void found.push({ phase: "explore", text, sign, kind: "" });
  if (see > 0 || keep > 0) mark(keep > 0 ? `+${see}/+${keep}` : `+${see}`);
  if (powers.some(({ effect }) => effect === "mix_with_hand")) mark("\u21c4");
  if (powers.some(({ effect }) => effect === "discard_card_for_prestige")) mark("", "prestige");
  return found;
}

/** As many marks as stand in so many rows of this width, at this size of type, all in px. */
export function packed(marks: Mark[], width: number, rows: number, print: number): Mark[] {
  const found: Mark[] = [];
  let [row, used] = [1, 0];
  for (const mark of marks) {
    const wide = widthOf(mark, print);
    if (used > 0 && used + wide > width) [row, used] = [row + 1, 0];
    if (row > rows || wide > width) break;
    used += wide + 1;
    found.push(mark);
  }
  return found;
}

const LETTER = 0.75; // em, of a bold figure in a wide type

function widthOf({ text, sign, kind }: Mark, print: number): number {
  const signs = 1 + Number(sign !== "") + 1.2 * Number(kind !== "");
  return 6 + text.length * LETTER * print + signs * (print + 3);
}

function markOf(power: PowerFacts): Mark {
  const { phase, effect, good = "" } = power;
  const mark = (text: string, sign = ""): Mark => ({ phase, text, sign, kind: KINDS.includes(good) ? good : "" });
  const n = power.n ?? 0;
  switch (effect) {
    case "reduce_cost":
    case "discard_this_reduce_cost":
    case "spend_good_reduce_cost":
    case "pay_for_military_extra_discount":
      return mark(`${MINUS}${n}`);
    case "discard_this_cost_zero":
      return mark("=0");
    case "military":
      return mark(`${signed(n)}${power["per"] ? "\u00d7" : ""}`, "military");
    case "temporary_military":
      return mark(`(+${n})`, "military");
    case "pay_for_military":
      return mark(discounted(power), "military");
    case "discard_this_conquer_peaceful":
      return mark(`(+${figure(power, "bonus")})`, "military");
    case "second_world":
    case "discard_this_second_world":
      return mark("\u00d72");
    case "replace_world":
      return mark("\u21c4");
    case "bonus":
      return mark(`+${n}`, "cards");
    case "consume":
      return mark(...gained(power));
    case "consume_three_kinds":
    case "consume_one_of_each_kind":
      return mark(...gained({ ...power, gain: power["gain"] ?? power["gain_per_good"] }));
    case "consume_all":
    case "gain_vp":
      return mark(n > 0 ? `+${n}` : "", "vp");
    case "discard_hand":
    case "spend_prestige":
      return mark(...gained(power));
    case "trade_good":
      return mark("", "trade");
    default:
      if (effect.startsWith("prestige")) return mark(`+${n}`, "prestige");
      if (effect.startsWith("draw")) return mark(`+${n || figure(power, "draw")}`, "cards");
      return mark("");
  }
}

const figure = (power: PowerFacts, name: string): number => (typeof power[name] === "number" ? power[name] : 0);
const signed = (n: number): string => (n < 0 ? `${MINUS}${-n}` : `+${n}`);

function discounted(power: PowerFacts): string {
  const discount = figure(power, "discount");
  return discount > 0 ? `$${MINUS}${discount}` : "$";
}

/** What goods, cards or prestige are turned into: points before cards. */
function gained(power: PowerFacts): [text: string, sign: string] {
  const gain = (power["gain"] ?? {}) as Record<string, number>;
  const sign = ["vp", "prestige", "cards"].find((one) => (gain[one] ?? 0) > 0) ?? "";
  const times = figure(power, "max_times");
  return [`+${gain[sign] ?? 0}${times > 1 ? `\u00d7${times}` : ""}`, sign];
}
