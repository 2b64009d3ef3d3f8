// The public face of safe for the domains of money: counters that move with the money, the limits they meet, and what
// limits and the identity say to deposits and withdrawals.
import { openHoldsFor } from "@jonaki/ledger";
import type { Connection, Unit } from "@jonaki/ledger";
import type { Refused } from "@jonaki/wire";
import type { Consumer } from "../../platform/consumers.ts";
import { connectionIn } from "../../platform/database/database.ts";
import type { OpenTransaction } from "../../platform/database/database.ts";
import type { Policy } from "../../platform/policy.ts";
import { createCounting } from "./counting.ts";
import type { CountingParts } from "./counting.ts";
import { KYC_DAYS, kycRefusal } from "./kyc.rules.ts";
import { readIdentity } from "./kyc.store.ts";
import { createLimitBook } from "./limit-book.ts";
import type { LimitBook } from "./limit-book.ts";
import type { PlayCounters } from "./play-counters.ts";
import { createStatements } from "./statements.ts";
import type { Statements } from "./statements.ts";
import { createPlayWatch } from "./play-watch.ts";
import { sittingTerms } from "./sitting.rules.ts";

export type { PlayCounters, PlayStop } from "./play-counters.ts";
export { SAFE_CONSUMER } from "./play-watch.ts";
export type { StopFact } from "./play-watch.ts";
export type { DecideIdentity } from "./kyc.flow.ts";

export interface Safe extends LimitBook {
  /** The counters of one batch: read under the members' locks, moved in memory, written with the money. */
  openCounters(connection: Connection, memberIds: readonly bigint[]): Promise<PlayCounters>;
  /** Counts a member anew whose results were corrected; the caller holds the lock of the accounts. */
  recount(tx: OpenTransaction, memberId: bigint, at: Date): Promise<void>;
  /** Whether a withdrawal waits for the member's identity, under the lock of the member's money [SAFE-22]. */
  kycRefusal(tx: OpenTransaction, memberId: bigint): Promise<Refused<"KYC_REQUIRED"> | null>;
  /** By which calendar, which policy and which book it counts, for the member's own calls. */
  readonly counts: CountingParts & { readonly unit: Unit };
  readonly statements: Statements;
  /** Hears of play after its commit; a worker runs it. */
  readonly consumer: Consumer;
}

export interface SafeParts extends Omit<CountingParts, "mandatory"> {
  /** The unit of the money that limits are about. */
  readonly unit: Unit;
  readonly policy: Policy;
}

export function createSafe(given: SafeParts): Safe {
  const mandatory = given.policy.mandatoryLimits.map((limit) => ({ ...limit, isOwn: false }));
  const parts = { ...given, mandatory };
  const counting = createCounting(parts);
  const statements = createStatements(parts);
  const { kycThreshold } = given.policy;
  return {
    ...createLimitBook({ ...parts, counting }),
    recount: (tx, memberId, at) => counting.recount(connectionIn(tx), memberId, at),
    openCounters: counting.open,
    counts: parts,
    statements,
    kycRefusal: async (tx, memberId) => {
      if (kycThreshold === null) return null;
      const { deposits, withdrawals } = await statements.sumOf(tx, memberId, KYC_DAYS);
      // What is on its way out is as good as withdrawn.
      const held = await openHoldsFor(connectionIn(tx), {
        memberId,
        unit: parts.unit,
        purpose: "withdrawal",
      });
      const { state } = await readIdentity(tx, memberId);
      return kycRefusal(kycThreshold, state, { deposits, withdrawals: withdrawals + held });
    },
    consumer: createPlayWatch(sittingTerms(given.policy)),
  };
}
