// What dialog, message dialog, sheet and drawer share: cover, focus kept inside and given back, page held still
// [SHELL-93], Escape and Enter [SHELL-91], and the handle by which a phone pulls it down.
import { useRef } from "react";
import type { FocusEvent, MouseEvent, ReactNode } from "react";
import { Dialog as Base } from "@base-ui/react/dialog";
import { cx } from "./cx.ts";
import { pressDefaultButton } from "./default-button.ts";
import { useSwipeDown } from "./swipe-down.ts";
import styles from "./dialog-frame.module.css";

/** How somebody asked it to close. */
export type CloseReason = "control" | "escape" | "cover" | "swipe";

export interface DialogFrameProps {
  readonly open: boolean;
  readonly onClose: (reason: CloseReason) => void;
  /** When false nothing but the caller closes it: no Escape, no cover, no handle [SHELL-92]. */
  readonly closable: boolean;
  readonly closeOnCover: boolean;
  readonly hasHandle: boolean;
  readonly role?: "dialog" | "alertdialog";
  readonly viewportClass: string | undefined;
  readonly popupClass: string;
  readonly children: ReactNode;
}

const FIRST_BOX =
  "[data-autofocus], input:not([type='hidden']):not([type='radio']):not(:disabled), textarea:not(:disabled)";

/** A box to type in, else the default button, else the dialog itself; never the close control, which Enter would press. */
function firstFocus(popup: HTMLElement | null): HTMLElement | null {
  // On a touch screen a focused box would throw the keyboard over the dialog before it was read.
  const box = window.matchMedia("(pointer: coarse)").matches
    ? null
    : popup?.querySelector<HTMLElement>(FIRST_BOX);
  return box ?? popup?.querySelector<HTMLElement>("button[data-default]") ?? popup;
}

/** A press beside the dialog must not carry the focus off: Enter would then reach no button. */
function keepFocus(event: MouseEvent): void {
  if (event.target === event.currentTarget) event.preventDefault();
}

/**
 * The guards beside the popup send the focus round only with the next frame: a second Tab before it would walk on into
 * the page behind. Until then the popup holds it. React tells of an inner dialog's guards too; those are not beside it.
 */
function holdFocus(event: FocusEvent<HTMLElement>, popup: HTMLElement | null): void {
  if (event.target.parentElement === event.currentTarget) popup?.focus({ preventScroll: true });
}

export function DialogFrame(props: DialogFrameProps) {
  const { open, onClose, closable, closeOnCover, hasHandle, role = "dialog", children } = props;
  const popup = useRef<HTMLDivElement>(null);
  const swipe = useSwipeDown(popup, () => onClose("swipe"));
  return (
    <Base.Root
      open={open}
      disablePointerDismissal={!closable || !closeOnCover}
      onOpenChange={(_next, { reason, cancel }) => {
        // The caller owns the state; this only reports the wish.
        cancel();
        if (!closable) return;
        if (reason === "escape-key") onClose("escape");
        else if (reason === "outside-press") onClose("cover");
        else if (reason === "close-press") onClose("control");
      }}
    >
      <Base.Portal>
        <Base.Backdrop className={styles["cover"]} forceRender />
        <Base.Viewport
          className={cx(styles["viewport"], props.viewportClass)}
          onMouseDown={keepFocus}
          onFocus={(event) => holdFocus(event, popup.current)}
        >
          <Base.Popup
            ref={popup}
            role={role}
            aria-modal="true"
            className={cx(styles["popup"], props.popupClass)}
            initialFocus={() => firstFocus(popup.current)}
            onKeyDown={pressDefaultButton}
          >
            {closable && hasHandle ? (
              <div aria-hidden="true" className={styles["handle"]} {...swipe} />
            ) : null}
            {children}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
