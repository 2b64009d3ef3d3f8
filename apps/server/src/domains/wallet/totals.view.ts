// The totals of the page "my wallet" [WAL-21.1]: sumBalance, and with what is held the total (I14).
import { formatAmount, minor } from "@jonaki/money";
import type { CallOutput, Calls } from "@jonaki/wire";
import type { Purse } from "./purse.store.ts";
import { leftToPlay, withdrawable } from "./withdrawable.rules.ts";

type Totals = CallOutput<Calls["wallet"]["walletTotals"]>;

/** Points are earned from a later issue on. */
const NO_POINTS = minor(0n);

export function totalsView(
  purse: Purse,
  { isSingle, waives }: { readonly isSingle: boolean; readonly waives: boolean },
): Totals {
  const { cashMinor, bonusMinor, openWagerings } = purse;
  const balanceMinor = cashMinor + bonusMinor + (isSingle ? 0n : purse.vendorsMinor);
  const heldMinor = purse.heldMinor + (isSingle ? 0n : purse.vendorsHeldMinor);
  return {
    total: formatAmount(minor(balanceMinor + heldMinor)),
    balance: formatAmount(minor(balanceMinor)),
    cash: formatAmount(cashMinor),
    bonus: formatAmount(bonusMinor),
    bonusWagering: formatAmount(leftToPlay(openWagerings, "BONUS")),
    held: formatAmount(minor(heldMinor)),
    withdrawable: formatAmount(withdrawable(cashMinor, openWagerings, waives).withdrawableMinor),
    points: formatAmount(NO_POINTS),
  };
}
