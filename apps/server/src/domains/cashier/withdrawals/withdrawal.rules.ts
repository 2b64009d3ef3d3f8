// Withdrawals in figures [CAS-17 to CAS-20, CAS-24, CAS-28]: limits by rank, the fee, what still has to be played, why a
// second operator is asked, how long a forced receipt can be complained about [CAS-27]; pure.
import { applyRate, minor } from "@jonaki/money";
import type { Minor } from "@jonaki/money";
import { refused } from "@jonaki/wire";
import type { Refused } from "@jonaki/wire";
import { COMMENT_MAX, IMAGE_COUNT } from "@jonaki/wire/constants";
import { SETTINGS } from "@jonaki/wire/settings";
import type { ACCOUNT_STATES } from "@jonaki/wire/states";
import type { AmountRange } from "../amount.rules.ts";
import type { BindingWagering } from "../cashier-parts.ts";
import type { PaymentKind } from "../deposits/methods.store.ts";
import type { WithdrawalState } from "./withdrawal-state.rules.ts";

const { withdrawLimits, withdrawFee, ranks } = SETTINGS;

export interface WithdrawLimits {
  readonly ranges: Readonly<Record<PaymentKind, AmountRange>>;
  readonly perDay: number;
  readonly perDayMinor: Minor;
  readonly freePerDay: number;
}

/** The rank raises the daily amount and the free ones, and from a rank on the largest single bank withdrawal [CAS-19]. */
export function limitsOf(rankLevel: number): WithdrawLimits {
  const rank = ranks.find((one) => one.rankLevel === rankLevel);
  const perDayMinor = rank?.dailyWithdrawalMinor ?? withdrawLimits.perDayMinor;
  const fifthMinor = applyRate(perDayMinor, withdrawLimits.raisedShareOfDayPpm, "down");
  const isRaised = rankLevel >= withdrawLimits.raisedFromRank;
  const upTo = (mostMinor: Minor): AmountRange => ({ leastMinor: withdrawLimits.minMinor, mostMinor });
  return {
    ranges: {
      EWALLET: upTo(withdrawLimits.ewalletMaxMinor),
      BANK: upTo(isRaised ? fifthMinor : withdrawLimits.maxMinor),
      DIGITAL_DOLLAR: upTo(withdrawLimits.maxMinor),
    },
    perDay: withdrawLimits.perDay,
    perDayMinor,
    freePerDay: rank?.freeWithdrawalsPerDay ?? withdrawFee.freePerDay,
  };
}

/** What a member withdrew today already. */
export interface Today {
  readonly count: number;
  readonly amountMinor: Minor;
}

export const FEE_RATE_PPM = withdrawFee.ratePpm;
export const FEE_LEAST_MINOR = withdrawFee.minMinor;

/** The first ones of a day are free; each further one costs a share, rounded up [WAL-31]. */
export function feeOf(amountMinor: Minor, today: Today, { freePerDay }: WithdrawLimits): Minor {
  if (today.count < freePerDay) return minor(0n);
  const shareMinor = applyRate(amountMinor, FEE_RATE_PPM, "up");
  return shareMinor < FEE_LEAST_MINOR ? FEE_LEAST_MINOR : shareMinor;
}

export function dayRefusal(
  amountMinor: Minor,
  today: Today,
  { perDay, perDayMinor }: WithdrawLimits,
): Refused<"WITHDRAW_COUNT" | "DAILY_LIMIT"> | null {
  if (today.count >= perDay) return refused("WITHDRAW_COUNT", { 0: perDay });
  return today.amountMinor + amountMinor > perDayMinor ? refused("DAILY_LIMIT") : null;
}

/** What has to be bet before so much is free: the oldest wagering is played first and frees what it binds. */
export function missingWagering(open: readonly BindingWagering[], lackingMinor: bigint): Minor {
  let [missingMinor, freedMinor] = [0n, 0n];
  for (const { neededMinor, playedMinor, boundMinor } of open) {
    if (freedMinor >= lackingMinor) break;
    missingMinor += neededMinor - playedMinor;
    freedMinor += boundMinor;
  }
  return minor(missingMinor);
}

type AccountState = (typeof ACCOUNT_STATES)[number];

/** While the member may not play, deposits and transfers need not be played [CAS-17]; a time-out is an exclusion, too. */
export const waivesWagering = (status: AccountState, isStoppedByOwnLimit: boolean): boolean =>
  status === "EXCLUDED" || status === "CLOSING" || isStoppedByOwnLimit;

const NEW_FOR_MS = 24 * 3_600_000;

export interface SecondFacts {
  readonly accountAddedAt: Date;
  /** Null where there is none; the one of the registration is no change. */
  readonly passwordChangedAt: Date | null;
  readonly isFirst: boolean;
}

export type SecondReason = "NEW_ACCOUNT" | "NEW_PASSWORD" | "FIRST_WITHDRAWAL";

/** Why it goes to a second operator, whatever its amount [CAS-28]. */
export function secondReasons(facts: SecondFacts, at: Date): readonly SecondReason[] {
  const isNew = (moment: Date | null): boolean =>
    moment !== null && at.getTime() - moment.getTime() < NEW_FOR_MS;
  return [
    ...(isNew(facts.accountAddedAt) ? (["NEW_ACCOUNT"] as const) : []),
    ...(isNew(facts.passwordChangedAt) ? (["NEW_PASSWORD"] as const) : []),
    ...(facts.isFirst ? (["FIRST_WITHDRAWAL"] as const) : []),
  ];
}

/** Above this two operators approve [CAS-21.4]. */
const ONE_OPERATOR_MINOR = minor(2_500_000n);

export const reasonsForTwo = (amountMinor: Minor, reasons: readonly string[]): readonly string[] =>
  amountMinor > ONE_OPERATOR_MINOR ? ["AMOUNT", ...reasons] : reasons;

export const needsSecond = (amountMinor: Minor, reasons: readonly string[]): boolean =>
  reasonsForTwo(amountMinor, reasons).length > 0;

/** What "not received" has to bring along [CAS-24]; a comment is counted as people count characters. */
export const disputeBar = (images: readonly string[]): Refused<"VALIDATION" | "IMAGE_TOO_MANY"> | null => {
  if (images.length === 0) return refused("VALIDATION", { fields: ["images"] });
  return images.length > IMAGE_COUNT ? refused("IMAGE_TOO_MANY") : null;
};

export const isCommentTooLong = (comment: string): boolean => Array.from(comment).length > COMMENT_MAX;

const COMPLAINT_MS = 7 * 24 * 3_600_000;

/** A receipt that nobody confirmed can be complained about for 7 days [CAS-27]. */
export const complaintEnd = (state: WithdrawalState, endedAt: Date | null): Date | null =>
  state === "FORCED_RECEIVED" && endedAt !== null ? new Date(endedAt.getTime() + COMPLAINT_MS) : null;
