// The frame of the account windows: art on one side, title, sentence and form on the other; on a phone a sheet, or the
// whole page for a long form.
import type { ReactNode } from "react";
import { useText } from "@jonaki/i18n/react";
import { cx } from "@jonaki/ui/cx";
import { Dialog } from "@jonaki/ui/dialog";
import { usePhone } from "@jonaki/ui/use-phone";
import styles from "./account-modal.module.css";

interface AccountModalProps {
  readonly title: string;
  readonly body: string;
  readonly size: "md" | "form" | "lg";
  readonly phone?: "sheet" | "page";
  readonly closable?: boolean;
  /** The pane of art, on wide screens. */
  readonly art?: ReactNode;
  /** Over the title, where the window is a phone's whole page. */
  readonly head?: ReactNode;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export function AccountModal(props: AccountModalProps) {
  const { title, body, size, phone = "sheet", closable = true, art, head, onClose, children } = props;
  const t = useText();
  const isPhone = usePhone();
  const isPage = isPhone && phone === "page";
  return (
    <Dialog
      open
      flush
      titleHidden
      title={title}
      size={size}
      phone={phone}
      closable={closable}
      closeLabel={t("action_close")}
      onClose={onClose}
      {...(art === undefined || isPhone ? {} : { aside: art })}
    >
      <div className={cx(styles["main"], isPage && styles["page"])}>
        {isPage ? head : null}
        {/* The dialog says it already to those who only hear it. */}
        <p aria-hidden="true" className={styles["title"]}>
          {title}
        </p>
        <p className={styles["body"]}>{body}</p>
        {children}
      </div>
    </Dialog>
  );
}
