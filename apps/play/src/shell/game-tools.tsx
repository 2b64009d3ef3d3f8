// The ways to rules, fairness and rounds: icons in the bar on wide screens, words below the panel on phones.
import History from "lucide-react/icons/history";
import Info from "lucide-react/icons/info";
import ShieldCheck from "lucide-react/icons/shield-check";
import type { ReactNode } from "react";
import { useText } from "@jonaki/i18n/react";
import type { MessageKey } from "@jonaki/i18n";
import { Button } from "@jonaki/ui/button";
import { IconButton } from "@jonaki/ui/icon-button";
import type { PanelName } from "./panels.tsx";
import styles from "./game-tools.module.css";

interface GameToolsProps {
  readonly look: "icons" | "words";
  readonly onOpen: (panel: PanelName) => void;
}

const TOOLS: readonly { readonly panel: PanelName; readonly key: MessageKey; readonly icon: ReactNode }[] = [
  { panel: "history", key: "play_history", icon: <History /> },
  { panel: "fairness", key: "play_fairness", icon: <ShieldCheck /> },
  { panel: "rules", key: "play_rules", icon: <Info /> },
];

export function GameTools({ look, onOpen }: GameToolsProps) {
  const t = useText();
  return (
    <nav aria-label={t("play_tools")} className={styles[look]}>
      {TOOLS.map(({ panel, key, icon }) =>
        look === "icons" ? (
          <IconButton key={panel} label={t(key)} icon={icon} onClick={() => onOpen(panel)} />
        ) : (
          <Button key={panel} size="sm" icon={icon} onClick={() => onOpen(panel)}>
            {t(key)}
          </Button>
        ),
      )}
    </nav>
  );
}
