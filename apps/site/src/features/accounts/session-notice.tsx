// Why one is here again: the session ended by itself [ACC-78, ACC-79], or with a break that began [SAFE-9].
import { useText } from "@jonaki/i18n/react";
import type { MessageKey } from "@jonaki/i18n";
import TimerOff from "lucide-react/icons/timer-off";
import { useServices } from "../../app/services.ts";
import styles from "./account-form.module.css";

const TEXTS: Readonly<Record<string, MessageKey>> = {
  SESSION_EXPIRED: "err_session_expired",
  SESSION_REPLACED: "err_session_replaced",
  ACCOUNT_EXCLUDED: "break_begun",
};

export function SessionNotice() {
  const t = useText();
  const code = useServices().session.endedBy();
  if (code === null) return null;
  return (
    <output className={styles["notice"]}>
      <TimerOff aria-hidden="true" />
      {t(TEXTS[code] ?? "err_not_logged_in")}
    </output>
  );
}
