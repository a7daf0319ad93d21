import { expect, test } from "vitest";
import type { News } from "../wire";
import { groups, inShort } from "./groups";

const item = (n: number, key: string, seat = -1): News => ({ n, key, seat, text: `${key} ${n}`, rule: "", params: {} });
const opens = (news: News): true | string | null =>
  news.key === "round" ? true : news.key === "tidy" ? "tidying" : null;
const grouped = (...log: News[]) => groups(log, 0, opens, (key) => `<${key}>`);

test("a headline begins a group", () => {
  const found = grouped(item(0, "round"), item(1, "deed", 0), item(2, "round"));
  expect(found.map((group) => [group.head, group.lines.length])).toEqual([
    ["round 0", 1],
    ["round 2", 0],
  ]);
});

test("what stands under the same headline is together, even before the first headline", () => {
  const found = grouped(item(0, "deed"), item(1, "tidy", 1), item(2, "tidy", 2), item(3, "round"), item(4, "tidy", 1));
  expect(found.map((group) => group.head)).toEqual([null, "<tidying>", "round 3", "<tidying>"]);
  expect(found[1]!.lines.map((line) => line.seat)).toEqual([1, 2]);
});

test("others have one line each; what concerns all, and what I did, a line for each thing", () => {
  const log = [
    item(1, "deed", 1),
    item(2, "deed", 0),
    item(3, "deed", 1),
    item(4, "deed", 0),
    item(5, "deed"),
    item(6, "deed"),
  ];
  const [group] = grouped(item(0, "round"), ...log);
  expect(group!.lines.map((line) => line.items.map(({ n }) => n))).toEqual([[1, 3], [2], [4], [5], [6]]);
});

test("what one did is told in one sentence, the name before it", () => {
  const items = ["Ann rolls.", "Ann draws 2 cards.", "Her cup is empty."].map((text) => ({ text }) as News);
  expect(inShort(items, "Ann")).toBe("rolls; draws 2 cards; Her cup is empty.");
});
