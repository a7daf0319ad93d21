import { beforeEach, describe, expect, it, vi } from "vitest";
import type { TableInfo } from "../bodies";
import { commitOf, faults, keepPromises, kept, promiseOf, seedOf, shareFor, type Kept } from "./fairness";

const SECRET = "00112233445566778899aabbccddeeff".repeat(2);
const ANNA = "a0".repeat(16);
const BEN = "b0".repeat(20);
const COMMIT = "12de9ec284d359fcf7eb29096645fcc01292da5fa5d9d46519a63a835fc1a62d";
const SEED = "fb2d8e2fd7ca3540cc3e99a8370b5b5c922616c448a950edd85dbc997897a404";

const PROMISES = [promiseOf(COMMIT, 0, ANNA), promiseOf(COMMIT, 1, BEN)];

function info(
  shares: (string | null)[],
  change: { secret?: string; seed?: string; promises?: string[] } = {},
): TableInfo {
  const seats = (change.promises ?? PROMISES).map((promise) => ({ promise }));
  return { commit: COMMIT, seats, fair: { secret: SECRET, seed: SEED, shares, ...change } } as unknown as TableInfo;
}

const known: Kept = { seat: 0, share: ANNA, commit: COMMIT, promises: PROMISES };

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
});

describe("the hashes", () => {
  it("are those of the server: see tests/tables/test_fair.py", () => {
    expect(commitOf(SECRET)).toBe(COMMIT);
    expect(seedOf(SECRET, [ANNA, BEN])).toBe(SEED);
    expect(promiseOf(COMMIT, 2, BEN)).toBe("0134fb1da4b6b8db2aa17f634b418b9b66896a1501d553c219017699752224a3");
  });
});

describe("what a page keeps", () => {
  it("is one share for a seat, however often it joins", () => {
    const first = shareFor("t", 1, COMMIT);
    expect(first.share).toMatch(/^[0-9a-f]{32}$/);
    expect(shareFor("t", 1, COMMIT)).toEqual(first);
    expect(shareFor("t", 2, COMMIT).share).not.toBe(first.share);
  });

  it("are the promises, before the own share is shown, and they do not change", () => {
    const mine = shareFor("t", 0, COMMIT);
    const promises = [promiseOf(COMMIT, 0, mine.share), PROMISES[1]!];
    expect(keepPromises("t", info([], { promises: PROMISES }))).toBe(false);
    expect(kept("t")!.promises).toBeUndefined();
    expect(keepPromises("t", info([], { promises }))).toBe(true);
    expect(kept("t")!.promises).toEqual(promises);
    expect(keepPromises("t", info([], { promises: [promises[0]!, promises[0]!] }))).toBe(false);
    expect(keepPromises("elsewhere", info([], { promises }))).toBe(false);
  });
});

describe("in the end", () => {
  it("all is as it was promised", () => {
    expect(faults(known, info([ANNA, BEN]))).toEqual([]);
    expect(faults({ seat: 1, share: BEN, commit: COMMIT }, info([ANNA, BEN]))).toEqual([]);
  });

  it("nothing can be said of what was promised elsewhere, or is not over", () => {
    expect(faults(undefined, info([ANNA, BEN]))).toBeNull();
    expect(faults(known, { ...info([]), fair: null })).toBeNull();
  });

  it("everything that was exchanged is found", () => {
    const other = "0c".repeat(16);
    const secret = "ff".repeat(32);
    expect(faults(known, info([ANNA, BEN], { secret, seed: seedOf(secret, [ANNA, BEN]) }))).toEqual(["secret"]);
    expect(faults(known, info([other, BEN], { seed: seedOf(SECRET, [other, BEN]) }))).toEqual(["own", "others"]);
    expect(faults(known, info([null, BEN], { seed: seedOf(SECRET, [BEN]) }))).toEqual(["own"]);
    expect(faults(known, info([ANNA, other], { seed: seedOf(SECRET, [ANNA, other]) }))).toEqual(["others"]);
    expect(faults(known, info([ANNA, BEN, other], { seed: seedOf(SECRET, [ANNA, BEN, other]) }))).toEqual(["others"]);
    expect(faults(known, info([ANNA, BEN], { seed: "00".repeat(32) }))).toEqual(["seed"]);
  });

  it("a share that was not shown is left out", () => {
    expect(faults(known, info([ANNA, null], { seed: seedOf(SECRET, [ANNA]) }))).toEqual([]);
  });
});
