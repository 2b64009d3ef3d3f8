// Who is logged in, and the way out: the end of the header for a member [SHELL-33, SHELL-38].
import { useText } from "@jonaki/i18n/react";
import { IconButton } from "@jonaki/ui/icon-button";
import LogOut from "lucide-react/icons/log-out";
import { AccountFace } from "./account-face.tsx";
import { useLogOut } from "./use-log-out.tsx";
import styles from "./account-bar.module.css";

export function AccountBar() {
  const t = useText();
  const { ask, dialog } = useLogOut();
  return (
    <div className={styles["bar"]}>
      <AccountFace look="bar" />
      <IconButton label={t("account_log_out")} icon={<LogOut />} onClick={ask} />
      {dialog}
    </div>
  );
}
