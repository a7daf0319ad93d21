// The drawn alphabet: one filled path (even-odd) per phase, in a box of 24, and per die colour, in a box of 12.

export const PHASE_PATHS: Record<string, string> = {
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
  // a crate
  produce: "M2.5 2.5h19v19h-19ZM7.6 5.2h8.8L12 9.7ZM18.8 7.6v8.8L14.3 12ZM16.4 18.8H7.6L12 14.3ZM5.2 16.4V7.6L9.7 12Z",
  // an arrow leaving a ring
  ship: "M14.4 17.8A8.1 8.1 0 1 1 14.4 6.2L12.4 8.2A5.3 5.3 0 1 0 12.4 15.8ZM7.2 10.3H15.4V5.2L23.4 12 15.4 18.8V13.7H7.2Z",
  // a dollar sign: the sixth phase
  dollar:
    "M10.7 1h2.6v2.5c3.1.4 5.2 2.2 5.4 5h-3.2c-.3-1.5-1.5-2.3-3.5-2.3-2.1 0-3.3.8-3.3 2.1 0 1.3 1 1.9 3.9 2.5 4.1.8 6.5 2 6.5 5.1 0 2.7-2.2 4.4-5.8 4.8V23h-2.6v-2.3c-3.6-.4-5.8-2.3-6-5.2h3.2c.3 1.7 1.7 2.5 4.3 2.5 2.3 0 3.5-.7 3.5-2 0-1.4-1.1-1.9-4.2-2.6-3.9-.8-6.1-2.1-6.1-4.9 0-2.6 1.9-4.5 5.3-4.9Z",
  // an asterisk
  wild: "M10.1 1.2 13.9 1.2 13.9 8.71 20.4 4.95 22.3 8.25 15.8 12 22.3 15.75 20.4 19.05 13.9 15.29 13.9 22.8 10.1 22.8 10.1 15.29 3.6 19.05 1.7 15.75 8.2 12 1.7 8.25 3.6 4.95 10.1 8.71Z",
};

/** What a development does when no phase says it. */
export const KEYWORD_PATHS: Record<string, string> = {
  ...PHASE_PATHS,
  reassign: "M15.5 1.5 22.5 7.5 15.5 13.5V9.6H2.5V5.4H15.5ZM8.5 10.5V14.4H21.5V18.6H8.5V22.5L1.5 16.5Z", // two arrows
  instant: "M14.5 1 4 14H10.5L8.5 23 20 9.5H13Z", // a flash
  bonus: "M12.0 1.3 14.9 8.6 22.7 9.1 16.7 14.1 18.6 21.7 12.0 17.5 5.4 21.7 7.3 14.1 1.3 9.1 9.1 8.6Z", // a star: points at the end
};

export const CORNER_PATHS: Record<string, string> = {
  home: "M6 .6 11.7 5.9H10.2V11.2H1.8V5.9H.3Z", // house
  military: "M6 .7 11.7 11.2H.3Z", // triangle
  consumption: "M.2 3H11.8A5.8 5.8 0 0 1 .2 3Z", // half disc
  novelty: "M0 3.6C2 .8 4 .8 6 3.6S10 6.4 12 3.6V8.2C10 11 8 11 6 8.2S2 5.4 0 8.2Z", // wave
  rare_elements: "M1.2 1.2h9.6v9.6H1.2Z", // square
  genes: "M6 1.6a4.4 4.4 0 1 1 0 8.8a4.4 4.4 0 1 1 0-8.8Z", // filled dot
  alien: "M6 0 11.2 3V9L6 12 .8 9V3ZM6 2.9 3.3 4.45V7.55L6 9.1 8.7 7.55V4.45Z", // hexagon
  leader: "M.3 2.6 3.5 5.6 6 1 8.5 5.6 11.7 2.6 10.5 10.8H1.5Z", // crown
  entrepreneur:
    "M6 .3a5.7 5.7 0 1 0 0 11.4a5.7 5.7 0 1 0 0-11.4ZM6 2.1a3.9 3.9 0 1 1 0 7.8a3.9 3.9 0 1 1 0-7.8ZM5.1 3.5h1.8v5H5.1Z", // coin
  pioneer: "M1.6.4h1.9v.8H11.6L9 4.2 11.6 7.2H3.5v4.4H1.6Z", // flag
  talent: "M6 .4 7.5 4.1 11.5 4.4 8.4 6.9 9.4 10.8 6 8.7 2.6 10.8 3.6 6.9 .5 4.4 4.5 4.1Z", // star: a counter, no die
  gray: "M.5 4.8h11v2.4H.5Z", // a bar: no goods
};

export const FACES = ["explore", "develop", "settle", "produce", "ship", "wild"];
/** Those of every table; with a sixth one, the server says so. */
export const PHASES = ["explore", "develop", "settle", "produce", "ship"];

/** The symbols of a face: one, or two (`explore_produce`, `settle_dollar`). */
export function symbolsOf(face: string): string[] {
  return face in PHASE_PATHS ? [face] : face.split("_").filter((symbol) => symbol in PHASE_PATHS);
}

/** A small number that is always the same for the same word: it varies the drawings of tiles. */
export function grain(word: string): number {
  let hash = 2166136261;
  for (let i = 0; i < word.length; i++) hash = Math.imul(hash ^ word.charCodeAt(i), 16777619);
  return hash >>> 0;
}
