// Username and password, the letters of a picture when they are asked for, the box that remembers, and one button. A
// refusal is a warning dialog and leaves the form as it was, without a password that was wrong [ACC-25, CALL-12].
import { useEffect, useEffectEvent, useState } from "react";
import { useText } from "@jonaki/i18n/react";
import { Button } from "@jonaki/ui/button";
import { Checkbox } from "@jonaki/ui/checkbox";
import { PasswordField } from "@jonaki/ui/password-field";
import { TextField } from "@jonaki/ui/text-field";
import LockKeyhole from "lucide-react/icons/lock-keyhole";
import UserRound from "lucide-react/icons/user-round";
import { useServices } from "../../app/services.ts";
import { CaptchaField } from "../../shell/captcha-field.tsx";
import { PlaceLink } from "../../shell/place-link.tsx";
import { WarningDialog } from "../../shell/warning.tsx";
import { FORGOT_PLACE } from "../../shell/way-in.rules.ts";
import { doorOf } from "./door.ts";
import { remembersLogin } from "./remembered.rules.ts";
import { useLoginCaptcha } from "./use-login-captcha.ts";
import { LONGEST_NAME, LONGEST_PASSWORD, useLogin } from "./use-login.ts";
import styles from "./account-form.module.css";

export function LoginForm() {
  const t = useText();
  const { cookies } = useServices();
  const { captcha, isShown } = useLoginCaptcha();
  const [remember, setRemember] = useState(() => remembersLogin(cookies));
  const [isForgotten, setForgotten] = useState(false);
  const form = useLogin({
    isWindow: true,
    more: { remember, ...(isShown ? { captcha: captcha.answer } : {}) },
    onOutcome: ({ kind }) => {
      setForgotten(kind === "forgotten");
      return kind === "forgotten";
    },
  });
  useHanded(form.setUsername, form.warn);
  const required = (text: string) => (form.isMissing(text) ? t("err_field_required") : undefined);
  const passwordError = isForgotten ? t("login_remember_over") : required(form.password);
  return (
    <>
      <form noValidate className={styles["form"]} onSubmit={form.send}>
        <TextField
          label={t("login_username")}
          icon={<UserRound />}
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          maxLength={LONGEST_NAME}
          value={form.username}
          onValue={form.setUsername}
          error={required(form.username)}
        />
        <PasswordField
          label={t("login_password")}
          icon={<LockKeyhole />}
          showLabel={t("password_show")}
          hideLabel={t("password_hide")}
          name="password"
          required={!form.byDevice}
          maxLength={LONGEST_PASSWORD}
          placeholder={form.byDevice ? t("login_remembered") : undefined}
          value={form.password}
          onValue={form.setPassword}
          error={form.byDevice ? undefined : passwordError}
        />
        {isShown ? <CaptchaField captcha={captcha} error={required(captcha.answer)} /> : null}
        <div className={styles["row"]}>
          <Checkbox checked={remember} onValue={setRemember}>
            {t("login_remember")}
          </Checkbox>
          <PlaceLink place={FORGOT_PLACE} className={styles["link"]}>
            {t("login_forgot_long")}
          </PlaceLink>
        </div>
        <Button type="submit" tone="amber" size="lg" block loading={form.busy}>
          {t("login_submit")}
        </Button>
      </form>
      <WarningDialog warning={form.warning} />
    </>
  );
}

/** What was typed into the header goes on here, where there is room for what it was refused for. */
function useHanded(setUsername: (name: string) => void, warn: (text: string) => Promise<void>): void {
  const { session } = useServices();
  const take = useEffectEvent(() => {
    const { handed } = doorOf(session);
    const given = handed.get();
    if (given === null) return;
    handed.set(null);
    if (given.username !== "") setUsername(given.username);
    if (given.problem !== "") void warn(given.problem);
  });
  useEffect(() => take(), []);
}
