import { expect, test } from "vitest";
import type { News } from "../../wire";
import { opens, steps } from "./steps";

const item = (key: string, seat = 1): News => ({ n: 0, key, seat, text: key, rule: "", params: {} });
const keys = (news: News[]) => steps(news, 0).map(({ items }) => items.map(({ key }) => key));

test("each thing that the robot does is a step, with what it brings at once", () => {
  expect(
    keys([
      item("chooses", 0),
      item("robot_rolls"),
      item("robot_places_die"),
      item("phase", -1),
      item("robot_settles"),
      item("robot_draws"),
      item("robot_discards"),
      item("robot_places"),
      item("robot_pays"),
    ]),
  ).toEqual([
    ["robot_rolls"],
    ["robot_places_die"],
    ["robot_settles", "robot_draws"],
    ["robot_discards"],
    ["robot_places", "robot_pays"],
  ]);
});

test("what I did myself, and what nobody did, is worth no pause", () => {
  expect(keys([item("pays", 0), item("phase", -1), item("round", -1)])).toEqual([]);
});

test("more news make the last step longer or add steps, and change none before", () => {
  const news = [
    item("robot_rolls"),
    item("robot_explores"),
    item("robot_draws"),
    item("robot_credit"),
    item("robot_token"),
  ];
  for (let n = 1; n < news.length; n++)
    expect(keys(news).slice(0, keys(news.slice(0, n)).length - 1)).toEqual(keys(news.slice(0, n)).slice(0, -1));
});

test("rounds and phases are headlines", () => {
  expect(["round", "phase", "robot_rolls"].map((key) => opens(item(key)))).toEqual([true, true, null]);
});
