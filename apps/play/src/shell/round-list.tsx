// Rounds as a list: when, on what, for how much, and what came of it; a press recalls one [FAIR-17]. A loss is
// shown as plainly as a win.
import type { RoundLine } from "@jonaki/games/play/wire";
import { formatTime } from "@jonaki/i18n";
import { useTranslator } from "@jonaki/i18n/react";
import { parseAmount } from "@jonaki/money";
import { cx } from "@jonaki/ui/cx";
import { moneyText, signedText } from "../app/money.ts";
import type { GameView } from "./game-view.ts";
import { isGain } from "./round.rules.ts";
import styles from "./round-list.module.css";

interface RoundListProps {
  readonly view: GameView;
  readonly rounds: readonly RoundLine[];
  readonly onRecall: (round: string) => void;
}

export function RoundList({ view, rounds, onRecall }: RoundListProps) {
  const { t } = useTranslator();
  if (rounds.length === 0) return <p className={styles["none"]}>{t("play_no_rounds")}</p>;
  return (
    <ul className={styles["list"]}>
      {rounds.map((line) => (
        <li key={line.round}>
          <RoundItem view={view} line={line} onRecall={onRecall} />
        </li>
      ))}
    </ul>
  );
}

interface RoundItemProps {
  readonly view: GameView;
  readonly line: RoundLine;
  readonly onRecall: (round: string) => void;
}

function RoundItem({ view, line, onRecall }: RoundItemProps) {
  const translator = useTranslator();
  const words = view.wordsOf(line, translator);
  // The day stands in the recalled round; here the clock time is enough.
  const time = formatTime(line.time).slice(-8);
  return (
    <button type="button" className={styles["item"]} onClick={() => onRecall(line.round)}>
      <span className={cx("num", styles["result"], isGain(line) && styles["gain"])}>
        {words?.result ?? "–"}
      </span>
      <span className={styles["middle"]}>
        <span className={styles["choice"]}>{words?.choice}</span>
        <span className={cx("num", styles["time"])}>
          {time} · {moneyText(line.stake)}
        </span>
      </span>
      <NetAmount line={line} />
    </button>
  );
}

export function NetAmount({ line }: { readonly line: RoundLine }) {
  const { t } = useTranslator();
  if (line.state !== "DONE") return <span className={styles["net"]}>{t("play_cancelled")}</span>;
  const net = (parseAmount(line.payout ?? "0") ?? 0n) - (parseAmount(line.stake) ?? 0n);
  return <b className={cx("num", styles["net"], net > 0n ? "up" : "down")}>{signedText(net)}</b>;
}
