import { expect, test } from "vitest";
import { span } from "./clock.svelte";

test("a span of time is read as clocks show it", () => {
  expect([0, 42_900, 725_000, 11_050_000, -5].map(span)).toEqual(["0:00", "0:42", "12:05", "3:04:10", "0:00"]);
});
