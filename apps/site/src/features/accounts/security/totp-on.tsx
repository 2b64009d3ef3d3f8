// Turning the authenticator app on [ACC-127]: a QR code or its secret goes into the app, and one code of it confirms.
import { useText } from "@jonaki/i18n/react";
import { Button } from "@jonaki/ui/button";
import { Facts, LongFact } from "@jonaki/ui/facts";
import { Skeleton } from "@jonaki/ui/skeleton";
import { TextField } from "@jonaki/ui/text-field";
import { LoadProblem } from "../../../shell/load-problem.tsx";
import { QrCode } from "../../../shell/qr-code.tsx";
import { useTold } from "../use-told.tsx";
import { TaskDialog } from "./task-dialog.tsx";
import { useTotpCode } from "./use-totp-code.ts";
import { useTotpSetup } from "./use-totp-setup.ts";
import type { TotpSetup } from "./use-totp-setup.ts";
import form from "../account-form.module.css";
import styles from "./totp-on.module.css";

interface TotpOnProps {
  readonly onClose: () => void;
  readonly onCodes: (codes: readonly string[]) => void;
}

export function TotpOn({ onClose, onCodes }: TotpOnProps) {
  const t = useText();
  const setup = useTotpSetup();
  return (
    <TaskDialog phone="page" title={t("totp_on_title")} body={t("totp_scan")} onClose={onClose}>
      {setup.problem === null ? (
        <Setup setup={setup} onCodes={onCodes} />
      ) : (
        <LoadProblem problem={setup.problem} isFetching={setup.busy} onRetry={setup.again} />
      )}
    </TaskDialog>
  );
}

interface SetupProps {
  readonly setup: TotpSetup;
  readonly onCodes: (codes: readonly string[]) => void;
}

function Setup({ setup, onCodes }: SetupProps) {
  const t = useText();
  const told = useTold();
  const code = useTotpCode("CONFIRM", {
    warn: told.warn,
    // Its ten minutes are over [ACC-128.3].
    onOver: () => told.tell(t("totp_over"), setup.again),
    onDone: ({ recoveryCodes }) => onCodes(recoveryCodes ?? []),
  });
  const { secret, qrData } = setup;
  return (
    <>
      <span className={styles["code"]}>
        {qrData === null ? <Skeleton height={200} /> : <QrCode text={qrData} label={t("totp_qr")} />}
      </span>
      <Facts className={styles["secret"]}>
        {secret === null ? <Skeleton height={64} /> : <LongFact name={t("totp_secret")} text={secret} />}
      </Facts>
      <form noValidate aria-label={t("totp_on_title")} className={form["form"]} onSubmit={code.press}>
        <p className={styles["then"]}>{t("totp_enter")}</p>
        <TextField
          label={t("totp_code")}
          name="code"
          digits
          required
          autoComplete="one-time-code"
          maxLength={7}
          value={code.code}
          onValue={code.setCode}
          error={code.error}
        />
        <Button type="submit" tone="amber" size="lg" block loading={code.busy} disabled={secret === null}>
          {t("totp_confirm")}
        </Button>
      </form>
      {told.dialog}
    </>
  );
}
