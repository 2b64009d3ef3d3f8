// Who is logged in, and the way out: the end of the header for a member [SHELL-33, SHELL-38].
import { useText } from "@jonaki/i18n/react";
import { IconButton } from "@jonaki/ui/icon-button";
import CircleUserRound from "lucide-react/icons/circle-user-round";
import LogOut from "lucide-react/icons/log-out";
import { useServices } from "../../app/services.ts";
import { useMemberInfo } from "./member.query.ts";
import { useLogOut } from "./use-log-out.tsx";
import styles from "./account-bar.module.css";

export function AccountBar() {
  const { session } = useServices();
  const t = useText();
  const info = useMemberInfo();
  const { ask, dialog } = useLogOut();
  const account = info?.account ?? session.read("account") ?? session.read("username") ?? "";
  return (
    <div className={styles["bar"]}>
      <span className={styles["name"]} title={account}>
        <CircleUserRound aria-hidden="true" />
        <span className="sr">{t("account_label")}</span>
        <span className="trunc" lang="en">
          {account}
        </span>
      </span>
      <IconButton label={t("account_log_out")} icon={<LogOut />} onClick={ask} />
      {dialog}
    </div>
  );
}
