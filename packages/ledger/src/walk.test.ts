// The walk names the first thing that does not follow.
import { describe, expect, it } from "vitest";
import { entryLine, GENESIS, nextHead } from "./chain.ts";
import type { ChainedEntry } from "./chain.ts";
import { BEGINNING, createWalk, inOrder } from "./walk.ts";

const entry = (version: bigint, amountMinor: bigint, balanceMinor: bigint): ChainedEntry => ({
  version,
  transferId: 1_024n + version,
  amountMinor,
  balanceMinor,
  kind: "test",
});
const ONE = entry(1n, 100n, 100n);
const TWO = entry(2n, -30n, 70n);
const THREE = entry(3n, 5n, 75n);
const AFTER_ONE = nextHead(GENESIS, entryLine(ONE));
/** Two and three came in one batch. */
const AFTER_THREE = nextHead(AFTER_ONE, entryLine(TWO) + entryLine(THREE));
const NOW = { version: 3n, balanceMinor: 75n, head: AFTER_THREE };

const STEPS = [
  [ONE, AFTER_ONE],
  [TWO, null],
  [THREE, AFTER_THREE],
] as const;

function walked(entries: readonly (readonly [ChainedEntry, string | null])[], now = NOW, start = BEGINNING) {
  const walk = createWalk(start, now);
  for (const [step, hash] of entries) walk.step(step, hash);
  return walk.end();
}

describe("the walk along an account", () => {
  it("[WAL-1] finds nothing where everything follows, from the beginning and from a point between", () => {
    expect(
      walked([
        [ONE, AFTER_ONE],
        [TWO, null],
        [THREE, AFTER_THREE],
      ]),
    ).toBeNull();
    const between = { version: 1n, balanceMinor: 100n, head: AFTER_ONE };
    expect(
      walked(
        [
          [TWO, null],
          [THREE, AFTER_THREE],
        ],
        NOW,
        between,
      ),
    ).toBeNull();
    expect(walked([], BEGINNING)).toBeNull();
  });

  it("(I4) a version that is missing or there twice", () => {
    expect(
      walked([
        [ONE, AFTER_ONE],
        [THREE, AFTER_THREE],
      ]),
    ).toBe("version 3 follows 1");
    expect(
      walked([
        [ONE, AFTER_ONE],
        [ONE, null],
        [TWO, null],
        [THREE, AFTER_THREE],
      ]),
    ).toBe("version 1 follows 1");
  });

  it("(I4) a balance-after that is not the one before plus the amount", () => {
    expect(
      walked([
        [ONE, AFTER_ONE],
        [{ ...TWO, amountMinor: -31n }, null],
        [THREE, AFTER_THREE],
      ]),
    ).toBe("version 2 says 70 after 100 and -31");
  });

  it("(I12) a chain that was not made from these entries, the kind of an entry included", () => {
    expect(
      walked([
        [ONE, AFTER_ONE],
        [{ ...TWO, kind: "gift" }, null],
        [THREE, AFTER_THREE],
      ]),
    ).toBe("the chain breaks at version 3");
    expect(
      walked([
        [ONE, AFTER_ONE],
        [TWO, null],
        [THREE, "00".repeat(32)],
      ]),
    ).toBe("the chain breaks at version 3");
    expect(
      walked(
        [
          [ONE, AFTER_ONE],
          [TWO, null],
          [THREE, AFTER_THREE],
        ],
        { ...NOW, head: AFTER_ONE },
      ),
    ).toBe("its head is not the end of its chain");
    expect(
      walked([
        [ONE, AFTER_ONE],
        [TWO, null],
        [THREE, null],
      ]),
    ).toBe("its head is not the end of its chain");
  });

  it("(I3) a balance that the entries do not lead to", () => {
    expect(walked(STEPS, { ...NOW, balanceMinor: 76n })).toBe("its entries sum to 75, its balance says 76");
    expect(walked(STEPS, { ...NOW, version: 4n })).toBe("its entries end at version 3, its balance is at 4");
    expect(walked([])).toBe("its entries end at version 0, its balance is at 3");
  });
});

describe("entries in whatever order they lie", () => {
  const [one, two, three] = STEPS;
  const walkedInOrder = (entries: readonly (readonly [ChainedEntry, string | null])[], start = BEGINNING) => {
    const walk = inOrder(createWalk(start, NOW), start);
    for (const [step, hash] of entries) walk.step(step, hash);
    return walk.end();
  };

  it("[WAL-1] every order is walked as the right one", () => {
    for (const entries of [STEPS, [two, one, three], [three, two, one], [three, one, two]])
      expect(walkedInOrder(entries)).toBeNull();
    const between = { version: 1n, balanceMinor: 100n, head: AFTER_ONE };
    expect(walkedInOrder([three, two], between)).toBeNull();
  });

  it("(I4) a version that is missing, or there twice, is told whenever it comes", () => {
    expect(walkedInOrder([three, one])).toBe("version 3 follows 1");
    expect(walkedInOrder([one, two, three, two])).toBe("version 2 follows 3");
    expect(walkedInOrder([three, three, two, one])).toBe("version 3 follows 0");
    expect(walkedInOrder([two, one])).toBe("its entries end at version 2, its balance is at 3");
  });
});
