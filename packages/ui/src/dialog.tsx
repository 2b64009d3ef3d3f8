// The generic dialog: centred on wide screens, a sheet from below on phones. The caller owns whether it is open.
import type { ReactNode } from "react";
import { cx } from "./cx.ts";
import { DialogFrame } from "./dialog-frame.tsx";
import type { CloseReason } from "./dialog-frame.tsx";
import { DialogParts } from "./dialog-parts.tsx";
import styles from "./dialog.module.css";

export interface DialogProps {
  readonly open: boolean;
  readonly onClose: (reason: CloseReason) => void;
  readonly title: ReactNode;
  /** Keeps the title for screen readers when the content has one of its own. */
  readonly titleHidden?: boolean;
  readonly closeLabel: string;
  /** False for a dialog that must be answered: no close control, Escape ignored [SHELL-92]. */
  readonly closable?: boolean;
  /** A click on the cover closes only a dialog that asks for it [SHELL-94]. */
  readonly closeOnCover?: boolean;
  /** plate keeps the close control readable over a picture. */
  readonly closeTone?: "quiet" | "plate";
  /** form has a pane of art beside one column of fields, xl is a panel: as wide as a page. */
  readonly size?: "sm" | "md" | "form" | "lg" | "xl";
  /** On phones: a sheet from below, or the full page for long forms. */
  readonly phone?: "sheet" | "page";
  /** A pane at the start, on wide screens only: art or a list. */
  readonly aside?: ReactNode;
  readonly footer?: ReactNode;
  /** The content brings its own margins. */
  readonly flush?: boolean;
  readonly children: ReactNode;
}

export function Dialog(props: DialogProps) {
  const { closable = true, closeOnCover = false, size = "md", phone = "sheet", aside } = props;
  return (
    <DialogFrame
      open={props.open}
      onClose={props.onClose}
      closable={closable}
      closeOnCover={closeOnCover}
      hasHandle={phone === "sheet"}
      viewportClass={styles["viewport"]}
      popupClass={cx(styles["dialog"], styles[size], styles[phone])}
    >
      <div className={styles["panes"]}>
        {aside === undefined ? null : <div className={styles["aside"]}>{aside}</div>}
        <DialogParts
          title={props.title}
          titleHidden={props.titleHidden}
          closeLabel={props.closeLabel}
          closable={closable}
          closeTone={props.closeTone}
          footer={props.footer}
          flush={props.flush}
        >
          {props.children}
        </DialogParts>
      </div>
    </DialogFrame>
  );
}
