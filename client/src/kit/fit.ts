const SIZES = [12, 11.5, 11, 10.5, 10]; // smaller type is not read
const BASE = 100; // px at which words are measured
const SOFT_HYPHEN = "\u00ad";

const ROUGHLY = 0.65; // em that a letter takes where nothing can be measured

let pen: CanvasRenderingContext2D | null | undefined;
const measured = new Map<string, number>();

/** How wide a semi-bold word is, in em. */
function wide(word: string): number {
  let found = measured.get(word);
  if (found === undefined) {
    pen ??= globalThis.document?.createElement("canvas").getContext("2d") ?? null;
    if (pen !== null) pen.font = `600 ${BASE}px ${getComputedStyle(document.body).fontFamily}`;
    found = pen === null ? word.length * ROUGHLY : pen.measureText(word).width / BASE;
    measured.set(word, found);
  }
  return found;
}

/** The largest size of type, in px, at which a name stands in two lines of this width without a broken word. */
export function fit(name: string, width: number): number {
  return SIZES.find((size) => lines(name, width / size) <= 2) ?? SIZES.at(-1)!;
}

/** The largest of these sizes, in px, at which so many pieces with a gap between them find room; else the last. */
export function roomFor(count: number, sizes: number[], gap: number, width: number, height: number): number {
  const fits = (size: number): boolean => {
    const row = Math.floor((width + gap) / (size + gap));
    return row > 0 && Math.ceil(count / row) * (size + gap) - gap <= height;
  };
  return sizes.find(fits) ?? sizes.at(-1)!;
}

/** The name with a place to break each word that is too wide at any size. */
export function breakable(name: string, width: number): string {
  const most = width / SIZES.at(-1)!;
  return name
    .split(/(?<=[ -])/)
    .map((part) => (wide(part.trimEnd()) > most ? split(part) : part))
    .join("");
}

// A syllable begins with the last consonant before a vowel, or with those that are spoken as one.
const ONSET = "sch|ch|ph|th|qu|st|sp|kn|[bcdfgkpt][lr]";
const SYLLABLE = new RegExp(`(?<=[a-zäöüß]{3})(?=(?:${ONSET}|[bcdfghjklmnpqrstvwxzß])[aeiouyäöü][a-zäöüß])`, "gi");
const HALF = new RegExp(`^(?:${ONSET}|ck|sc)$`, "i");

/** Divided between the two syllables that are nearest to its middle. */
function split(word: string): string {
  const middle = word.trimEnd().length / 2;
  const places = [...word.matchAll(SYLLABLE)]
    .map((match) => match.index)
    .filter((i) => !HALF.test(word.slice(i - 1, i + 1)));
  const best = places.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0];
  return best === undefined ? word : word.slice(0, best) + SOFT_HYPHEN + word.slice(best);
}

/** How many lines of so many em it takes. A line ends behind a space or a hyphen. */
function lines(name: string, most: number): number {
  let count = 1;
  let used = 0;
  for (const part of name.split(/(?<=[ -])/)) {
    const length = wide(part.trimEnd());
    if (length > most) return Infinity;
    if (used + length > most) {
      count += 1;
      used = 0;
    }
    used += wide(part);
  }
  return count;
}
