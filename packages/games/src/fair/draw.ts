// Whole numbers and orders from a random stream without any bias [FAIR-2]: what does not fit is drawn again,
// never folded back by a remainder and never scaled by a float.
import type { RandomStream } from "./stream.ts";

/** A number from 0 to below − 1, each equally likely. */
export function drawBelow(stream: RandomStream, below: number): number;
export function drawBelow(stream: RandomStream, below: bigint): bigint;
export function drawBelow(stream: RandomStream, below: number | bigint): number | bigint {
  if (typeof below === "bigint") return drawExactly(stream, below);
  if (!Number.isSafeInteger(below)) throw new RangeError("A number is drawn below a whole number.");
  return Number(drawExactly(stream, BigInt(below)));
}

/** One road for every size: 7 bytes would not fit a number exactly, and two roads would need two proofs. */
function drawExactly(stream: RandomStream, below: bigint): bigint {
  if (below < 1n) throw new RangeError("A number is drawn below 1 or more.");
  const bits = bitsOf(below - 1n);
  const byteCount = (bits + 7) >> 3;
  const lowBits = (1n << BigInt(bits)) - 1n;
  for (;;) {
    // With below = 1 there are no bits, no bytes are taken, and the number is 0.
    const drawn = bigEndian(stream.bytes(byteCount)) & lowBits;
    if (drawn < below) return drawn;
  }
}

function bitsOf(value: bigint): number {
  return value === 0n ? 0 : value.toString(2).length;
}

function bigEndian(bytes: Uint8Array): bigint {
  let value = 0n;
  for (const byte of bytes) value = (value << 8n) | BigInt(byte);
  return value;
}

/** The items in a new order, every order equally likely: Fisher–Yates from the last place down. */
export function shuffle<Item>(stream: RandomStream, items: readonly Item[]): Item[] {
  const order = [...items];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const from = drawBelow(stream, last + 1);
    // Both places exist: from is at most last.
    const ending = order[last] as Item;
    order[last] = order[from] as Item;
    order[from] = ending;
  }
  return order;
}
