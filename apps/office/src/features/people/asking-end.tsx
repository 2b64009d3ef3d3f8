// How a form ends that asks for what a second person approves [OFF-4]: the reason, what went wrong, and the button.
import { useText } from "@jonaki/i18n/react";
import { Button } from "@jonaki/ui/button";
import { TextArea } from "@jonaki/ui/text-area";
import { isReason, LONGEST_REASON } from "../../shell/reason.rules.ts";
import type { Asking } from "./use-asking.ts";
import styles from "./people-page.module.css";

interface AskingEndProps {
  readonly asking: Asking;
  readonly reason: string;
  readonly onReason: (reason: string) => void;
}

export function AskingEnd({ asking, reason, onReason }: AskingEndProps) {
  const t = useText();
  return (
    <>
      <TextArea
        rows={2}
        label={t("office_reason")}
        maxLength={LONGEST_REASON}
        value={reason}
        onValue={onReason}
        error={asking.wasSent && !isReason(reason) ? t("office_reason_short") : undefined}
      />
      {asking.problem === null ? null : (
        <p role="alert" className={styles["problem"]}>
          {asking.problem}
        </p>
      )}
      <p className={styles["hint"]}>{t("err_approval_needed")}</p>
      <Button type="submit" tone="brand" loading={asking.busy}>
        {t("office_ask")}
      </Button>
    </>
  );
}
