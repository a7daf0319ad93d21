import { expect, test } from "vitest";
import { BREAKPOINTS, replaceCustomMedia } from "./breakpoints";

const components = import.meta.glob<string>("./**/*.svelte", { query: "?raw", import: "default", eager: true });
const media = Object.entries(components).flatMap(([path, text]) =>
  [...text.matchAll(/@media([^{]+)/g)].map((found) => ({ path, query: found[1]! })),
);

test("custom media become what they stand for", () => {
  expect(replaceCustomMedia("@media (--desktop) and (--low) { a {} }")).toBe(
    "@media (min-width: 901px) and (max-height: 880px) { a {} }",
  );
  expect(replaceCustomMedia("a { color: var(--low) }")).toBe("a { color: var(--low) }");
});

test("an unknown name is an error", () => {
  expect(() => replaceCustomMedia("@media (--nowhere) {}")).toThrow("--nowhere");
});

test("no component has a breakpoint of its own", () => {
  expect(media.length).toBeGreaterThan(20);
  expect(media.filter(({ query }) => /width|height/.test(query))).toEqual([]);
});

// Some are there for boards alone.
test.runIf(Object.keys(components).some((path) => path.startsWith("./games/")))("every breakpoint is used", () => {
  const sources = import.meta.glob<string>("./**/*.ts", { query: "?raw", import: "default", eager: true });
  const scripts = Object.entries(sources).filter(([path]) => !path.startsWith("./breakpoints"));
  const text = [...scripts.map(([, script]) => script), ...Object.values(components)].join("\n");
  const used = (name: string) =>
    text.includes(`(--${name})`) || text.includes(`BREAKPOINTS.${name}`) || text.includes(`BREAKPOINTS["${name}"]`);
  expect(Object.keys(BREAKPOINTS).filter((name) => !used(name))).toEqual([]);
});

test("phone and desktop leave no width between them", () => {
  expect(BREAKPOINTS.phone).toBe("(max-width: 900px)");
  expect(BREAKPOINTS.desktop).toBe("(min-width: 901px)");
});
