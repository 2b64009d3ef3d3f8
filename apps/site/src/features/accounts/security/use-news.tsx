// The words that end a task: the page asks for everything again, and good news leave by themselves [SHELL-96].
import { useState } from "react";
import type { ReactNode } from "react";
import { useText } from "@jonaki/i18n/react";
import { MessageDialog } from "@jonaki/ui/message-dialog";
import { useReload } from "./security.query.ts";

interface News {
  readonly tell: (text: string) => void;
  /** Has to stand where the answer to the new question does not sweep it away. */
  readonly dialog: ReactNode;
}

export function useNews(): News {
  const t = useText();
  const reload = useReload();
  const [text, setText] = useState("");
  const [isOpen, setOpen] = useState(false);
  return {
    tell: (next) => {
      reload();
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
