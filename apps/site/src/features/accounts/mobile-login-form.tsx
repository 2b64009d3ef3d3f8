// Logging in with a mobile number and the code that is sent to it [ACC-19, ACC-116].
import { useState } from "react";
import type { FormEvent } from "react";
import { useText } from "@jonaki/i18n/react";
import { Button } from "@jonaki/ui/button";
import { Checkbox } from "@jonaki/ui/checkbox";
import { useLocation, useNavigate } from "../../app/site-router.tsx";
import { useServices } from "../../app/services.ts";
import { CaptchaField } from "../../shell/captcha-field.tsx";
import { focusOn } from "../../app/focus-on.ts";
import { logIn } from "./log-in.flow.ts";
import { MobileCodeFields } from "./mobile-code-fields.tsx";
import { useDialingCode } from "./mobile-field.tsx";
import { isMobileNumber } from "./mobile.rules.ts";
import { rememberedMobile, remembersLogin } from "./remembered.rules.ts";
import { useLoginCaptcha } from "./use-login-captcha.ts";
import { useMobileCode } from "./use-mobile-code.ts";
import { useTold } from "./use-told.tsx";
import styles from "./account-form.module.css";

export function MobileLoginForm() {
  const t = useText();
  const { captcha, isShown } = useLoginCaptcha();
  const told = useTold();
  const form = useMobileLogin(isShown ? captcha.answer : undefined, told.warn);
  const missing = (text: string) =>
    form.wasSent && text.trim() === "" ? t("err_field_required") : undefined;
  return (
    <form noValidate className={styles["form"]} onSubmit={form.press}>
      <MobileCodeFields form={form} />
      {isShown ? <CaptchaField captcha={captcha} error={missing(captcha.answer)} /> : null}
      <div className={styles["row"]}>
        <Checkbox checked={form.remember} onValue={form.setRemember}>
          {t("login_remember")}
        </Checkbox>
      </div>
      <Button type="submit" tone="amber" size="lg" block loading={form.busy}>
        {t("login_submit")}
      </Button>
      {told.dialog}
    </form>
  );
}

function useMobileLogin(captcha: string | undefined, warn: (text: string) => void) {
  const services = useServices();
  const navigate = useNavigate();
  const { search } = useLocation();
  const [kept] = useState(() => rememberedMobile(services.cookies));
  const ownCode = useDialingCode();
  const [number, setNumber] = useState(kept?.mobileNum ?? "");
  const [chosenCode, setDialingCode] = useState(kept?.countryDialingCode ?? null);
  const dialingCode = chosenCode ?? ownCode;
  const [code, setCode] = useState("");
  const [remember, setRemember] = useState(() => kept !== null || remembersLogin(services.cookies));
  const [wasSent, setSent] = useState(false);
  const [busy, setBusy] = useState(false);
  const isNumber = isMobileNumber(number.trim(), dialingCode);
  const { sending, wasAsked } = useMobileCode({ number, dialingCode, isNumber, purpose: "LOGIN", warn });
  const submit = async (): Promise<void> => {
    setBusy(true);
    const outcome = await logIn(services, {
      type: "sms",
      username: number,
      password: code,
      remember,
      countryDialingCode: dialingCode,
      ...(captcha === undefined ? {} : { captcha }),
      ac: new URLSearchParams(search).get("ac"),
    });
    setBusy(false);
    if (outcome.kind === "inside") navigate("/", { replace: true });
    else if (outcome.kind === "refused") warn(outcome.text);
  };
  const press = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setSent(true);
    if (!isNumber) focusOn(event.currentTarget, "mobileNum");
    else if (code.trim() === "") focusOn(event.currentTarget, "verificationCode");
    else if (captcha?.trim() === "") focusOn(event.currentTarget, "captcha");
    else if (!busy) void submit();
  };
  return {
    number,
    setNumber,
    dialingCode,
    setDialingCode,
    code,
    setCode,
    remember,
    setRemember,
    wasSent,
    isNumber,
    showsNumber: wasSent || wasAsked,
    busy,
    sending,
    press,
  };
}
