// The second step: a code of the authenticator app; before the first code ever the app gets its secret [OFF-1].
import { useState } from "react";
import type { FormEvent } from "react";
import { useText } from "@jonaki/i18n/react";
import { Button } from "@jonaki/ui/button";
import { Facts, LongFact } from "@jonaki/ui/facts";
import { QrCode } from "@jonaki/ui/qr-code";
import { TextField } from "@jonaki/ui/text-field";
import { useServices } from "../../app/services.ts";
import type { FirstStep } from "./sign-in-page.tsx";
import styles from "./session-form.module.css";

interface CodeStepProps {
  readonly step: FirstStep;
  /** The first step does not count any more. */
  readonly onOver: () => void;
  readonly onBack: () => void;
}

export function CodeStep({ step: { ticket, setup }, onOver, onBack }: CodeStepProps) {
  const t = useText();
  const { api, session } = useServices();
  const [code, setCode] = useState("");
  const [error, setError] = useState<string | undefined>(undefined);
  const [busy, setBusy] = useState(false);
  const send = async (): Promise<void> => {
    setBusy(true);
    const answer = await api.session.secondStep({ ticket, code });
    setBusy(false);
    if (answer.ok) return session.begin(answer.value.token);
    if (answer.code === "NOT_FOUND") return onOver();
    setCode("");
    setError(answer.message);
  };
  const press = (event: FormEvent): void => {
    event.preventDefault();
    if (code.trim() === "") setError(t("err_field_required"));
    else if (!busy) void send();
  };
  return (
    <>
      {setup === null ? null : <AppSetup setup={setup} />}
      <form noValidate aria-label={t("office_second_step")} className={styles["form"]} onSubmit={press}>
        <TextField
          digits
          // The only thing this step asks for.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          label={t("office_code")}
          name="code"
          autoComplete="one-time-code"
          maxLength={7}
          value={code}
          onValue={(next) => {
            setError(undefined);
            setCode(next);
          }}
          error={error}
        />
        <Button type="submit" tone="amber" size="lg" block loading={busy}>
          {t("office_sign_in")}
        </Button>
        <Button tone="ghost" onClick={onBack}>
          {t("office_back")}
        </Button>
      </form>
    </>
  );
}

function AppSetup({ setup: { secret, qrData } }: { readonly setup: NonNullable<FirstStep["setup"]> }) {
  const t = useText();
  return (
    <div className={styles["setup"]}>
      <p className={styles["words"]}>{t("office_setup_body")}</p>
      <span className={styles["qr"]}>
        <QrCode text={qrData} label={t("totp_qr")} />
      </span>
      <Facts>
        <LongFact name={t("totp_secret")} text={secret} />
      </Facts>
    </div>
  );
}
