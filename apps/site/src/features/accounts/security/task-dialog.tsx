// The window of one task: title, a sentence, the form; on a phone a sheet, or the whole page for a long one.
import type { ReactNode } from "react";
import { useText } from "@jonaki/i18n/react";
import { Dialog } from "@jonaki/ui/dialog";
import styles from "./task-dialog.module.css";

interface TaskDialogProps {
  readonly title: string;
  readonly body?: ReactNode;
  readonly size?: "sm" | "md";
  readonly phone?: "sheet" | "page";
  readonly closable?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export function TaskDialog(props: TaskDialogProps) {
  const { title, body, size = "sm", phone = "sheet", closable = true, onClose, children } = props;
  const t = useText();
  return (
    <Dialog
      open
      size={size}
      phone={phone}
      title={title}
      closable={closable}
      closeLabel={t("action_close")}
      onClose={onClose}
    >
      {body === undefined ? null : <p className={styles["body"]}>{body}</p>}
      <div className={styles["task"]}>{children}</div>
    </Dialog>
  );
}
