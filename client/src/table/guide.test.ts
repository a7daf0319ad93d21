import { expect, test } from "vitest";
import type { GuideStep } from "../games/types";
import type { News, Update } from "../wire";
import { explained, standing, tellsBefore, type Memory } from "./guide";

const happened: GuideStep = { key: "happened", kinds: [], moment: (update) => update.round === 2 };
const first: GuideStep = { key: "first", kinds: ["ask"], when: (update) => update.round === 1 };
const later: GuideStep = { key: "later", kinds: ["ask", "more"] };
const STEPS = [happened, first, later];

const at = (kind: string, round: number, id = 7): Update =>
  ({ me: 0, round, question: { id, kind } }) as unknown as Update;
const memory = (more: Partial<Memory> = {}): Memory => ({ seen: {}, passed: [], last: null, ...more });
const told = (update: Update, known: Memory, id = 7) => explained(STEPS, update, known, id)?.key ?? null;

test("the first step that fits is explained", () => {
  expect(told(at("ask", 1), memory())).toBe("first");
  expect(told(at("more", 1), memory())).toBe("later");
  expect(told(at("other", 1), memory())).toBeNull();
});

test("what happened comes before what is asked, until it is put aside", () => {
  expect(told(at("ask", 2), memory())).toBe("happened");
  expect(tellsBefore(happened, at("ask", 2))).toBe(true);
  expect(told(at("ask", 2), memory({ seen: { happened: [7] }, passed: ["happened"] }))).toBe("later");
  expect(tellsBefore(later, at("ask", 2))).toBe(false);
});

test("nothing is explained twice, but it stays while its questions follow one another", () => {
  const known = memory({ seen: { first: [3], later: [3] }, last: "later" });
  expect(told(at("more", 1), known)).toBe("later");
  expect(told(at("more", 1), { ...known, last: null })).toBeNull();
});

test("it comes back with the question it was shown at", () => {
  expect(told(at("ask", 1), memory({ seen: { later: [7], first: [3] } }))).toBe("later");
});

test("a question is known by the choices before it, also after an undo", () => {
  const undone = (seat: number) => ({ key: "undone", seat }) as News;
  expect(standing(at("ask", 1, 9), [])).toBe(9);
  expect(standing(at("ask", 1, 11), [undone(0), undone(1)])).toBe(9);
  expect(standing({ me: 0, question: null } as Update, [])).toBe(-1);
});
