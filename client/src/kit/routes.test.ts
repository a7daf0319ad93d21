import { expect, test } from "vitest";
import { asked } from "./asked.testing";
import { aims, carried, codesAt, routesOf, type Routing } from "./routes";

// `take:a>b`: piece a goes to place b. `lift:a` and `put:b` do the same in two choices.
const routing: Routing<null> = {
  route: (code) => {
    const [verb = "", rest = ""] = code.split(":");
    const [from = "", to] = rest.split(">");
    if (verb === "put") return { code, from: [], to: [from], drop: [] };
    return { code, from: [from], to: [], drop: to === undefined ? [] : [to] };
  },
  standIns: (all, spot) => (spot === "any" ? all : []),
  chains: (offered, from, to) => (offered(`lift:${from}`) ? [[`lift:${from}`, `put:${to}`]] : []),
  chainEnds: (from) => (from === "c" ? ["x", "y"] : []),
};

const question = asked(["take:a>x", "take:a>y", "take:b>x", "lift:c", "put:z"]);
const all = routesOf(routing, question, null);

test("a click means the codes that take the piece or lead to the place", () => {
  expect(codesAt(routing, all, "a")).toEqual(["take:a>x", "take:a>y"]);
  expect(codesAt(routing, all, "z")).toEqual(["put:z"]);
  expect(codesAt(routing, all, "x")).toEqual([]);
});

test("where no code names a spot, another may stand in for it", () => {
  expect(codesAt(routing, all, "any")).toHaveLength(5);
});

test("carrying a piece means one code, or several one after another", () => {
  expect(carried(routing, question, all, "a", "y")).toEqual([["take:a>y"]]);
  expect(carried(routing, question, all, "c", "x")).toEqual([["lift:c", "put:x"]]);
  expect(carried(routing, question, all, "b", "y")).toEqual([]);
});

test("a piece aims where it may be put down", () => {
  expect(aims(routing, question, all, "a")).toEqual(["x", "y"]);
  expect(aims(routing, question, all, "c")).toEqual(["x", "y"]);
  expect(aims(routing, question, all, "z")).toEqual([]);
});

test("without a question nothing can be done", () => {
  expect(routesOf(routing, null, null)).toEqual([]);
  expect(carried(routing, null, [], "c", "x")).toEqual([]);
  expect(aims(routing, null, [], "c")).toEqual([]);
});
