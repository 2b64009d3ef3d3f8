// Withdrawals as the wire has them: amounts as decimal text, of the receiving account its name and the number's end.
import { formatAmount, minor } from "@jonaki/money";
import type { CallOutput, Calls } from "@jonaki/wire";
import type { BindingWagering } from "../cashier-parts.ts";
import { shownNumber } from "../receiving/pay-account.rules.ts";
import { institutionName } from "../receiving/pay-account.view.ts";
import { complaintEnd, FEE_LEAST_MINOR, FEE_RATE_PPM } from "./withdrawal.rules.ts";
import type { Today, WithdrawLimits } from "./withdrawal.rules.ts";
import type { ListedWithdrawal } from "./withdrawal-list.store.ts";

type Settings = CallOutput<Calls["cashier"]["withdrawSettings"]>;
type Listed = CallOutput<Calls["cashier"]["withdrawalList"]>["list"][number];

const amount = (value: bigint): string => formatAmount(minor(value));
const atLeastNothing = (value: bigint): bigint => (value < 0n ? 0n : value);

/** Parts per million as percent with two decimals. */
const PPM_PER_HUNDREDTH = 100n;

export const settingsView = (limits: WithdrawLimits, today: Today): Pick<Settings, "limits" | "fee"> => ({
  limits: {
    minimum: amount(limits.ranges.BANK.leastMinor),
    maximum: amount(limits.ranges.BANK.mostMinor),
    ewalletMaximum: amount(limits.ranges.EWALLET.mostMinor),
    leftToday: amount(atLeastNothing(limits.perDayMinor - today.amountMinor)),
    countLeftToday: Math.max(0, limits.perDay - today.count),
  },
  fee: {
    freeLeftToday: Math.max(0, limits.freePerDay - today.count),
    rate: amount(FEE_RATE_PPM / PPM_PER_HUNDREDTH),
    minimum: amount(FEE_LEAST_MINOR),
  },
});

export const wageringView = (wagering: BindingWagering): Settings["wagering"][number] => ({
  source: wagering.source,
  reference: String(wagering.id),
  needed: amount(wagering.neededMinor),
  done: amount(wagering.playedMinor),
  expires: null,
});

export const withdrawalView = (row: ListedWithdrawal, language: "BN" | "EN"): Listed => ({
  reference: row.reference,
  time: row.created_at.toISOString(),
  account: `${institutionName(row, language)} ${shownNumber(row.number)}`,
  amount: amount(row.amount),
  fee: amount(row.fee),
  state: row.state,
  reason: row.reason,
  confirmation:
    row.until === null || row.part_amount === null
      ? null
      : {
          amount: amount(row.part_amount),
          until: row.until.toISOString(),
          canConfirmFull: row.received + row.part_amount === row.amount,
        },
  complaintUntil: complaintEnd(row.state, row.ended_at)?.toISOString() ?? null,
});
