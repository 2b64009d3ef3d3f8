// Good news over the page: they leave by themselves [SHELL-96].
import { useState } from "react";
import type { ReactNode } from "react";
import { useText } from "@jonaki/i18n/react";
import { MessageDialog } from "@jonaki/ui/message-dialog";

interface News {
  readonly tell: (text: string) => void;
  /** Has to stand in the page. */
  readonly dialog: ReactNode;
}

export function useNews(): News {
  const t = useText();
  const [text, setText] = useState("");
  const [isOpen, setOpen] = useState(false);
  return {
    tell: (next) => {
      setText(next);
      setOpen(true);
    },
    dialog: (
      <MessageDialog
        kind="success"
        open={isOpen}
        onAnswer={() => setOpen(false)}
        title={text}
        confirmLabel={t("action_close")}
      />
    ),
  };
}
