// Going out is asked about first [SHELL-38]; the dialog comes when it is needed.
import { useState } from "react";
import type { ComponentType, ReactNode } from "react";
import { useText } from "@jonaki/i18n/react";
import type { MessageAnswer, MessageDialogProps } from "@jonaki/ui/message-dialog";
import LogOut from "lucide-react/icons/log-out";
import { useQueryClient } from "@tanstack/react-query";
import { useServices } from "../../app/services.ts";
import { loadMessageDialog } from "../../shell/warning.tsx";
import { logOut } from "./log-out.flow.ts";

interface LogOutControl {
  readonly ask: () => void;
  /** Has to stand somewhere for as long as it may be asked. */
  readonly dialog: ReactNode;
}

export function useLogOut(): LogOutControl {
  const services = useServices();
  const t = useText();
  const queries = useQueryClient();
  const [asking, setAsking] = useState(false);
  const [Dialog, setDialog] = useState<ComponentType<MessageDialogProps> | null>(null);
  const ask = async (): Promise<void> => {
    const loaded = Dialog ?? (await loadMessageDialog(services.timers.after));
    // Who cannot be asked has asked to go out, and goes.
    if (loaded === null) return logOut(services, queries);
    setDialog(() => loaded);
    setAsking(true);
  };
  const hear = (answer: MessageAnswer): void => {
    setAsking(false);
    if (answer === "confirmed") logOut(services, queries);
  };
  const dialog =
    Dialog === null ? null : (
      <Dialog
        kind="question"
        icon={<LogOut />}
        open={asking}
        onAnswer={hear}
        title={t("in_logout_sure")}
        cancelLabel={t("action_cancel")}
        confirmLabel={t("in_increase_submit")}
      />
    );
  return { ask: () => void ask(), dialog };
}
