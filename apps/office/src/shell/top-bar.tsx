// The bar above a desk: its name, what waits for a decision, the keys, language and theme, and the operator's own place.
import { useState } from "react";
import { useText } from "@jonaki/i18n/react";
import { IconButton } from "@jonaki/ui/icon-button";
import { useMedia } from "@jonaki/ui/use-media";
import Bell from "lucide-react/icons/bell";
import Keyboard from "lucide-react/icons/keyboard";
import Menu from "lucide-react/icons/menu";
import { useNavigate } from "react-router";
import { useOperator } from "../app/operator.query.ts";
import { useWaitingForMe } from "../features/approvals/approvals.query.ts";
import { AccountDrawer } from "./account-drawer.tsx";
import { APPROVALS } from "./places.ts";
import { useShortcutHelp } from "./shortcuts.tsx";
import { Switches } from "./switches.tsx";
import styles from "./top-bar.module.css";

interface TopBarProps {
  readonly title: string;
  readonly onMenu: () => void;
}

export function TopBar({ title, onMenu }: TopBarProps) {
  const t = useText();
  const showKeys = useShortcutHelp();
  const isNarrow = useMedia("(max-width: 1079px)");
  const isPhone = useMedia("(max-width: 719px)");
  return (
    <header className={styles["bar"]}>
      {isNarrow ? <IconButton label={t("menu_open")} icon={<Menu />} onClick={onMenu} /> : null}
      <h1 className={styles["title"]}>{title}</h1>
      <div className={styles["end"]}>
        {isPhone ? null : (
          <>
            <Switches />
            <IconButton label={t("office_keys")} icon={<Keyboard />} onClick={showKeys} />
          </>
        )}
        <WaitingBell />
        <OwnPlace />
      </div>
    </header>
  );
}

function WaitingBell() {
  const t = useText();
  const navigate = useNavigate();
  const waiting = useWaitingForMe() ?? 0;
  const label = waiting === 0 ? t("office_approvals") : t("office_bell", { 0: String(waiting) });
  return (
    <IconButton
      label={label}
      icon={<Bell />}
      dot={waiting > 0}
      onClick={() => void navigate(`${APPROVALS}?state=WAITING`)}
    />
  );
}

function OwnPlace() {
  const t = useText();
  const { name } = useOperator();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-label={t("office_account_of", { 0: name })}
        className={styles["face"]}
        onClick={() => setOpen(true)}
      >
        {name.slice(0, 1)}
      </button>
      <AccountDrawer isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
