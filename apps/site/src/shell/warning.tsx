// A problem as a warning dialog [ERR-5]. The dialog is a part of its own, so that the pages that may need it stay
// light; where it cannot be had in time the words stand where the problem arose.
import { useState } from "react";
import type { ComponentType } from "react";
import { useText } from "@jonaki/i18n/react";
import type { MessageDialogProps } from "@jonaki/ui/message-dialog";
import { loadChunk } from "../app/chunk-load-error.ts";
import type { After } from "../app/chunk-load-error.ts";
import { useServices } from "../app/services.ts";
import styles from "./warning.module.css";

type Dialog = ComponentType<MessageDialogProps>;
export type LoadDialog = (after: After) => Promise<Dialog | null>;

export interface Warning {
  readonly text: string;
  /** Null when the dialog is not here. */
  readonly Dialog: Dialog | null;
}

/** After this the words no longer wait for the dialog to come over a slow line. */
const PATIENCE_MS = 1_500;

/** Tries again at every problem: the line may be back. */
export const loadMessageDialog: LoadDialog = async (after) => {
  try {
    const part = await loadChunk(() => import("@jonaki/ui/message-dialog"), after);
    return part.MessageDialog;
  } catch {
    return null;
  }
};

export function useWarning(loadDialog: LoadDialog = loadMessageDialog) {
  const { timers } = useServices();
  const [warning, setWarning] = useState<Warning | null>(null);
  const warn = async (text: string): Promise<void> => {
    const stop = timers.after(PATIENCE_MS, () => setWarning({ text, Dialog: null }));
    const Dialog = await loadDialog(timers.after);
    stop();
    setWarning({ text, Dialog });
  };
  return { warning, warn, forget: () => setWarning(null) };
}

interface WarningDialogProps {
  readonly warning: Warning | null;
  /** For whoever waits until it was read. */
  readonly onClosed?: () => void;
}

/** Each problem is a new warning: one that was closed does not keep the next one away. */
export function WarningDialog({ warning, onClosed }: WarningDialogProps) {
  const t = useText();
  const [closed, setClosed] = useState<Warning | null>(null);
  const Dialog = warning?.Dialog ?? null;
  // The one about a real account has a button of its own [ACC-6].
  const label = warning?.text === t("in_need_true_account") ? t("in_increase_submit") : t("action_close");
  return (
    <>
      <p role="alert" className={styles["problem"]}>
        {Dialog === null ? warning?.text : null}
      </p>
      {Dialog === null ? null : (
        <Dialog
          kind="warning"
          open={warning !== closed}
          onAnswer={() => {
            setClosed(warning);
            onClosed?.();
          }}
          title={warning?.text}
          confirmLabel={label}
        />
      )}
    </>
  );
}
