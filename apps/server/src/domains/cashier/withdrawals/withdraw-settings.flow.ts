// What a member may withdraw now [CAS-16, CAS-18, CAS-19]: limits by rank, what is left of the day, what is free and what
// still has to be played; of one moment.
import { formatAmount, minor } from "@jonaki/money";
import type { CallOutput, Calls } from "@jonaki/wire";
import type { CashierParts } from "../cashier-parts.ts";
import { limitsOf, waivesWagering } from "./withdrawal.rules.ts";
import { settingsView, wageringView } from "./withdrawal.view.ts";
import { readToday } from "./withdrawals.store.ts";

export type ReadWithdrawSettings = (
  memberId: bigint,
) => Promise<CallOutput<Calls["cashier"]["withdrawSettings"]>>;

export function createReadWithdrawSettings({
  database,
  timeZone,
  accounts,
  wallet,
  safe,
}: Pick<CashierParts, "database" | "timeZone" | "accounts" | "wallet" | "safe">): ReadWithdrawSettings {
  return (memberId) =>
    database.transaction(async (tx) => {
      const member = await accounts.memberById(tx, memberId);
      if (member === null) throw new Error(`there is no member ${memberId}`);
      const waives = waivesWagering(member.status, await safe.isStoppedByOwnLimit(tx, memberId));
      const { withdrawableMinor, openWagerings } = await wallet.withdrawableOf(tx, memberId, waives);
      return {
        ...settingsView(limitsOf(member.rankLevel), await readToday(tx, memberId, timeZone)),
        withdrawable: formatAmount(minor(withdrawableMinor)),
        wagering: openWagerings.map(wageringView),
      };
    });
}
