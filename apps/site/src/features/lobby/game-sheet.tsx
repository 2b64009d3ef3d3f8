// The two ways to play a game, in a sheet from below: what a tap on a cover opens on a phone.
import type { ReactNode } from "react";
import { useText } from "@jonaki/i18n/react";
import { Sheet } from "@jonaki/ui/sheet";
import styles from "./game-tile.module.css";

interface GameSheetProps {
  readonly name: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export function GameSheet({ name, onClose, children }: GameSheetProps) {
  const t = useText();
  return (
    <Sheet open onClose={onClose} title={name} closeLabel={t("action_close")}>
      <div className={styles["choices"]}>{children}</div>
    </Sheet>
  );
}
