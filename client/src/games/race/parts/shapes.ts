// The drawn alphabet: one filled path (even-odd) each; phases and signs in a box of 24, kinds of goods in a box of 12.

export const SIGNS: Record<string, string> = {
  // an eye
  explore:
    "M1 12C3.8 6.8 7.6 4.2 12 4.2S20.2 6.8 23 12C20.2 17.2 16.4 19.8 12 19.8S3.8 17.2 1 12Z" +
    "M12 6.9a5.1 5.1 0 1 0 0 10.2a5.1 5.1 0 1 0 0-10.2ZM12 9.2a2.8 2.8 0 1 1 0 5.6a2.8 2.8 0 1 1 0-5.6Z",
  // a diamond
  develop: "M12 1 22.5 12 12 23 1.5 12ZM12 6 6.3 12 12 18 17.7 12Z",
  // a ringed planet
  settle:
    "M12 4.4a7.6 7.6 0 1 1 0 15.2a7.6 7.6 0 1 1 0-15.2Z" +
    "M.9 17.2C2.6 21.4 9.5 19.6 15 16.6S24.4 8.8 22.6 5.8C23 8.5 18.5 12.4 13.7 14.7S3 19 .9 17.2Z",
  // a dollar sign
  trade:
    "M10.7 1h2.6v2.5c3.1.4 5.2 2.2 5.4 5h-3.2c-.3-1.5-1.5-2.3-3.5-2.3-2.1 0-3.3.8-3.3 2.1 0 1.3 1 1.9 3.9 2.5 4.1.8 6.5 2 6.5 5.1 0 2.7-2.2 4.4-5.8 4.8V23h-2.6v-2.3c-3.6-.4-5.8-2.3-6-5.2h3.2c.3 1.7 1.7 2.5 4.3 2.5 2.3 0 3.5-.7 3.5-2 0-1.4-1.1-1.9-4.2-2.6-3.9-.8-6.1-2.1-6.1-4.9 0-2.6 1.9-4.5 5.3-4.9Z",
  // goods go down into a tray
  consume: "M10 1.5h4v8.2h4.6L12 16.6 5.4 9.7H10ZM1.5 14.5h3.6v4.4h13.8v-4.4h3.6v8h-21Z",
  // two chips
  double_vp:
    "M8 4.2 15.2 8.3V16.6L8 20.7.8 16.6V8.3ZM8 7.7 3.8 10.1V14.9L8 17.3 12.2 14.9V10.1Z" +
    "M16.2 3.3 23.2 7.4V15.7L17.4 19V15.7L20.2 14.1V9.2L16.2 6.8 14.6 7.7 12 6.1Z",
  // a crate
  produce: "M2.5 2.5h19v19h-19ZM7.6 5.2h8.8L12 9.7ZM18.8 7.6v8.8L14.3 12ZM16.4 18.8H7.6L12 14.3ZM5.2 16.4V7.6L9.7 12Z",
  // a glass
  search: "M10 1.8a8.2 8.2 0 0 1 6.6 13l6 6-2.4 2.4-6-6A8.2 8.2 0 1 1 10 1.8ZM10 5a5 5 0 1 0 0 10a5 5 0 1 0 0-10Z",
  // two bars: the same
  match: "M3 5.5h18v4.6H3ZM3 13.9h18v4.6H3Z",
  // a head with an aerial
  robot:
    "M10.8 1h2.4v4H20a1.5 1.5 0 0 1 1.5 1.5v13A1.5 1.5 0 0 1 20 21H4a1.5 1.5 0 0 1-1.5-1.5v-13A1.5 1.5 0 0 1 4 5h6.8Z" +
    "M8 9a2.2 2.2 0 1 0 0 4.4A2.2 2.2 0 1 0 8 9ZM16 9a2.2 2.2 0 1 0 0 4.4A2.2 2.2 0 1 0 16 9ZM7 16.2h10v2H7Z",
  // two blades
  military:
    "M2 1.5 6.5 2.6 12 9.2 17.5 2.6 22 1.5 20.9 6 14.7 12.4 18 16.1 19.8 14.3 21.5 16 18.9 18.6 21.8 21.5 20.5 22.8 17.6 19.9 15 22.5 13.3 20.8 15.1 19 12 15.3 8.9 19 10.7 20.8 9 22.5 6.4 19.9 3.5 22.8 2.2 21.5 5.1 18.6 2.5 16 4.2 14.3 6 16.1 9.3 12.4 3.1 6Z",
  // a card
  cards:
    "M5.5 1.5h13A1.5 1.5 0 0 1 20 3v18a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 21V3a1.5 1.5 0 0 1 1.5-1.5ZM7 4.5v15h10v-15Z",
  // cards on cards
  stack: "M3 5.5h11.5v17H3ZM5.6 8.1v11.8h6.3V8.1ZM8 1.5h13v17h-3.8v-2.6h1.2V4.1H8Z",
  // a chip
  vp: "M12 .8 21.7 6.4V17.6L12 23.2 2.3 17.6V6.4Z",
  // a star
  prestige: "M12 1.3 14.9 8.6 22.7 9.1 16.7 14.1 18.6 21.7 12 17.5 5.4 21.7 7.3 14.1 1.3 9.1 9.1 8.6Z",
  // a flame
  rebel:
    "M12.4.8C13 5 18.6 8.2 18.6 14.4A6.6 8 0 0 1 5.4 14.4C5.4 11.2 7 9.4 8.2 7.6 8.6 9.4 9.4 10.2 10.4 10.6 10 7 10.4 3.6 12.4.8Z",
  // an eagle's chevrons
  imperium: "M12 1.5 22.5 8v5L12 6.6 1.5 13V8ZM12 11 22.5 17.5v5L12 16.1 1.5 22.5v-5Z",
  // an eye in a hexagon
  alien_tag:
    "M12 .8 21.7 6.4V17.6L12 23.2 2.3 17.6V6.4ZM12 7.6C9 7.6 6.6 9.4 5.2 12 6.6 14.6 9 16.4 12 16.4S17.4 14.6 18.8 12C17.4 9.4 15 7.6 12 7.6Z",
  // two steps up
  uplift: "M12 1.5 20.5 10H15v5H9v-5H3.5ZM6.5 18h11v4.5h-11Z",
  // a pair of strands
  chromosome:
    "M4 1.5h4.4C8.4 6 10 7.8 12 9.4 14 7.8 15.6 6 15.6 1.5H20C20 7 17.6 9.6 15.1 12 17.6 14.4 20 17 20 22.5H15.6C15.6 18 14 16.2 12 14.6 10 16.2 8.4 18 8.4 22.5H4C4 17 6.4 14.4 8.9 12 6.4 9.6 4 7 4 1.5Z",
  // a leaf
  terraforming:
    "M21.5 2.5C21.5 14 17.5 19.5 9 19.5 7.8 19.5 6.7 19.2 5.8 18.7L2.5 22.2 1.5 21.2 5 17.6C3.2 10.6 9.5 3 21.5 2.5ZM17 7 7.5 16.4 9 17Z",
};

