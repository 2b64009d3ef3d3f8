// The login form of wide headers [SHELL-30, SHELL-32]: it stands with the first paint, and what it does is fetched with
// the press. What is missing is said below its box, so that nothing moves; what needs more room goes on in the window.
import { useId } from "react";
import type { ComponentProps, ReactNode } from "react";
import { useText } from "@jonaki/i18n/react";
import { Button, buttonClass } from "@jonaki/ui/button";
import { cx } from "@jonaki/ui/cx";
import { BOX_END_CLASS, boxClass, INPUT_CLASS } from "@jonaki/ui/field-box";
import LockKeyhole from "lucide-react/icons/lock-keyhole";
import UserRound from "lucide-react/icons/user-round";
import type { Outcome } from "../features/accounts/log-in.flow.ts";
import { LONGEST_NAME, LONGEST_PASSWORD, useLogin } from "../features/accounts/use-login.ts";
import { useModals } from "./modal-address.ts";
import { PlaceLink } from "./place-link.tsx";
import { useHandOver } from "./use-hand-over.ts";
import { useViewer } from "./use-viewer.ts";
import { WarningDialog } from "./warning.tsx";
import { FORGOT_PLACE, REGISTER_PLACE } from "./way-in.rules.ts";
import styles from "./header-login.module.css";

export function HeaderLogin() {
  const t = useText();
  const form = useLogin({ onOutcome: useGoOn() });
  const missing = (text: string) => (form.isMissing(text) ? t("err_field_required") : null);
  return (
    <>
      <form noValidate aria-label={t("login_submit")} className={styles["form"]} onSubmit={form.send}>
        <Box
          label={t("login_username")}
          icon={<UserRound aria-hidden="true" />}
          problem={missing(form.username)}
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={LONGEST_NAME}
          value={form.username}
          onChange={(event) => form.setUsername(event.target.value)}
        />
        <Box
          label={t("login_password")}
          icon={<LockKeyhole aria-hidden="true" />}
          problem={form.byDevice ? null : missing(form.password)}
          end={<PlaceLink place={FORGOT_PLACE}>{t("login_forgot")}</PlaceLink>}
          type="password"
          name="password"
          autoComplete="current-password"
          maxLength={LONGEST_PASSWORD}
          value={form.password}
          onChange={(event) => form.setPassword(event.target.value)}
        />
        <Button type="submit" tone="brand" loading={form.busy}>
          {t("login_submit")}
        </Button>
        <RegisterLink />
      </form>
      <span className={styles["warning"]}>
        <WarningDialog warning={form.warning} />
      </span>
    </>
  );
}

/** A picture, an extra step or a password in the place of the device's word: the window has room for it [ACC-27]. */
function useGoOn() {
  const handOver = useHandOver();
  const { show } = useModals();
  const goOn = async (username: string, problem: string): Promise<void> => {
    await handOver(username, problem);
    show("loginPopupModal");
  };
  return (outcome: Outcome, username: string): boolean => {
    if (outcome.kind === "refused" && !outcome.asksMore) return false;
    void goOn(username, outcome.kind === "refused" ? outcome.text : "");
    return true;
  };
}

/** Only while registration is open. */
export function useRegistration(): boolean {
  return useViewer().isOn("DIRECTREG3");
}

export function RegisterLink({ size = "md" }: { readonly size?: "sm" | "md" }) {
  const t = useText();
  if (!useRegistration()) return null;
  return (
    <PlaceLink place={REGISTER_PLACE} className={buttonClass({ tone: "amber", size })}>
      {t("register_submit")}
    </PlaceLink>
  );
}

interface BoxProps extends ComponentProps<"input"> {
  readonly label: string;
  readonly icon: ReactNode;
  readonly problem: string | null;
  readonly end?: ReactNode;
}

function Box({ label, icon, problem, end = null, ...native }: BoxProps) {
  const problemId = useId();
  return (
    <span className={cx(styles["place"], end !== null && styles["roomy"])}>
      <span className={boxClass({ size: "bar", invalid: problem !== null })}>
        {icon}
        <input
          type="text"
          {...native}
          required
          aria-label={label}
          placeholder={label}
          aria-invalid={problem === null ? undefined : true}
          aria-describedby={problem === null ? undefined : problemId}
          className={INPUT_CLASS}
        />
        {end === null ? null : <span className={BOX_END_CLASS}>{end}</span>}
      </span>
      <span id={problemId} aria-live="polite" className={styles["problem"]}>
        {problem}
      </span>
    </span>
  );
}
