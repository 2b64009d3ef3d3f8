// A sentence on a panel that a member should know before the bet.
import type { ReactNode } from "react";
import Info from "lucide-react/icons/info";
import styles from "./panel-note.module.css";

export function PanelNote({ children }: { readonly children: ReactNode }) {
  return (
    <p className={styles["note"]}>
      <Info aria-hidden="true" />
      <span>{children}</span>
    </p>
  );
}
