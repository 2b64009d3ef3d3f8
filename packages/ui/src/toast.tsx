// Notes at the foot of the screen, or where that is the page's own, at its head: one at a time, four seconds. Loaded lazily with its host, so no first page pays for it.
import type { CSSProperties, ReactNode } from "react";
import { Toaster, toast } from "sonner";
// The library also injects these rules itself; a strict style policy refuses that, so they come as a file too.
import "sonner/dist/styles.css";
import Check from "lucide-react/icons/check";
import CircleAlert from "lucide-react/icons/circle-alert";
import Info from "lucide-react/icons/info";
import X from "lucide-react/icons/x";
import { cx } from "./cx.ts";
import { IconButton } from "./icon-button.tsx";
import styles from "./toast.module.css";

export type ToastTone = "success" | "error" | "info";

export interface ToastMessage {
  readonly text: ReactNode;
  readonly tone?: ToastTone;
  readonly icon?: ReactNode;
  readonly closeLabel: string;
  readonly action?: { readonly label: string; readonly onPress: () => void };
  /** A note with several facts takes longer to read. */
  readonly shownMs?: number;
}

const SHOWN_MS = 4_000;
const ICONS: Readonly<Record<ToastTone, ReactNode>> = {
  success: <Check />,
  error: <CircleAlert />,
  info: <Info />,
};
const OFFSET = { bottom: "var(--toast-bottom)", left: "var(--gutter)", right: "var(--gutter)" };

// The library writes its own width into the element, so ours has to stand there too.
const WIDTH = { "--width": "440px" } as CSSProperties;

interface ToastHostProps {
  readonly label: string;
  /** So far from the top of the screen, where its foot has what must not be covered. */
  readonly topPx?: number | undefined;
}

/** Mount once, beside the page. */
export function ToastHost({ label, topPx }: ToastHostProps) {
  const offset = topPx === undefined ? OFFSET : { ...OFFSET, top: topPx };
  return (
    <Toaster
      className={styles["host"] ?? ""}
      style={WIDTH}
      containerAriaLabel={label}
      position={topPx === undefined ? "bottom-center" : "top-center"}
      visibleToasts={1}
      duration={SHOWN_MS}
      offset={offset}
      mobileOffset={offset}
    />
  );
}

/** A new note takes the place of the one that is showing. */
export function showToast(message: ToastMessage): void {
  toast.dismiss();
  toast.custom((id) => <ToastCard {...message} onClose={() => void toast.dismiss(id)} />, {
    duration: message.shownMs ?? SHOWN_MS,
  });
}

interface ToastCardProps extends ToastMessage {
  readonly onClose: () => void;
}

function ToastCard({ text, tone = "info", icon, closeLabel, action, onClose }: ToastCardProps) {
  const act = () => {
    action?.onPress();
    onClose();
  };
  return (
    <div className={styles["toast"]}>
      <span className={cx(styles["disc"], styles[tone])}>{icon ?? ICONS[tone]}</span>
      <span className={styles["text"]}>{text}</span>
      {action === undefined ? null : (
        <button type="button" className={styles["action"]} onClick={act}>
          {action.label}
        </button>
      )}
      <IconButton size="sm" label={closeLabel} icon={<X />} onClick={onClose} className={styles["close"]} />
    </div>
  );
}
