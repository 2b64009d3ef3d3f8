// A code that is sent on a press, with its button beside it: the seconds until it can be pressed again stand in it [ACC-118].
import type { ReactNode } from "react";
import { useText } from "@jonaki/i18n/react";
import { Button } from "@jonaki/ui/button";
import { cx } from "@jonaki/ui/cx";
import { TextField } from "@jonaki/ui/text-field";
import { VERIFICATION_CODE_FIELD } from "@jonaki/wire/constants";
import { clockText } from "./code-sender.rules.ts";
import type { CodeSending } from "./use-code-sender.ts";
import styles from "./code-field.module.css";

interface CodeFieldProps {
  readonly label: ReactNode;
  readonly name?: string;
  readonly code: string;
  readonly onCode: (code: string) => void;
  readonly error?: string | undefined;
  readonly sending: CodeSending;
  readonly className?: string | undefined;
}

export function CodeField({
  label,
  name = "verificationCode",
  code,
  onCode,
  error,
  sending,
  className,
}: CodeFieldProps) {
  const t = useText();
  const isCounting = sending.state === "counting";
  const left = clockText(sending.secondsLeft);
  return (
    <div className={cx(styles["row"], className)}>
      <TextField
        label={label}
        name={name}
        digits
        required
        autoComplete="one-time-code"
        maxLength={VERIFICATION_CODE_FIELD.maxLength}
        value={code}
        onValue={onCode}
        error={error}
        className={styles["field"]}
      />
      <Button
        className={styles["button"]}
        loading={sending.state === "sending"}
        disabled={isCounting}
        aria-label={isCounting ? t("code_wait", { 0: left }) : undefined}
        onClick={sending.press}
      >
        {isCounting ? <span className="num">{left}</span> : t("code_send")}
      </Button>
    </div>
  );
}
