// A short message with one or two buttons, 400 wide [SHELL-97]. Every way out is one answer: confirmed or cancelled.
import { useEffect, useEffectEvent } from "react";
import type { ReactNode } from "react";
import { Dialog as Base } from "@base-ui/react/dialog";
import CircleCheck from "lucide-react/icons/circle-check";
import CircleQuestionMark from "lucide-react/icons/circle-question-mark";
import Info from "lucide-react/icons/info";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import { Button } from "./button.tsx";
import type { ButtonTone } from "./button.tsx";
import { cx } from "./cx.ts";
import { DialogFrame } from "./dialog-frame.tsx";
import dialog from "./dialog.module.css";
import styles from "./message-dialog.module.css";

export type MessageKind = "info" | "success" | "warning" | "question";
/** Cover, Escape, handle and time-out count as cancelled [SHELL-95]. */
export type MessageAnswer = "confirmed" | "cancelled";

export interface MessageDialogProps {
  readonly open: boolean;
  readonly onAnswer: (answer: MessageAnswer) => void;
  readonly kind?: MessageKind;
  readonly icon?: ReactNode;
  readonly title: ReactNode;
  readonly children?: ReactNode;
  /** The single button; it says CLOSE in the page's language unless the dialog asks something. */
  readonly confirmLabel: string;
  /** Adds the second button. */
  readonly cancelLabel?: string | undefined;
  readonly confirmTone?: ButtonTone;
  /** A question about money ignores the cover: a stray tap must not answer it [SHELL-95]. */
  readonly confirmsMoney?: boolean;
}

const SUCCESS_SHOWN_MS = 5_000;
const ICONS: Readonly<Record<MessageKind, ReactNode>> = {
  info: <Info />,
  success: <CircleCheck />,
  warning: <TriangleAlert />,
  question: <CircleQuestionMark />,
};

/** Success messages leave by themselves; warnings and questions wait [SHELL-96]. */
function useTimeOut(isRunning: boolean, onTimeOut: () => void): void {
  const report = useEffectEvent(onTimeOut);
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setTimeout(() => report(), SUCCESS_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isRunning]);
}

export function MessageDialog(props: MessageDialogProps) {
  const {
    open,
    onAnswer,
    kind = "info",
    title,
    children,
    confirmLabel,
    cancelLabel,
    confirmsMoney = false,
  } = props;
  useTimeOut(open && kind === "success", () => onAnswer("cancelled"));
  return (
    <DialogFrame
      open={open}
      onClose={() => onAnswer("cancelled")}
      closable
      closeOnCover={!confirmsMoney}
      hasHandle={!confirmsMoney}
      role="alertdialog"
      viewportClass={dialog["viewport"]}
      popupClass={cx(dialog["dialog"], dialog["sm"], dialog["sheet"])}
    >
      <div className={styles["message"]}>
        <span className={cx(styles["disc"], styles[kind])}>{props.icon ?? ICONS[kind]}</span>
        <Base.Title className={styles["title"]}>{title}</Base.Title>
        {children === undefined ? null : (
          <Base.Description className={styles["text"]} render={<div />}>
            {children}
          </Base.Description>
        )}
        <div className={styles["buttons"]}>
          {cancelLabel === undefined ? null : (
            <Button block className={styles["cancel"]} onClick={() => onAnswer("cancelled")}>
              {cancelLabel}
            </Button>
          )}
          <Button block isDefault tone={props.confirmTone ?? "brand"} onClick={() => onAnswer("confirmed")}>
            {confirmLabel}
          </Button>
        </div>
      </div>
    </DialogFrame>
  );
}
