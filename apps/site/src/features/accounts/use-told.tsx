// What a window has to tell, as a dialog over it: a warning with its submit button [ACC-103, ACC-120], or good news.
import { useState } from "react";
import type { ReactNode } from "react";
import { useText } from "@jonaki/i18n/react";
import { MessageDialog } from "@jonaki/ui/message-dialog";
import type { MessageKind } from "@jonaki/ui/message-dialog";

interface Told {
  readonly text: string;
  readonly kind: MessageKind;
  readonly follow: () => void;
}

export interface Telling {
  readonly warn: (text: string) => void;
  /** What follows is done when it has been read. */
  readonly tell: (text: string, follow: () => void) => void;
  /** Has to stand in the window. */
  readonly dialog: ReactNode;
}

const nothing = (): void => undefined;

export function useTold(): Telling {
  const t = useText();
  const [told, setTold] = useState<Told | null>(null);
  const [isOpen, setOpen] = useState(false);
  const show = (next: Told): void => {
    setTold(next);
    setOpen(true);
  };
  const dialog =
    told === null ? null : (
      <MessageDialog
        kind={told.kind}
        open={isOpen}
        onAnswer={() => {
          setOpen(false);
          told.follow();
        }}
        title={told.text}
        confirmLabel={t("in_increase_submit")}
      />
    );
  return {
    warn: (text) => show({ text, kind: "warning", follow: nothing }),
    tell: (text, follow) => show({ text, kind: "info", follow }),
    dialog,
  };
}
