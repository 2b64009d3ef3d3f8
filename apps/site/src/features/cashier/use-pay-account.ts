// What the form of a receiving account does: it judges as soon as it was sent once and puts a refusal at its fields.
import { useState } from "react";
import type { FormEvent } from "react";
import { useText } from "@jonaki/i18n/react";
import { focusOn } from "../../app/focus-on.ts";
import { useServices } from "../../app/services.ts";
import { useProblems } from "../../shell/problem.tsx";
import { barOf } from "./bar.rules.ts";
import type { BarWords } from "./bar.rules.ts";
import { useCashierReload } from "./cashier.query.ts";
import { EMPTY_ACCOUNT, payAccountProblems, refusedFields } from "./pay-account.rules.ts";
import type { PayAccountField } from "./pay-account.rules.ts";
import type { PayAccount, PaymentKind } from "./withdrawal.rules.ts";

type Errors = Readonly<Partial<Record<PayAccountField, string>>>;

export function usePayAccount(onClose: () => void, onAdded: (account: PayAccount) => void) {
  const t = useText();
  const { api } = useServices();
  const { tell, last } = useProblems();
  const reload = useCashierReload();
  const [values, setValues] = useState(EMPTY_ACCOUNT);
  const [wasSent, setSent] = useState(false);
  const [busy, setBusy] = useState(false);
  const [refusals, setRefusals] = useState<Errors>({});
  const [bar, setBar] = useState<BarWords | null>(null);
  const problems = Object.entries(payAccountProblems(values));
  const begin = (changed: Partial<typeof values>): void => {
    setValues({ ...values, ...changed });
    setRefusals({});
    setBar(null);
  };
  const send = async (): Promise<void> => {
    const { kind, bank, branch, number, name, pin } = values;
    setBusy(true);
    const answer = await api.cashier.addPayAccount({
      kind,
      bank,
      number: number.trim(),
      ...(kind === "BANK" ? { branch: branch.trim() } : {}),
      ...(name.trim() === "" ? {} : { name: name.trim() }),
      paymentPassword: pin,
    });
    if (answer.ok) await reload();
    setBusy(false);
    if (answer.ok) {
      onClose();
      return onAdded(answer.value.account);
    }
    setValues({ ...values, pin: "" });
    setBar(barOf(answer.code, answer.message));
    const fields = refusedFields(answer.code, answer.value);
    const words = answer.code === "VALIDATION" ? t("receiving_wrong") : answer.message;
    if (fields !== null) setRefusals(Object.fromEntries(fields.map((field) => [field, words])));
    else if (barOf(answer.code, answer.message) === null) tell(answer.message);
  };
  const shown: Errors = wasSent ? Object.fromEntries(problems.map(([field, key]) => [field, t(key)])) : {};
  return {
    values,
    turn: (kind: PaymentKind): void => {
      setSent(false);
      begin({ kind, bank: "", branch: "", number: "" });
    },
    write: (field: PayAccountField, value: string): void => begin({ [field]: value }),
    errors: { ...shown, ...refusals },
    bar,
    busy,
    last,
    press: (event: FormEvent<HTMLFormElement>): void => {
      event.preventDefault();
      setSent(true);
      const [first] = problems;
      if (first !== undefined) focusOn(event.currentTarget, first[0]);
      else if (!busy) void send();
    },
  };
}
