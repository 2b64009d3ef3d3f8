// The root says of a list which leaves it has and in which order.
import { createHash } from "node:crypto";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { GENESIS } from "./chain.ts";
import { merkleRoot } from "./merkle.ts";
import { rootOf } from "./seal.ts";

const sha = (...parts: readonly (Buffer | string)[]): Buffer => {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part);
  return hash.digest();
};
const leafOf = (text: string) => sha(Buffer.from([0]), text);
const nodeOf = (left: Buffer, right: Buffer) => sha(Buffer.from([1]), left, right);
const leaves = fc.array(fc.string(), { minLength: 1, maxLength: 12 });

describe("the Merkle root", () => {
  it("hashes pairs upwards; one without a partner goes up as it is", () => {
    const [a, b, c] = [leafOf("a"), leafOf("b"), leafOf("c")];
    expect(merkleRoot(["a"])).toEqual(a);
    expect(merkleRoot(["a", "b"])).toEqual(nodeOf(a, b));
    expect(merkleRoot(["a", "b", "c"])).toEqual(nodeOf(nodeOf(a, b), c));
    expect(merkleRoot([])).toEqual(sha(Buffer.from([0])));
  });

  it("(I12) changes with any leaf, with the order and with the number of leaves", () => {
    fc.assert(
      fc.property(leaves, fc.nat(), fc.string(), (list, place, other) => {
        const at = place % list.length;
        fc.pre(list[at] !== other);
        const root = merkleRoot(list).toString("hex");
        expect(merkleRoot(list.with(at, other)).toString("hex")).not.toBe(root);
        expect(merkleRoot([...list, other]).toString("hex")).not.toBe(root);
        if (list.length > 1 && list[0] !== list.at(-1))
          expect(merkleRoot(list.toReversed()).toString("hex")).not.toBe(root);
      }),
    );
  });

  it("a node cannot pass for a leaf", () => {
    const node = nodeOf(leafOf("a"), leafOf("b"));
    expect(merkleRoot([node.toString("latin1"), "c"])).not.toEqual(merkleRoot(["a", "b", "c"]));
  });
});

describe("a seal's root", () => {
  const point = { version: 1n, balanceMinor: 5n, head: "ab".repeat(32) };

  it("(I12) is chained to the seal before and does not depend on the order accounts were found in", () => {
    const moved = new Map([
      [64n, point],
      [128n, { ...point, balanceMinor: 6n }],
    ]);
    const root = rootOf(GENESIS, moved);
    expect(rootOf(GENESIS, new Map([...moved].toReversed()))).toBe(root);
    expect(rootOf("11".repeat(32), moved)).not.toBe(root);
    for (const other of [
      { ...point, version: 2n },
      { ...point, balanceMinor: 4n },
      { ...point, head: "cd".repeat(32) },
    ])
      expect(rootOf(GENESIS, new Map([...moved, [64n, other]]))).not.toBe(root);
  });
});
