// The eight recovery codes, shown once [ACC-128]: the window stays until the member says that they are kept.
import { useState } from "react";
import { useText } from "@jonaki/i18n/react";
import { Button } from "@jonaki/ui/button";
import { Checkbox } from "@jonaki/ui/checkbox";
import { CopyButton } from "@jonaki/ui/copy-button";
import Download from "lucide-react/icons/download";
import { useAccountName } from "../account-face.tsx";
import { saveText } from "../../../shell/save-text.ts";
import { TaskDialog } from "./task-dialog.tsx";
import styles from "./recovery-codes.module.css";

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onKept: () => void;
}

export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const t = useText();
  const account = useAccountName();
  const [isKept, setKept] = useState(false);
  const text = [t("recovery_file", { 0: account }), "", ...codes, ""].join("\n");
  return (
    <TaskDialog
      phone="page"
      closable={false}
      title={t("recovery_title")}
      body={t("recovery_body")}
      onClose={onKept}
    >
      <ol className={styles["codes"]}>
        {codes.map((code) => (
          <li key={code}>
            <code className="num">{code}</code>
          </li>
        ))}
      </ol>
      <div className={styles["ways"]}>
        <CopyButton
          block
          text={codes.join("\n")}
          label={t("action_copy")}
          copiedLabel={t("action_copied")}
          failedLabel={t("action_copy_failed")}
        />
        <Button block icon={<Download />} onClick={() => saveText(`jonaki-recovery-${account}.txt`, text)}>
          {t("download_get")}
        </Button>
      </div>
      <Checkbox className={styles["kept"]} checked={isKept} onValue={setKept}>
        {t("recovery_kept")}
      </Checkbox>
      <Button tone="amber" size="lg" block disabled={!isKept} onClick={onKept}>
        {t("recovery_finish")}
      </Button>
    </TaskDialog>
  );
}
