// How a registration proves itself in the house: by codes that were sent, by work, by an identity provider's word.
import { refused } from "@jonaki/wire";
import type { Clock } from "../../../platform/clock.ts";
import type { Database } from "../../../platform/database/database.ts";
import type { Codes } from "../codes/codes.ts";
import type { IdTokens } from "../identity/id-tokens.ts";
import { isGuessable } from "../payment/payment-password.rules.ts";
import { putPaymentPassword } from "../payment/payment-passwords.store.ts";
import type { Passwords } from "../passwords.ts";
import type { RegistrationProofs } from "./register.flow.ts";

export interface RegistrationProofParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly codes: Codes;
  readonly idTokens: IdTokens;
  readonly passwords: Passwords;
  readonly demandsProof: () => boolean;
}

export function createRegistrationProofs(parts: RegistrationProofParts): RegistrationProofs {
  const { database, clock, codes, idTokens, passwords } = parts;
  return {
    takeCode: codes.take,
    proofProblem: async (verification) => {
      if (!parts.demandsProof() || (await codes.proofs.spend(database.store, verification))) return null;
      return refused("VERIFY_FIRST", { challenge: await codes.proofs.make() });
    },
    verifiedPhoneOf: async (idToken) => (await idTokens.readUnnamed(idToken))?.mobile ?? null,
    preparePaymentPassword: async (typed) => {
      // No birthday is known of somebody who is only registering.
      if (!/^[0-9]{6}$/u.test(typed) || isGuessable(typed, null)) return null;
      const hash = await passwords.hash(typed);
      return (tx, memberId) => putPaymentPassword(tx, memberId, hash, clock.now());
    },
  };
}
