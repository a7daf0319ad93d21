import { expect, test } from "vitest";
import type { Question } from "../wire";
import { called, folded, listed, near } from "./places";

const choice = (code: string, label: string, quiet = true) => ({
  code,
  label,
  gain: "",
  about: null,
  final: false,
  times: 1,
  quiet,
});
const question: Question = {
  id: 1,
  kind: "test",
  text: "",
  secret: false,
  primary: null,
  parts: 1,
  choices: [
    choice("stay", "Stay", false),
    choice("go:c4", "To C4"),
    choice("go:c5", "To C5"),
    choice("lay:mine@c4", "A mine at C4"),
    choice("lay:mine@d1", "A mine at D1"),
  ],
};
const codes = (found: { code: string }[]) => found.map(({ code }) => code);

test("quiet choices are folded", () => {
  expect(codes(listed(question))).toEqual(["stay"]);
  expect(folded(question)).toHaveLength(4);
});

test("a code, what follows its colon, its last part or a label finds a choice", () => {
  for (const typed of ["lay:mine@d1", "MINE@D1", " d1 ", "a  mine at d1"])
    expect(codes(called(question, typed))).toEqual(["lay:mine@d1"]);
  expect(codes(called(question, "stay"))).toEqual(["stay"]);
});

test("a fuller name counts before a shorter one", () => {
  expect(codes(called(question, "c4"))).toEqual(["go:c4"]);
  expect(codes(called(question, "mine@c4"))).toEqual(["lay:mine@c4"]);
});

test("nothing typed, or nothing called so, finds nothing", () => {
  expect([...called(question, ""), ...called(question, "z9"), ...near(question, "z9"), ...near(question, " ")]).toEqual(
    [],
  );
});

test("what is begun finds all that go on so", () => {
  expect(codes(near(question, "c"))).toEqual(["go:c4", "go:c5", "lay:mine@c4"]);
  expect(codes(near(question, "c5"))).toEqual(["go:c5"]);
});
