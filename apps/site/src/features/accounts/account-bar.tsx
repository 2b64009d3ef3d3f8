// Who is logged in, and the way out: the end of the header for a member [SHELL-33, SHELL-38].
import { useState } from "react";
import type { ComponentType } from "react";
import { useText } from "@jonaki/i18n/react";
import { IconButton } from "@jonaki/ui/icon-button";
import type { MessageAnswer, MessageDialogProps } from "@jonaki/ui/message-dialog";
import CircleUserRound from "lucide-react/icons/circle-user-round";
import LogOut from "lucide-react/icons/log-out";
import { useQueryClient } from "@tanstack/react-query";
import { useServices } from "../../app/services.ts";
import { loadMessageDialog } from "../../shell/warning.tsx";
import { logOut } from "./log-out.flow.ts";
import { useMemberInfo } from "./member.query.ts";
import styles from "./account-bar.module.css";

export function AccountBar() {
  const services = useServices();
  const t = useText();
  const queries = useQueryClient();
  const info = useMemberInfo();
  const [asking, setAsking] = useState(false);
  const [Dialog, setDialog] = useState<ComponentType<MessageDialogProps> | null>(null);
  const { session, timers } = services;
  const account = info?.account ?? session.read("account") ?? session.read("username") ?? "";
  const ask = async (): Promise<void> => {
    const loaded = Dialog ?? (await loadMessageDialog(timers.after));
    // Who cannot be asked has asked to go out, and goes.
    if (loaded === null) return logOut(services, queries);
    setDialog(() => loaded);
    setAsking(true);
  };
  const hear = (answer: MessageAnswer): void => {
    setAsking(false);
    if (answer === "confirmed") logOut(services, queries);
  };
  return (
    <div className={styles["bar"]}>
      <span className={styles["name"]} title={account}>
        <CircleUserRound aria-hidden="true" />
        <span className="sr">{t("account_label")}</span>
        <span className="trunc" lang="en">
          {account}
        </span>
      </span>
      <IconButton label={t("account_log_out")} icon={<LogOut />} onClick={() => void ask()} />
      {Dialog === null ? null : (
        <Dialog
          kind="question"
          icon={<LogOut />}
          open={asking}
          onAnswer={hear}
          title={t("in_logout_sure")}
          cancelLabel={t("action_cancel")}
          confirmLabel={t("in_increase_submit")}
        />
      )}
    </div>
  );
}
