// The risk card as it travels.
import { formatAmount, minor } from "@jonaki/money";
import type { CallOutput, OfficeCalls } from "@jonaki/wire";
import type { RiskRow } from "./risk-card.store.ts";

export type RiskCard = CallOutput<OfficeCalls["kyc"]["identity"]>["member"];

export const shown = (amountMinor: bigint): string => formatAmount(minor(amountMinor));

/* oxlint-disable typescript/no-unsafe-type-assertion -- the columns' checks have the same lists. */
export const riskCard = (row: RiskRow): RiskCard => ({
  memberId: String(row.id),
  account: row.username,
  nickname: row.nickname,
  type: row.type,
  rank: row.rank,
  status: row.status as RiskCard["status"],
  registered: row.registered.toISOString(),
  lastLogin: row.lastLogin?.toISOString() ?? null,
  upline: row.upline,
  kyc: (row.kyc ?? "NONE") as RiskCard["kyc"],
  cash: shown(row.cash),
  bonus: shown(row.bonus),
  held: shown(row.held),
  deposits: { count: Number(row.depositCount), amount: shown(row.depositSum) },
  withdrawals: { count: Number(row.withdrawalCount), amount: shown(row.withdrawalSum) },
  owes: shown(row.owes),
});
/* oxlint-enable typescript/no-unsafe-type-assertion */
