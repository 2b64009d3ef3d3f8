// A panel from the side, as high as the screen: the side menu, a filter column, a slip.
import type { ReactNode } from "react";
import { cx } from "./cx.ts";
import { DialogFrame } from "./dialog-frame.tsx";
import type { CloseReason } from "./dialog-frame.tsx";
import { DialogParts } from "./dialog-parts.tsx";
import styles from "./drawer.module.css";

interface DrawerProps {
  readonly open: boolean;
  readonly onClose: (reason: CloseReason) => void;
  readonly side?: "start" | "end";
  readonly size?: "sm" | "md" | "lg";
  readonly title: ReactNode;
  readonly titleHidden?: boolean;
  readonly closeLabel: string;
  readonly closeTone?: "quiet" | "plate";
  readonly closeOnCover?: boolean;
  readonly footer?: ReactNode;
  readonly flush?: boolean;
  readonly children: ReactNode;
}

export function Drawer(props: DrawerProps) {
  const { open, onClose, side = "start", size = "sm", closeOnCover = true, ...parts } = props;
  return (
    <DialogFrame
      open={open}
      onClose={onClose}
      closable
      closeOnCover={closeOnCover}
      hasHandle={false}
      viewportClass={styles[`${side}-viewport`]}
      popupClass={cx(styles["drawer"], styles[side], styles[size])}
    >
      <DialogParts {...parts} closable />
    </DialogFrame>
  );
}
