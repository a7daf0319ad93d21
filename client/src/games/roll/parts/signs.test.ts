import { expect, test } from "vitest";
import { signOf } from "./signs";

test("a sign has a number or says what it is", () => {
  expect(signOf("credits:3")).toEqual({ kind: "credits", what: "", n: 3 });
  expect(signOf("die:rare_elements")).toEqual({ kind: "die", what: "rare_elements", n: 0 });
  expect(signOf("limit:3")).toEqual({ kind: "limit", what: "", n: 3 });
});
