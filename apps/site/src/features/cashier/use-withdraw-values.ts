// What stands in the withdrawal form: the account, the amount with its fee, the payment password, and what was refused
// about them; whatever is changed, a refusal is gone.
import { useState } from "react";
import { formatAmount, minor } from "@jonaki/money";
import { readAmount } from "./amount.rules.ts";
import { barOf } from "./bar.rules.ts";
import type { BarWords } from "./bar.rules.ts";
import { WITHDRAW_REFUSALS } from "./withdraw-form.rules.ts";
import type { WithdrawField, WithdrawValues } from "./withdraw-form.rules.ts";
import { feeOf, largestOf } from "./withdrawal.rules.ts";
import type { PayAccount, WithdrawSettings } from "./withdrawal.rules.ts";

export type WithdrawErrors = Readonly<Partial<Record<WithdrawField, string>>>;

const EMPTY: WithdrawValues = { amount: "", pin: "" };

/** The one that was pressed, else the first that can be used. */
function chosenOf(accounts: readonly PayAccount[], accountId: string | null): PayAccount | null {
  const pressed = accounts.find((one) => one.accountId === accountId);
  return pressed ?? accounts.find(({ usableFrom }) => usableFrom === null) ?? accounts[0] ?? null;
}

export function useWithdrawValues(settings: WithdrawSettings, accounts: readonly PayAccount[]) {
  const [accountId, setAccountId] = useState<string | null>(null);
  const [values, setValues] = useState(EMPTY);
  const [refusals, setRefusals] = useState<WithdrawErrors>({});
  const [bar, setBar] = useState<BarWords | null>(null);
  const account = chosenOf(accounts, accountId);
  const amountMinor = readAmount(values.amount) ?? minor(0n);
  const change = (changed: Partial<WithdrawValues>): void => {
    setValues({ ...values, ...changed });
    setRefusals({});
    setBar(null);
  };
  return {
    account,
    choose: (next: PayAccount): void => {
      setAccountId(next.accountId);
      change({});
    },
    values,
    typeAmount: (amount: string): void => change({ amount }),
    typePin: (pin: string): void => change({ pin }),
    takeAll: (): void => change({ amount: formatAmount(largestOf(settings, account?.kind ?? "BANK")) }),
    empty: (): void => change(EMPTY),
    amountMinor,
    feeMinor: amountMinor === 0n ? minor(0n) : feeOf(amountMinor, settings),
    refusals,
    bar,
    /** Puts a refusal where it belongs; false where it has no place here. The password is typed anew. */
    refuse: (code: string, message: string): boolean => {
      const field = WITHDRAW_REFUSALS[code];
      const elsewhere = barOf(code, message);
      change({ pin: "" });
      setBar(elsewhere);
      if (field !== undefined) setRefusals({ [field]: message });
      return field !== undefined || elsewhere !== null;
    },
  };
}
