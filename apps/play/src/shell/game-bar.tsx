// The bar of a game: its name, the balance with its mark [SAFE-20], and the ways to rules, fairness and rounds.
import { useObservable } from "@jonaki/browser/observable";
import Maximize from "lucide-react/icons/maximize";
import Volume2 from "lucide-react/icons/volume-2";
import VolumeX from "lucide-react/icons/volume-x";
import type { ReactNode } from "react";
import { useText } from "@jonaki/i18n/react";
import { Badge } from "@jonaki/ui/badge";
import { cx } from "@jonaki/ui/cx";
import { IconButton } from "@jonaki/ui/icon-button";
import { moneyText } from "../app/money.ts";
import { useSeat, useServices } from "../app/services.ts";
import styles from "./game-bar.module.css";

interface GameBarProps {
  readonly title: string;
  /** Buttons beside the sound; on phones they stand elsewhere. */
  readonly tools: ReactNode;
}

export function GameBar({ title, tools }: GameBarProps) {
  const t = useText();
  const { sound, frame } = useServices();
  const isMuted = useObservable(sound.isMuted);
  return (
    <header className={styles["bar"]}>
      <div className={styles["names"]}>
        <h1 className={cx("trunc", styles["title"])}>{title}</h1>
        <span className={cx("trunc", styles["vendor"])}>{t("play_vendor")}</span>
      </div>
      <Balance />
      {tools}
      <IconButton
        label={t(isMuted ? "play_sound_on" : "play_sound_off")}
        icon={isMuted ? <VolumeX /> : <Volume2 />}
        onClick={() => sound.setMuted(!isMuted)}
      />
      {frame.isFramed ? (
        <IconButton
          className={styles["wide"]}
          label={t("play_fullscreen")}
          icon={<Maximize />}
          onClick={() => frame.say({ type: "fullscreen" })}
        />
      ) : null}
    </header>
  );
}

function Balance() {
  const t = useText();
  const { opened } = useServices();
  const { balance } = useObservable(useSeat().state);
  return (
    <div className={styles["balance"]}>
      <span className="sr">{t("play_balance")}</span>
      <span className={cx("num", "money", styles["amount"])}>{moneyText(balance)}</span>
      {opened.currency === "PLAY" ? <Badge tone="line">{t("in_play_money")}</Badge> : null}
      {opened.currency === "TRIAL" ? (
        <Badge tone="info" className={styles["demo"]}>
          {t("play_demo")}
        </Badge>
      ) : null}
    </div>
  );
}
