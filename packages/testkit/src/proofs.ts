// Solves proof-of-work challenges as a browser does, with nothing but what the challenge says [ACC-35].
import { createHash } from "node:crypto";

interface Puzzle {
  readonly parameters: {
    readonly cost: number;
    readonly keyPrefix: string;
    readonly nonce: string;
    readonly salt: string;
  };
}

/** The challenge of a refusal VERIFY_FIRST as the verification that the next try sends. */
export function solveProof(challenge: { readonly id: string; readonly puzzle: string }): {
  readonly id: string;
  readonly answer: string;
} {
  const { cost, keyPrefix, nonce, salt } = (JSON.parse(challenge.puzzle) as Puzzle).parameters;
  const start = Buffer.from(salt + nonce, "hex");
  for (let counter = 0; ; counter += 1) {
    const number = Buffer.alloc(4);
    number.writeUInt32BE(counter);
    let key = Buffer.concat([start, number]);
    for (let round = 0; round < cost; round += 1) key = createHash("sha256").update(key).digest();
    const derivedKey = key.toString("hex");
    if (derivedKey.startsWith(keyPrefix))
      return { id: challenge.id, answer: JSON.stringify({ counter, derivedKey, time: 1 }) };
  }
}
