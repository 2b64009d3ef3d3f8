// Title row, scrolling body and foot of a dialog, sheet or drawer.
import { useRef } from "react";
import type { ReactNode } from "react";
import { Dialog as Base } from "@base-ui/react/dialog";
import X from "lucide-react/icons/x";
import { cx } from "./cx.ts";
import { IconButton } from "./icon-button.tsx";
import { useKeyboardScroll } from "./use-keyboard-scroll.ts";
import styles from "./dialog-parts.module.css";

interface DialogPartsProps {
  readonly title: ReactNode;
  readonly titleHidden?: boolean | undefined;
  readonly closeLabel: string;
  readonly closable: boolean;
  readonly closeTone?: "quiet" | "plate" | undefined;
  readonly footer?: ReactNode;
  readonly flush?: boolean | undefined;
  readonly children: ReactNode;
}

export function DialogParts(props: DialogPartsProps) {
  const {
    title,
    titleHidden = false,
    closeLabel,
    closable,
    closeTone = "quiet",
    footer,
    flush = false,
  } = props;
  const body = useRef<HTMLDivElement>(null);
  useKeyboardScroll(body);
  const close = <IconButton label={closeLabel} icon={<X />} tone={closeTone} round />;
  return (
    <div className={styles["parts"]}>
      <Base.Title className={titleHidden ? "sr" : cx(styles["title"], closable && styles["roomy"])}>
        {title}
      </Base.Title>
      <div
        ref={body}
        className={cx(styles["body"], titleHidden && styles["untitled"], flush && styles["flush"])}
      >
        {props.children}
      </div>
      {footer === undefined ? null : <div className={styles["foot"]}>{footer}</div>}
      {/* Last in order, so that the keyboard meets the content first; drawn at the top. */}
      {closable ? <Base.Close render={close} className={styles["close"]} /> : null}
    </div>
  );
}