/** Kinds of goods, as shapes: no colour is ever alone. */
export const KIND_PATHS: Record<string, string> = {
  novelty: "M0 3.6C2 .8 4 .8 6 3.6S10 6.4 12 3.6V8.2C10 11 8 11 6 8.2S2 5.4 0 8.2Z", // wave
  rare_elements: "M1.2 1.2h9.6v9.6H1.2Z", // square
  genes: "M6 1.6a4.4 4.4 0 1 1 0 8.8a4.4 4.4 0 1 1 0-8.8Z", // filled dot
  alien: "M6 0 11.2 3V9L6 12 .8 9V3ZM6 2.9 3.3 4.45V7.55L6 9.1 8.7 7.55V4.45Z", // hexagon
  any: "M4.8.3h2.4v4.5h4.5v2.4H7.2v4.5H4.8V7.2H.3V4.8h4.5Z", // cross: whichever is needed
};

export const PHASES = ["explore", "develop", "settle", "consume", "produce"];

/** The nine spaces of the mat, from left to right, by their phase. */
export const SPACES: Record<string, string[]> = {
  explore: ["explore_1", "explore_2"],
  develop: ["develop_1", "develop_2"],
  settle: ["settle_1", "settle_2"],
  consume: ["consume_trade", "consume_2x_vp"],
  produce: ["produce"],
};

/** The action that a marker of mine on this space is; the two of Develop and of Settle are one answer given twice. */
export const ACTION_OF: Record<string, string> = {
  explore_1: "explore_5",
  explore_2: "explore_1_1",
  develop_1: "develop",
  develop_2: "develop",
  settle_1: "settle",
  settle_2: "settle",
  consume_trade: "trade",
  consume_2x_vp: "double_vp",
  produce: "produce",
  search: "search",
};

/** The robot's dice, as the content calls them. */
export const DICE = ["robot_die_a", "robot_die_b"];

/** What is drawn on a space, or on a die. */
export const SIGN_OF: Record<string, string> = {
  explore_1: "explore",
  explore_2: "explore",
  develop_1: "develop",
  develop_2: "develop",
  settle_1: "settle",
  settle_2: "settle",
  consume_trade: "trade",
  consume_2x_vp: "double_vp",
};

/** A small number that is always the same for the same word: it varies the drawings of cards. */
export function grain(word: string): number {
  let hash = 2166136261;
  for (let i = 0; i < word.length; i++) hash = Math.imul(hash ^ word.charCodeAt(i), 16777619);
  return hash >>> 0;
}
