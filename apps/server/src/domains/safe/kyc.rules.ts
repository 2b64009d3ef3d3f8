// Identity verification [SAFE-22]: how it moves, and when withdrawals wait for it; pure.
import { formatAmount } from "@jonaki/money";
import type { Minor } from "@jonaki/money";
import { refused } from "@jonaki/wire";
import type { Refused } from "@jonaki/wire";
import type { KYC_STATES } from "@jonaki/wire/states";
import type { Totals } from "./statement.rules.ts";

export type KycState = (typeof KYC_STATES)[number];
export type KycDecision = Extract<KycState, "APPROVED" | "REJECTED">;

interface Move {
  readonly from: KycState;
  readonly to: KycState;
  readonly by: "MEMBER" | "OPERATOR";
}

/** NONE is who has sent nothing. */
export const KYC_MOVES: readonly Move[] = [
  { from: "NONE", to: "WAITING", by: "MEMBER" },
  { from: "REJECTED", to: "WAITING", by: "MEMBER" },
  { from: "WAITING", to: "APPROVED", by: "OPERATOR" },
  { from: "WAITING", to: "REJECTED", by: "OPERATOR" },
];

export const mayMove = ({ from, to, by }: Move): boolean =>
  KYC_MOVES.some((move) => move.from === from && move.to === to && move.by === by);

/** As far back as deposits and withdrawals are added up. */
export const KYC_DAYS = 180;

/** What a withdrawal hears: the sum of either is enough, and who has been verified is asked no more. */
export function kycRefusal(
  threshold: Minor | null,
  state: KycState,
  { deposits, withdrawals }: Pick<Totals, "deposits" | "withdrawals">,
): Refused<"KYC_REQUIRED"> | null {
  if (threshold === null || state === "APPROVED") return null;
  const isReached = deposits >= threshold || withdrawals >= threshold;
  return isReached ? refused("KYC_REQUIRED", { 0: formatAmount(threshold) }) : null;
}
