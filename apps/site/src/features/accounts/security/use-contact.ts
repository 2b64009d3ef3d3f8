// What the window of a contact does: the number or mailbox is judged before a code is asked for, and the code makes it the
// member's own [ACC-107, ACC-133.5].
import { useState } from "react";
import type { FormEvent } from "react";
import { useTranslator } from "@jonaki/i18n/react";
import { useServices } from "../../../app/services.ts";
import type { CodeSending } from "../use-code-sender.ts";
import { useCodeSender } from "../use-code-sender.ts";
import { patternText } from "../field-text.rules.ts";
import { focusOn } from "../../../app/focus-on.ts";
import { isMailbox, MAIL_RULE } from "../forgot.rules.ts";
import { useDialingCode } from "../mobile-field.tsx";
import { isMobileNumber } from "../mobile.rules.ts";

export type ContactKind = "MOBILE" | "MAIL";
type Field = "target" | "code";
type Errors = Readonly<Partial<Record<Field, string>>>;

/** Whose fault a refusal is; every other is told in a dialog. */
const REFUSED_FIELDS: Readonly<Record<string, Field>> = {
  PHONE_FORMAT: "target",
  MOBILE_TAKEN: "target",
  EMAIL_TAKEN: "target",
  CODE_MISSING: "code",
  CODE_EXPIRED: "code",
  CODE_INVALID: "code",
};

export function useContact(kind: ContactKind, warn: (text: string) => void, onDone: () => void) {
  const translator = useTranslator();
  const { t } = translator;
  const { api } = useServices();
  const ownCode = useDialingCode();
  const [chosenCode, setDialingCode] = useState<string | null>(null);
  const dialingCode = chosenCode ?? ownCode;
  const [target, setTarget] = useState("");
  const [code, setCode] = useState("");
  const [wasAsked, setAsked] = useState(false);
  const [wasSent, setSent] = useState(false);
  const [busy, setBusy] = useState(false);
  const [refusals, setRefusals] = useState<Errors>({});
  const typed = target.trim();
  const isMobile = kind === "MOBILE";
  const isRight = isMobile ? isMobileNumber(typed, dialingCode) : isMailbox(typed);
  // The country in front: no form field of its own carries it.
  const address = isMobile ? `+${dialingCode}${typed.replace(/^0/u, "")}` : typed;
  const sending = useCodeSender(
    () => api.accounts.sendCode({ purpose: "CONTACT", channel: isMobile ? "SMS" : "MAIL", target: address }),
    warn,
  );
  const guarded: CodeSending = {
    ...sending,
    press: () => {
      setAsked(true);
      if (isRight) sending.press();
    },
  };
  const submit = async (): Promise<void> => {
    setBusy(true);
    const answer = await api.accounts.contactVerify({ kind, target: address, verificationCode: code.trim() });
    setBusy(false);
    if (answer.ok) return onDone();
    const field = REFUSED_FIELDS[answer.code];
    if (field === undefined) warn(answer.message);
    else setRefusals({ [field]: answer.message });
  };
  const press = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setSent(true);
    if (!isRight) focusOn(event.currentTarget, isMobile ? "mobileNum" : "email");
    else if (code.trim() === "") focusOn(event.currentTarget, "verificationCode");
    else if (!busy) void submit();
  };
  const edited = (set: (value: string) => void) => (value: string) => {
    setRefusals({});
    set(value);
  };
  const wrong = isMobile ? t("local_mobile_error") : patternText(translator, MAIL_RULE);
  const errors: Errors = {
    ...((wasAsked || wasSent) && !isRight ? { target: wrong } : {}),
    ...(wasSent && code.trim() === "" ? { code: t("err_code_missing") } : {}),
    ...refusals,
  };
  return {
    target,
    setTarget: edited(setTarget),
    dialingCode,
    setDialingCode,
    isRight,
    code,
    setCode: edited(setCode),
    sending: guarded,
    errors,
    busy,
    press,
  };
}
