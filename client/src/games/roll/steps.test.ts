import { expect, test } from "vitest";
import type { News } from "../../wire";
import { fixtures } from "./fixtures";
import type { Props } from "./play.svelte";
import { asShown, lastDeed, litPhases, opens, steps } from "./steps";

const item = (key: string, seat = -1, params: News["params"] = {}): News => ({
  n: 0,
  key,
  seat,
  text: `Ben ${key}`,
  rule: "",
  params,
});
const keys = (news: News[]) => steps(news).map(({ items }) => items.map(({ key }) => key));

test("the reveal is one step, then the phases, then one step each with what was done in it", () => {
  const news = [
    item("reveal", 0),
    item("reveal", 1),
    item("phase_die"),
    item("phases", -1, { phases: ["explore", "ship"] }),
    item("phase"),
    item("scout", 0),
    item("stock", 1),
    item("phase"),
    item("trade", 1),
  ];
  expect(keys(news)).toEqual([
    ["reveal", "reveal", "phase_die"],
    ["phases"],
    ["phase", "scout", "stock"],
    ["phase", "trade"],
  ]);
  expect(steps(news).map(({ ms }) => ms)).toEqual([1600, 1260, 700, 700]);
});

test("what is done before a phase, or concerns all, is worth no pause; a new round begins anew", () => {
  expect(
    keys([item("ready", 0), item("phase"), item("over"), item("round"), item("recruit", 0), item("reveal", 0)]),
  ).toEqual([["phase"], ["reveal"]]);
});

test("more news make the last step longer or add steps, and change none before", () => {
  const news = [item("reveal", 0), item("phases"), item("phase"), item("scout", 0), item("phase"), item("trade", 0)];
  for (let n = 1; n < news.length; n++)
    expect(keys(news).slice(0, keys(news.slice(0, n)).length - 1)).toEqual(keys(news.slice(0, n)).slice(0, -1));
});

test("the last deed of a seat is what it did in its last phase, without its name", () => {
  const log = [item("phase"), item("scout", 1), item("stock", 1), item("trade", 0), item("round")];
  expect(lastDeed(log, 1, "Ben")).toBe("scout stock");
  expect(lastDeed([...log, item("round")], 1, "Ben")).toBe("");
});

test("while the screens lift everything lies as before, nothing is asked and no phase is lit", () => {
  const { board } = fixtures["ship"]!;
  const playing = (key: string) => ({
    items: [item(key)],
    previous: fixtures["assign"]!.board!,
    step: 0,
    steps: 1,
    ms: 1,
  });
  const t = { board: board!, question: {}, playing: playing("reveal") } as unknown as Props;
  expect(asShown(t)).toMatchObject({ board: fixtures["assign"]!.board, question: null });
  expect(litPhases(board!, t.playing)).toEqual([]);
  const later = { ...t, playing: playing("phase") };
  expect(asShown(later)).toBe(later);
  expect(litPhases(board!, later.playing)).toEqual(board!.phases.played);
  expect(board!.phases.played).toContain("ship");
});

test("rounds and phases are headlines; managing stands under one of its own", () => {
  expect(["round", "phase", "recruit", "credit_reset", "scout"].map((key) => opens(item(key)))).toEqual([
    true,
    true,
    "roll.client.manage",
    "roll.client.manage",
    null,
  ]);
});
