// The bar over a game: back, reload and full screen [LOB-51], and where there is no footer the age mark, which leads to
// responsible gaming, and the way to help [SAFE-17]; with real balance the way to a deposit. The game says its own name right
// below.
import type { ReactNode } from "react";
import { useText } from "@jonaki/i18n/react";
import { Badge } from "@jonaki/ui/badge";
import { Button } from "@jonaki/ui/button";
import { IconButton } from "@jonaki/ui/icon-button";
import { Spinner } from "@jonaki/ui/spinner";
import ArrowLeft from "lucide-react/icons/arrow-left";
import Headset from "lucide-react/icons/headset";
import Maximize from "lucide-react/icons/maximize";
import Minimize from "lucide-react/icons/minimize";
import RotateCw from "lucide-react/icons/rotate-cw";
import Wallet from "lucide-react/icons/wallet";
import type { FullScreen } from "./use-full-screen.ts";
import styles from "./game-bar.module.css";

interface GameBarProps {
  readonly name: string;
  readonly isDemo: boolean;
  readonly isBusy: boolean;
  readonly onBack: () => void;
  readonly onReload: () => void;
  readonly fullScreen: FullScreen;
  /** Null where nothing is played for that could be deposited. */
  readonly onDeposit: (() => void) | null;
  /** How long and with what result one has been playing [SAFE-13]. */
  readonly children?: ReactNode;
}

export function GameBar(props: GameBarProps) {
  const { name, isDemo, isBusy, onBack, onReload, fullScreen, onDeposit, children } = props;
  const t = useText();
  return (
    <div className={styles["bar"]}>
      <h1 className="sr">{name}</h1>
      <Button tone="ghost" className={styles["back"]} icon={<ArrowLeft />} onClick={onBack}>
        <span className={styles["word"]}>{t("game_back")}</span>
      </Button>
      {isDemo ? <Badge tone="info">{t("play_demo")}</Badge> : null}
      {children}
      <span className={styles["end"]}>
        {onDeposit === null ? null : (
          <IconButton label={t("tab_deposit")} icon={<Wallet />} onClick={onDeposit} />
        )}
        <a
          className={styles["safe"]}
          title={t("safe_line")}
          href="/help#responsible"
          target="_blank"
          rel="noopener"
        >
          <span aria-hidden="true" className={styles["age"]}>
            18+
          </span>
          <span className="sr">
            {t("age_mark_label")}. {t("footer_responsible")}
          </span>
        </a>
        <a className={styles["help"]} href="/support" target="_blank" rel="noopener">
          <Headset aria-hidden="true" />
          <span className="sr">{t("support_title")}</span>
        </a>
        <IconButton
          label={t("game_reload")}
          icon={isBusy ? <Spinner size="sm" /> : <RotateCw />}
          aria-busy={isBusy || undefined}
          onClick={onReload}
        />
        {fullScreen.toggle === null ? null : (
          <IconButton
            label={t(fullScreen.isFull ? "play_fullscreen_leave" : "play_fullscreen")}
            icon={fullScreen.isFull ? <Minimize /> : <Maximize />}
            onClick={fullScreen.toggle}
          />
        )}
      </span>
    </div>
  );
}
