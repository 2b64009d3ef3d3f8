// A new password with a code to the mobile number of the account [ACC-61]; it logs in at once [ACC-62].
import { useState } from "react";
import type { FormEvent } from "react";
import { useText } from "@jonaki/i18n/react";
import { Button } from "@jonaki/ui/button";
import { useNavigate } from "../../app/site-router.tsx";
import { useServices } from "../../app/services.ts";
import { comeIn } from "./come-in.flow.ts";
import { focusOn } from "../../app/focus-on.ts";
import { MobileCodeFields } from "./mobile-code-fields.tsx";
import { useDialingCode } from "./mobile-field.tsx";
import { isMobileNumber } from "./mobile.rules.ts";
import { NewPasswordFields, usePasswordText } from "./new-password-fields.tsx";
import { passwordProblems, passwordRule } from "./password.rules.ts";
import { useMobileCode } from "./use-mobile-code.ts";
import { useTold } from "./use-told.tsx";
import styles from "./account-form.module.css";

export function ForgotByPhone() {
  const t = useText();
  const told = useTold();
  const form = useForgotByPhone(told.warn);
  const words = usePasswordText(form.rule);
  return (
    <form noValidate aria-label={t("forgot_save")} className={styles["form"]} onSubmit={form.press}>
      <MobileCodeFields form={form} />
      <NewPasswordFields
        next={form.next}
        onNext={form.setNext}
        nextError={words(form.problems.next)}
        confirm={form.confirm}
        onConfirm={form.setConfirm}
        confirmError={words(form.problems.confirm)}
      />
      <Button type="submit" tone="amber" size="lg" block loading={form.busy}>
        {t("forgot_save")}
      </Button>
      {told.dialog}
    </form>
  );
}

function useForgotByPhone(warn: (text: string) => void) {
  const services = useServices();
  const navigate = useNavigate();
  const ownCode = useDialingCode();
  const [number, setNumber] = useState("");
  const [chosenCode, setDialingCode] = useState<string | null>(null);
  const dialingCode = chosenCode ?? ownCode;
  const [code, setCode] = useState("");
  const [next, setNext] = useState("");
  const [confirm, setConfirm] = useState("");
  const [wasSent, setSent] = useState(false);
  const [busy, setBusy] = useState(false);
  const isNumber = isMobileNumber(number.trim(), dialingCode);
  const rule = passwordRule(services.session.read("validate"));
  const problems = passwordProblems({ old: null, next, confirm }, rule);
  const { sending, wasAsked } = useMobileCode({ number, dialingCode, isNumber, purpose: "PASSWORD", warn });
  const submit = async (): Promise<void> => {
    setBusy(true);
    const answer = await services.api.accounts.setPasswordByPhone({
      mobileNum: number.trim(),
      countryDialingCode: dialingCode,
      verificationCode: code.trim(),
      newPassword: next,
    });
    setBusy(false);
    if (!answer.ok) return warn(answer.message);
    comeIn(services, answer.value, "phone");
    navigate("/", { replace: true });
  };
  const press = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setSent(true);
    if (!isNumber) focusOn(event.currentTarget, "mobileNum");
    else if (code.trim() === "") focusOn(event.currentTarget, "verificationCode");
    else if (problems.next !== undefined) focusOn(event.currentTarget, "newPassword");
    else if (problems.confirm !== undefined) focusOn(event.currentTarget, "confirmPassword");
    else if (!busy) void submit();
  };
  return {
    number,
    setNumber,
    dialingCode,
    setDialingCode,
    code,
    setCode,
    next,
    setNext,
    confirm,
    setConfirm,
    rule,
    problems: wasSent ? problems : {},
    wasSent,
    isNumber,
    showsNumber: wasSent || wasAsked,
    busy,
    sending,
    press,
  };
}
