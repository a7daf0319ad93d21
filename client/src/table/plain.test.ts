import { expect, test } from "vitest";
import type { Component } from "../bodies";
import type { News, Question } from "../wire";
import { shown } from "./plainLines";

const component = (key: string, name: string) => ({ key, name }) as Component;
const components = { elm: component("elm", "Elm"), oak: component("oak", "Old Oak") };
const question = {
  choices: [
    { code: "fell:elm", about: "elm" },
    { code: "wait", about: null },
  ],
} as unknown as Question;

test("a line has a head and a rest, and knows what it names and who speaks of it", () => {
  const [tree, oak, plain] = shown(["1 Elm: four rings", "2 Old Oak", "Axes: 3"], [], question, components);
  expect(tree).toMatchObject({ head: "1 Elm", rest: "four rings", about: "elm", codes: ["fell:elm"] });
  expect(oak).toMatchObject({ head: "2 Old Oak", rest: "", about: "oak", codes: [] });
  expect(plain).toMatchObject({ head: "Axes", rest: "3", about: null, codes: [] });
});

test("a line that begins with an address knows what can be done there", () => {
  const choices = [{ code: "to:he5" }, { code: "lift:he4" }, { code: "scout:he4" }, { code: "only:1" }].map((c) => ({
    ...c,
    label: c.code,
    about: null,
  }));
  const asked = { choices } as unknown as Question;
  const star = shown(["he5 Elm: yours"], [], asked, components)[0];
  expect(star, "even if a component is called like it").toMatchObject({ about: "elm", codes: ["to:he5"] });
  const codes = shown(["  he5 Apu: yours", "HE4: empty", "he3", "1 Elm", "only"], [], asked, components).map(
    (line) => line.codes,
  );
  expect(codes).toEqual([["to:he5"], ["lift:he4", "scout:he4"], [], [], []]);
  expect(shown(["  he5 Apu: yours"], [], null, {})[0]).toMatchObject({ head: "he5 Apu", rest: "yours", codes: [] });
});

test("a line with indented ones below it is their heading", () => {
  const found = shown(["Axes: 3", "Wood", "  Elm", "  Oak", "Nails: 2"], [], null, {});
  expect(found.map(({ heading }) => heading)).toEqual([false, true, false, false, false]);
});

test("a line that reads otherwise than before is fresh", () => {
  const lines = shown(["Axes: 3", "Elm: felled"], ["Axes: 3", "Elm: stands"], null, components);
  expect(lines.map(({ fresh }) => fresh)).toEqual([false, true]);
  expect(shown(["Axes: 3"], [], null, components)[0]!.fresh).toBe(false);
});

test("every event of a longer run is a step, however many there are", async () => {
  const { steps } = await import("./plainSteps");
  const news = (count: number) => Array.from({ length: count }, (_, n) => ({ n, text: "Something." }) as News);
  expect(steps(news(3))).toEqual([]);
  expect(steps(news(60)).flatMap(({ items }) => items.map(({ n }) => n))).toEqual(news(60).map(({ n }) => n));
});
