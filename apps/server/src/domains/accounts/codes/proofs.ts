// Proof of work [ACC-34, ACC-35]: a puzzle that costs a phone about a second and the server nothing, solved without the
// person, and accepted once.
import { createHash, createHmac } from "node:crypto";
import { createChallenge, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/sha";
import type { Challenge, ChallengeParameters, Solution } from "altcha-lib";
import type { Clock } from "../../../platform/clock.ts";
import type { Queryable } from "../../../platform/database/database.ts";
import { proofExpiry, proofId, seedOf } from "./proof.rules.ts";
import { spendProof } from "./spent-proofs.store.ts";

/** What a browser sends back [ACC-35]. */
export interface Verification {
  readonly id: string;
  /** The solution as JSON text. */
  readonly answer: string;
}

export interface Proofs {
  /** A new challenge, as value.challenge carries it. */
  make(): Promise<{ readonly id: string; readonly puzzle: string }>;
  /** Uses a solved challenge up; false when it is none of ours, over, wrong or used before. */
  spend(store: Queryable, given: Verification | undefined): Promise<boolean>;
}

/** Three zeros are found after 4,096 tries on average, each of three hashes: a phone's browser takes about a second. */
const WORK = { algorithm: "SHA-256", cost: 3, keyLength: 32, keyPrefix: "000" } as const;

export function createProofs(key: Buffer, clock: Clock): Proofs {
  const secret = key.toString("hex");
  const isSolved = async (given: Verification): Promise<boolean> => {
    const seed = seedOf(key, given.id, clock.now());
    const solution = solutionIn(given.answer);
    if (seed === null || solution === null) return false;
    const challenge = signed({ ...WORK, nonce: seed.nonce, salt: seed.salt }, secret);
    const judged = await verifySolution({ challenge, solution, deriveKey, hmacSignatureSecret: secret });
    return judged.verified;
  };
  return {
    make: async () => {
      const challenge = await createChallenge({ ...WORK, deriveKey, hmacSignatureSecret: secret });
      const { nonce, salt } = challenge.parameters;
      const id = proofId(key, { nonce, salt, expiresAt: proofExpiry(clock.now()) });
      return { id, puzzle: JSON.stringify(challenge) };
    },
    spend: async (store, given) => {
      if (given === undefined || !(await isSolved(given))) return false;
      return spendProof(store, createHash("sha256").update(`proof ${given.id}`).digest(), clock.now());
    },
  };
}

/** The challenge as it was made: the library signs its parameters in the order of their names. */
function signed(parameters: ChallengeParameters, secret: string): Challenge {
  const inOrder = Object.fromEntries(
    Object.entries(parameters).sort(([one], [other]) => (one < other ? -1 : 1)),
  );
  const signature = createHmac("sha256", secret).update(JSON.stringify(inOrder)).digest("hex");
  return { parameters, signature };
}

/** Null when it is not even JSON; what else it may be is the library's to judge. */
function solutionIn(answer: string): Solution | null {
  try {
    const read = JSON.parse(answer) as Solution | null;
    return typeof read === "object" ? read : null;
  } catch {
    return null;
  }
}
