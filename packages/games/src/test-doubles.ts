// Streams and vectors for the tests: bytes that a test wrote itself, and the vectors of the second
// implementation. Nothing outside tests imports it.
import { readFileSync } from "node:fs";
import type { TicketProof } from "./fair/merkle.ts";
import type { RandomStream } from "./fair/stream.ts";

/** A stream of exactly these bytes; asking for more is a fault of the code under test. */
export function scriptedStream(bytes: readonly number[]): RandomStream & { left(): number } {
  let used = 0;
  return {
    bytes(count) {
      if (used + count > bytes.length) throw new Error("The code under test read beyond the script.");
      used += count;
      return Uint8Array.from(bytes.slice(used - count, used));
    },
    left: () => bytes.length - used,
  };
}

/** The two bytes that Dice reads for a roll; every roll below 10,000 fits the 14 bits that are kept. */
export const rollBytes = (rollStep: number): readonly number[] => [rollStep >> 8, rollStep & 0xff];

/** The bytes from which a shuffle of the numbers 1 to n makes this order of them; one byte a place, so n is at most 256. */
export function shuffleBytes(order: readonly number[]): readonly number[] {
  const places = order.map((_item, place) => place + 1);
  const bytes: number[] = [];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const from = places.indexOf(order[last] ?? 0);
    bytes.push(from);
    places.splice(from, 1, places[last] ?? 0);
  }
  return bytes;
}

/** The 7 bytes from which a number u from 1 to 2^52 is drawn. */
export const burstBytes = (u: bigint): readonly number[] =>
  Array.from({ length: 7 }, (_byte, place) => Number(((u - 1n) >> BigInt(8 * (6 - place))) & 0xffn));

interface Source {
  readonly serverSeed: string;
  readonly clientSeed: string;
  readonly nonce: number;
}

export interface RoundVector extends Partial<Source> {
  readonly serverSeed: string;
  readonly game: string;
  readonly version: string;
  readonly serverSeedHash: string;
  readonly tableHash: string;
  readonly choices: { readonly stake: string };
  readonly outcome: { readonly payout: string };
}

export interface DiceVector extends RoundVector {
  readonly clientSeed: string;
  readonly nonce: number;
  readonly choices: RoundVector["choices"] & { readonly side: string; readonly chance: number };
  readonly outcome: RoundVector["outcome"] & { readonly roll: string; readonly won: boolean };
}

/** A round of all players: salt and round instead of a member's own seeds. */
export interface CrashVector extends RoundVector {
  readonly salt: string;
  readonly round: string;
  readonly chainEnd?: string;
  readonly chainPlace?: number;
  readonly outcome: RoundVector["outcome"] & { readonly burst: string; readonly at: string | null };
}

export const isCrashVector = (round: RoundVector): round is CrashVector => round.game === "crash";

export const isDiceVector = (round: RoundVector): round is DiceVector => round.game === "dice";

export interface Vectors {
  readonly streams: readonly {
    readonly serverSeed: string;
    readonly serverSeedHash: string;
    readonly blocks: readonly string[];
    readonly clientSeed?: string;
    readonly nonce?: number;
    readonly salt?: string;
    readonly round?: string;
  }[];
  readonly draws: readonly (Source & {
    readonly below: string;
    readonly drawn: readonly string[];
    readonly nextBytes: string;
  })[];
  readonly shuffles: readonly (Source & {
    readonly count: number;
    readonly order: readonly number[];
    readonly nextBytes: string;
  })[];
  readonly chains: readonly {
    readonly secret: string;
    readonly end: string;
    readonly seeds: readonly string[];
  }[];
  readonly tickets: readonly {
    readonly tickets: readonly string[];
    readonly root: string;
    readonly proofs: readonly TicketProof[];
  }[];
  readonly tables: readonly {
    readonly game: string;
    readonly version: string;
    readonly tableHash: string;
  }[];
  readonly rounds: readonly RoundVector[];
  readonly refusals: readonly {
    readonly game: string;
    readonly version: string;
    readonly choices: RoundVector["choices"];
    readonly refusal: {
      readonly code: string;
      readonly smallestStake: string;
      readonly largestStake: string;
    };
  }[];
}

export const VECTORS_FILE = new URL("../../../docs/fair/vectors.json", import.meta.url);

export function readVectors(): Vectors {
  return JSON.parse(readFileSync(VECTORS_FILE, "utf8"));
}
