// The root of a list of leaves: pairs are hashed upwards, a last one without a partner goes up as it is. Leaves
// and nodes begin with different bytes, so that no node can pass for a leaf.
import { createHash } from "node:crypto";

const LEAF = Buffer.from([0]);
const NODE = Buffer.from([1]);

const digest = (...parts: readonly Buffer[]): Buffer => {
  const sha = createHash("sha256");
  for (const part of parts) sha.update(part);
  return sha.digest();
};

export function merkleRoot(leaves: readonly string[]): Buffer {
  let level = leaves.map((leaf) => digest(LEAF, Buffer.from(leaf)));
  if (level.length === 0) return digest(LEAF);
  while (level.length > 1) {
    const above: Buffer[] = [];
    for (let place = 0; place < level.length; place += 2) {
      const [left, right] = [level[place], level[place + 1]];
      if (left !== undefined) above.push(right === undefined ? left : digest(NODE, left, right));
    }
    level = above;
  }
  return level[0] ?? digest(LEAF);
}
