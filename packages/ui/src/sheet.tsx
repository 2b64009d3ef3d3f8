// A sheet from below, on every width: filters, choices, the actions of a tapped thing.
import type { ReactNode } from "react";
import { DialogFrame } from "./dialog-frame.tsx";
import type { CloseReason } from "./dialog-frame.tsx";
import { DialogParts } from "./dialog-parts.tsx";
import styles from "./sheet.module.css";

interface SheetProps {
  readonly open: boolean;
  readonly onClose: (reason: CloseReason) => void;
  readonly title: ReactNode;
  readonly titleHidden?: boolean;
  readonly closeLabel: string;
  readonly closable?: boolean;
  readonly closeOnCover?: boolean;
  readonly footer?: ReactNode;
  readonly flush?: boolean;
  readonly children: ReactNode;
}

export function Sheet({ open, onClose, closable = true, closeOnCover = true, ...parts }: SheetProps) {
  return (
    <DialogFrame
      open={open}
      onClose={onClose}
      closable={closable}
      closeOnCover={closeOnCover}
      hasHandle
      viewportClass={styles["viewport"]}
      popupClass={styles["sheet"] ?? ""}
    >
      <DialogParts {...parts} closable={closable} />
    </DialogFrame>
  );
}
