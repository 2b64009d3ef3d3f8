// The form of a transfer to the upline [WAL-22, WAL-29]: its values, what is wrong with them, and the sending.
import { useState } from "react";
import type { FormEvent } from "react";
import { useText } from "@jonaki/i18n/react";
import { useQueryClient } from "@tanstack/react-query";
import { BALANCE_KEY, MEMBER_KEY } from "../../app/member-keys.ts";
import { useServices } from "../../app/services.ts";
import { focusOn } from "../../app/focus-on.ts";
import { EMPTY_FORM, TRANSFER_REFUSALS, transferProblems } from "./transfer.rules.ts";
import type { TransferField, TransferForm, TransferTerms } from "./transfer.rules.ts";

type Errors = Readonly<Partial<Record<TransferField, string>>>;

export interface TransferHearers {
  readonly warn: (text: string) => void;
  readonly onDone: (sent: { readonly amount: string; readonly reference: string }) => void;
}

export function useTransfer(terms: TransferTerms, { warn, onDone }: TransferHearers) {
  const t = useText();
  const { api, start } = useServices();
  const queries = useQueryClient();
  const [values, setValues] = useState(EMPTY_FORM);
  const [wasSent, setSent] = useState(false);
  const [busy, setBusy] = useState(false);
  const [refusals, setRefusals] = useState<Errors>({});
  const [isPasswordMissing, setPasswordMissing] = useState(false);
  const problems = Object.entries(transferProblems(values, terms, start.brand.currencySymbol));
  const submit = async (form: HTMLFormElement): Promise<void> => {
    setBusy(true);
    const amount = values.amount.trim();
    const answer = await api.wallet.transferUpline({ ...values, amount, remark: values.remark.trim() });
    setBusy(false);
    setSent(false);
    if (answer.ok) {
      setValues(EMPTY_FORM);
      onDone({ amount, reference: answer.value.reference });
      return void queries.invalidateQueries({ queryKey: BALANCE_KEY });
    }
    // Everything else stays as it was: pressing again sends the same request [WAL-3].
    if (answer.code === "PAYMENT_PASSWORD_WRONG") setValues({ ...values, paymentPassword: "" });
    setPasswordMissing(answer.code === "PAYMENT_PASSWORD_NOT_SET");
    const field = TRANSFER_REFUSALS[answer.code];
    if (field !== undefined) {
      setRefusals({ [field]: answer.message });
      return focusOn(form, field);
    }
    warn(answer.message);
    // Whether it is offered at all is part of member info [WAL-23].
    if (answer.code === "TRANSFER_NOT_ALLOWED") void queries.invalidateQueries({ queryKey: MEMBER_KEY });
  };
  const press = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setSent(true);
    const [first] = problems;
    if (first !== undefined) focusOn(event.currentTarget, first[0]);
    else if (!busy) void submit(event.currentTarget);
  };
  const shown: Errors = wasSent
    ? Object.fromEntries(problems.map(([field, { key, values: parameters }]) => [field, t(key, parameters)]))
    : {};
  return {
    values,
    write: (field: keyof TransferForm, value: string): void => {
      setRefusals({});
      setValues({ ...values, [field]: value });
    },
    errors: { ...shown, ...refusals },
    /** There is no payment password yet: it is set in my account. */
    isPasswordMissing,
    busy,
    press,
  };
}
