// What went wrong with Contact Us, as a warning dialog [ERR-5]. The dialog is a part of its own, so that the pages
// before the site stay light; where it cannot be had the words stand beside the button.
import { useState } from "react";
import type { ComponentType } from "react";
import type { Translator } from "@jonaki/i18n";
import { useText } from "@jonaki/i18n/react";
import type { MessageDialogProps } from "@jonaki/ui/message-dialog";
import { loadChunk } from "../../app/chunk-load-error.ts";
import type { After } from "../../app/chunk-load-error.ts";
import type { ServiceProblem } from "./customer-service.flow.ts";
import styles from "./contact-button.module.css";

type Dialog = ComponentType<MessageDialogProps>;
export type LoadDialog = (after: After) => Promise<Dialog | null>;

export interface Warning {
  readonly problem: ServiceProblem;
  /** Null when the dialog is not here. */
  readonly Dialog: Dialog | null;
}

const TEXTS = {
  POPUP_BLOCKED: "err_popup_blocked",
  CUSTOMER_SERVICE_FAILED: "err_customer_service",
} as const;

/** Tries again at every problem: the line may be back. */
export const loadMessageDialog: LoadDialog = async (after) => {
  try {
    const part = await loadChunk(() => import("@jonaki/ui/message-dialog"), after);
    return part.MessageDialog;
  } catch {
    return null;
  }
};

/** Each problem is a new warning: one that was closed does not keep the next one away. */
export function ContactWarning({ warning }: { readonly warning: Warning | null }) {
  const t = useText();
  const [closed, setClosed] = useState<Warning | null>(null);
  const text = warning === null ? null : textOf(warning.problem, t);
  const Dialog = warning?.Dialog ?? null;
  return (
    <>
      <p role="alert" className={styles["problem"]}>
        {Dialog === null ? text : null}
      </p>
      {Dialog === null ? null : (
        <Dialog
          kind="warning"
          open={warning !== closed}
          onAnswer={() => setClosed(warning)}
          title={text}
          confirmLabel={t("action_close")}
        />
      )}
    </>
  );
}

const textOf = (problem: ServiceProblem, t: Translator["t"]): string =>
  typeof problem === "string" ? t(TEXTS[problem]) : problem.message;
