// The dialog that tells a problem, open until it is closed.
import { useState } from "react";
import { useText } from "@jonaki/i18n/react";
import { MessageDialog } from "@jonaki/ui/message-dialog";

export function ProblemDialog({ text }: { readonly text: string }) {
  const t = useText();
  const [isOpen, setOpen] = useState(true);
  return (
    <MessageDialog
      kind="warning"
      open={isOpen}
      onAnswer={() => setOpen(false)}
      title={text}
      confirmLabel={t("action_close")}
    />
  );
}
