/**
 * Every size of the window at which something changes. Styles name them as custom media, `@media (--phone)`, which the
 * build replaces (vite.config.ts); scripts ask `new MediaQuery(BREAKPOINTS.phone)`.
 */
export const BREAKPOINTS = {
  /** one part of the table at a time, in tabs */
  phone: "(max-width: 900px)",
  /** all of the table at once */
  desktop: "(min-width: 901px)",
  /** a desktop with room for more than the figures of the others */
  "large-desktop": "(min-width: 1201px) and (min-height: 760px)",
  /** a desktop with room for what the others have, and for larger pieces */
  huge: "(min-width: 1700px) and (min-height: 960px)",

  // Widths, from the widest: words that stand in a column need more lines, and columns become narrower.
  "below-1400": "(max-width: 1400px)",
  "below-1300": "(max-width: 1300px)",
  "below-1200": "(max-width: 1200px)",
  "below-1100": "(max-width: 1100px)",
  "below-1000": "(max-width: 1000px)",
  "below-800": "(max-width: 800px)",
  "below-720": "(max-width: 720px)",
  "below-640": "(max-width: 640px)",
  "below-600": "(max-width: 600px)",
  "below-480": "(max-width: 480px)",
  "below-430": "(max-width: 430px)",
  "below-380": "(max-width: 380px)",

  // Heights, from the highest.
  "lower-960": "(max-height: 960px)",
  /** less than a board and two rows of large pieces */
  low: "(max-height: 880px)",
  "lower-800": "(max-height: 800px)",
  /** too low for two rows of pieces with their names */
  lower: "(max-height: 795px)",
  "lower-780": "(max-height: 780px)",
  "lower-760": "(max-height: 760px)",
  "lower-700": "(max-height: 700px)",
  /** a phone that lies on its side, or a page enlarged */
  lying: "(max-height: 520px)",
} as const;

/** A style with its custom media replaced by what they stand for. An unknown name is an error. */
export function replaceCustomMedia(style: string): string {
  return style.replace(/@media[^{]+/g, (media) =>
    media.replace(/\(--([\w-]+)\)/g, (_, name: string) => {
      const found = (BREAKPOINTS as Record<string, string>)[name];
      if (found === undefined) throw new Error(`breakpoints.ts knows no --${name}`);
      return found;
    }),
  );
}
