// Seeded chance: the same seed gives the same bytes, so a failing test can be run again.
import { createHash } from "node:crypto";

export interface SeededRandom {
  bytes(count: number): Buffer;
  uuid(): string;
}

export function seededRandom(seed: string): SeededRandom {
  let drawn = 0;
  const bytes = (count: number): Buffer => {
    const blocks: Buffer[] = [];
    for (let length = 0; length < count; length += 32) {
      blocks.push(createHash("sha256").update(`${seed} ${drawn}`).digest());
      drawn += 1;
    }
    return Buffer.concat(blocks).subarray(0, count);
  };
  const uuid = (): string =>
    bytes(16)
      .toString("hex")
      .replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/u, "$1-$2-4$3-8$4-$5");
  return { bytes, uuid };
}
