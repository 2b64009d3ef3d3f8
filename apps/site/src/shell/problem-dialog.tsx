// The dialog that tells a problem, open until it is closed. The one about a real account has a button of its own [ACC-6].
import { useState } from "react";
import { useText } from "@jonaki/i18n/react";
import { MessageDialog } from "@jonaki/ui/message-dialog";

export function ProblemDialog({ text }: { readonly text: string }) {
  const t = useText();
  const [isOpen, setOpen] = useState(true);
  const label = text === t("in_need_true_account") ? t("in_increase_submit") : t("action_close");
  return (
    <MessageDialog
      kind="warning"
      open={isOpen}
      onAnswer={() => setOpen(false)}
      title={text}
      confirmLabel={label}
    />
  );
}
