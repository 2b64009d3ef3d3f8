// Who plays in this round, by masked names only [VEN-4]: all that the studio lists, or the member's own bets.
import { useState } from "react";
import type { CrashLine } from "@jonaki/games/play/crash-wire";
import { formatCount } from "@jonaki/i18n";
import { useTranslator } from "@jonaki/i18n/react";
import { parseAmount } from "@jonaki/money";
import { Card } from "@jonaki/ui/card";
import { cx } from "@jonaki/ui/cx";
import { Segment } from "@jonaki/ui/segment";
import { figureText } from "../../app/money.ts";
import { useServices } from "../../app/services.ts";
import { PLACES } from "./crash-state.rules.ts";
import type { CrashState } from "./crash-state.rules.ts";
import styles from "./crash-players.module.css";

const VIEWS = ["all", "own"] as const;

export function CrashPlayers({ state }: { readonly state: CrashState }) {
  const { t, language } = useTranslator();
  const { displayName } = useServices().opened;
  const [view, setView] = useState<(typeof VIEWS)[number]>("all");
  const lines = view === "all" ? state.players.lines : ownLines(state, displayName);
  const noneKey = view === "all" ? "play_crash_nobody" : "play_crash_not_in";
  return (
    <Card as="section" padding="none" aria-label={t("play_crash_players")} className={styles["card"]}>
      <div className={styles["head"]}>
        <h2>
          {t("play_crash_players")}{" "}
          <span className={styles["count"]}>
            {t("play_crash_bets", { 0: formatCount(state.players.count, language) })}
          </span>
        </h2>
        <Segment
          label={t("play_crash_players")}
          size="sm"
          value={view}
          onValue={setView}
          choices={VIEWS.map((value) => ({
            value,
            label: t(value === "all" ? "play_crash_everybody" : "play_crash_me"),
          }))}
        />
      </div>
      {lines.length === 0 ? (
        <p className={styles["none"]}>{t(noneKey)}</p>
      ) : (
        <ul className={styles["list"]}>
          {lines.map((line) => (
            <Line key={line.id} line={line} />
          ))}
        </ul>
      )}
    </Card>
  );
}

const ownLines = ({ places }: CrashState, name: string): readonly CrashLine[] =>
  PLACES.flatMap((place) => {
    const { bet } = places[place];
    if (bet === null || bet.state === "REFUSED") return [];
    return [{ id: bet.bet, name, stake: bet.stake, at: bet.at, payout: bet.payout }];
  });

const TINTS = ["violet", "rose", "teal", "amber"];

function Line({ line }: { readonly line: CrashLine }) {
  const { name, stake, at, payout } = line;
  const tint = TINTS[(name.codePointAt(0) ?? 0) % TINTS.length] ?? "";
  const net = payout === null ? null : (parseAmount(payout) ?? 0n) - (parseAmount(stake) ?? 0n);
  return (
    <li className={cx(styles["line"], at !== null && styles["out"])}>
      <span aria-hidden="true" className={cx(styles["face"], styles[tint])}>
        {name.slice(0, 1).toUpperCase()}
      </span>
      <span className={cx("trunc", styles["name"])}>{name}</span>
      <span className={cx("num", styles["stake"])}>{figureText(stake)}</span>
      {at === null ? null : <span className={cx("num", styles["at"])}>{at}×</span>}
      <b className={cx("num", styles["net"], net !== null && (net > 0n ? "up" : "down"))}>
        {net === null ? "–" : figureText(net, "plus")}
      </b>
    </li>
  );
}
