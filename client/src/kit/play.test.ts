import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { BoardProps } from "../games/types";
import type { Question } from "../wire";
import { asked } from "./asked.testing";
import { Play } from "./play.svelte";

// `go:a>x`: piece a to place x.
const play = () =>
  new Play<null>({
    route: (code) => {
      const [from = "", to = ""] = (code.split(":")[1] ?? "").split(">");
      return { code, from: [from], to: [], drop: to ? [to] : [] };
    },
    chains: (offered, from, to) => (from === "c" && offered("lift:c") ? [["lift:c", `put:${to}`]] : []),
    onlyPicks: (codes) => codes.every((code) => code.startsWith("lay:")),
  });

let chosen: string[];
const at = { getBoundingClientRect: () => ({ left: 10, width: 20, bottom: 30 }) } as unknown as Element;
const props = (question: Question | null, highlight: string | null = null): BoardProps<null> =>
  ({ board: null, question, highlight, choose: (code: string) => chosen.push(code) }) as unknown as BoardProps<null>;

beforeEach(() => void (chosen = []));
afterEach(() => void vi.useRealTimers());

test("a click on a piece with one choice takes it", () => {
  play().click(props(asked(["go:a"])), "a", at);
  expect(chosen).toEqual(["go:a"]);
});

test("a click on a piece with several choices picks it up and opens a menu below it; a second click puts it back", () => {
  const hand = play();
  const t = props(asked(["go:a>x", "go:a>y"]));
  hand.click(t, "a", at);
  expect(hand.picked).toBe("a");
  expect(hand.menu).toEqual({ codes: ["go:a>x", "go:a>y"], x: 20, y: 36 });
  hand.click(t, "a", at);
  expect([hand.picked, hand.menu, chosen]).toEqual([null, null, []]);
});

test("where a game says so, a piece is picked up without a menu", () => {
  const hand = play();
  hand.click(props(asked(["lay:a>x", "lay:a>y"])), "a", at);
  expect([hand.picked, hand.menu]).toEqual(["a", null]);
});

test("a picked piece lands where a choice puts it", () => {
  const hand = play();
  const t = props(asked(["go:a>x", "go:a>y"]));
  hand.click(t, "a", at);
  expect([hand.lands(t, "x"), hand.lands(t, "z"), hand.lands(t, "a")]).toEqual([true, false, false]);
  hand.click(t, "y", at);
  expect(chosen).toEqual(["go:a>y"]);
});

test("a movement of two choices goes on when the second is offered", () => {
  const hand = play();
  expect(hand.carry(props(asked(["lift:c"])), "c", "x", at)).toBe(true);
  hand.asked(props(asked(["put:x", "put:y"], { id: 2 })));
  expect(chosen).toEqual(["lift:c", "put:x"]);
});

test("it is forgotten if something else is asked, or if the answer took too long", () => {
  vi.useFakeTimers();
  const hand = play();
  hand.carry(props(asked(["lift:c"])), "c", "x", at);
  hand.asked(props(asked(["other"], { id: 2 })));
  hand.asked(props(asked(["put:x"], { id: 3 })));
  hand.carry(props(asked(["lift:c"], { id: 4 })), "c", "x", at);
  vi.advanceTimersByTime(5000);
  hand.asked(props(asked(["put:x"], { id: 5 })));
  expect(chosen).toEqual(["lift:c", "lift:c"]);
});

test("a piece cannot be carried where no choice leads", () => {
  expect(play().carry(props(asked(["go:a>x"])), "a", "z", at)).toBe(false);
});

test("the choice that is pointed at shows what it takes and where it leads", () => {
  const t = props(asked(["go:a>x", "go:b>y"]), "go:a>x");
  expect(["a", "x", "b"].map((spot) => play().shown(t, spot))).toEqual(["picked", "aimed", ""]);
});

test("what is gathered for an answer in parts is taken, where it lies and where it goes", () => {
  const t = { ...props(asked(["go:a", "go:b"])), gathered: ["go:a"] };
  expect(["a", "b"].map((spot) => play().taken(t, spot))).toEqual([true, false]);
  expect(play().taken(props(asked(["go:a"])), "a")).toBe(false);
});
