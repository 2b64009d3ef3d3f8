// What the window of the payment password does: it judges as soon as it was sent once, and puts a refusal at its field
// [ACC-134, ACC-135].
import { useState } from "react";
import type { FormEvent } from "react";
import { useText } from "@jonaki/i18n/react";
import { useServices } from "../../../app/services.ts";
import { focusOn } from "../../../app/focus-on.ts";
import { PAYMENT_REFUSALS, paymentProblems } from "./payment-password.rules.ts";
import type { PaymentField, PaymentForm, PaymentMode } from "./payment-password.rules.ts";
import type { Profile } from "./security.query.ts";

export type Channel = "SMS" | "MAIL";
type Values = Readonly<Record<PaymentField, string>>;
type Errors = Readonly<Partial<Record<PaymentField, string>>>;

const EMPTY: Values = { old: "", code: "", next: "", confirm: "" };

/** Those a code can be sent to; a restricted session is not told and may try both. */
function channelsOf(profile: Profile | null): readonly Channel[] {
  const has = (contact: Profile["mobile"] | undefined): boolean =>
    profile === null || contact?.isVerified === true;
  return [
    ...(has(profile?.mobile) ? (["SMS"] as const) : []),
    ...(has(profile?.mail) ? (["MAIL"] as const) : []),
  ];
}

const birthdayIn = (profile: Profile | null): string =>
  profile?.fields.find(({ field }) => field === "birthday")?.value ?? "";

export function usePaymentPassword(
  profile: Profile | null,
  warn: (text: string) => void,
  onDone: () => void,
) {
  const t = useText();
  const { api } = useServices();
  const channels = channelsOf(profile);
  const [mode, setMode] = useState<PaymentMode>(profile?.hasPaymentPassword === false ? "set" : "change");
  const [channel, setChannel] = useState<Channel>(channels[0] ?? "SMS");
  const [values, setValues] = useState(EMPTY);
  const [wasSent, setSent] = useState(false);
  const [busy, setBusy] = useState(false);
  const [refusals, setRefusals] = useState<Errors>({});
  const form: PaymentForm = { mode, ...values, birthday: birthdayIn(profile) };
  const problems = Object.entries(paymentProblems(form));
  const submit = async (): Promise<void> => {
    setBusy(true);
    const answer = await api.accounts.setPaymentPassword({
      newPassword: values.next,
      ...(mode === "change" ? { oldPassword: values.old } : {}),
      ...(mode === "reset" ? { verificationCode: values.code.trim() } : {}),
    });
    setBusy(false);
    if (answer.ok) return onDone();
    const field = PAYMENT_REFUSALS[answer.code];
    if (field === undefined) return warn(answer.message);
    setRefusals({ [field]: answer.code === "VALIDATION" ? t("payment_guessable") : answer.message });
  };
  const press = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setSent(true);
    const [first] = problems;
    if (first !== undefined) focusOn(event.currentTarget, first[0]);
    else if (!busy) void submit();
  };
  const shown: Errors = wasSent ? Object.fromEntries(problems.map(([field, key]) => [field, t(key)])) : {};
  return {
    mode,
    turn: (next: PaymentMode): void => {
      setMode(next);
      setSent(false);
      setRefusals({});
    },
    channels,
    channel,
    setChannel,
    values,
    write: (field: PaymentField, value: string): void => {
      setRefusals({});
      setValues({ ...values, [field]: value });
    },
    errors: { ...shown, ...refusals },
    busy,
    press,
  };
}
