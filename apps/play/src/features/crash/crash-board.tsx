// The board of Crash: the night, where the last rounds burst, the multiplier in light, and the firefly at the end of its curve.
// The number is the studio's table at the studio's time; at the end it is the stored burst [FAIR-15].
import { useRef } from "react";
import Coins from "lucide-react/icons/coins";
import Users from "lucide-react/icons/users";
import { multiplierText } from "@jonaki/games";
import { formatCount } from "@jonaki/i18n";
import { useTranslator } from "@jonaki/i18n/react";
import { parseAmount } from "@jonaki/money";
import { cx } from "@jonaki/ui/cx";
import { Firefly as Dot } from "@jonaki/ui/firefly";
import sky from "../../art/crash-sky.svg?no-inline";
import { moneyText } from "../../app/money.ts";
import { Board } from "../../shell/board.tsx";
import { useCalm } from "../../shell/use-calm.ts";
import { CrashBursts } from "./crash-bursts.tsx";
import { CrashFlight } from "./crash-flight.tsx";
import { PLACES, reachedBy } from "./crash-state.rules.ts";
import { payoutAt } from "./crash.rules.ts";
import { pointAt } from "./flight.rules.ts";
import { useFrames } from "./use-frames.ts";
import type { Crash } from "./use-crash.ts";
import styles from "./crash-board.module.css";

interface CrashProps {
  readonly crash: Crash;
}

export function CrashBoard({ crash }: CrashProps) {
  const { t } = useTranslator();
  const isCalm = useCalm();
  const { state, phase } = crash;
  const { round } = state;
  const shown = state.link === "live" ? phase : "none";
  const flownBy = (studioMs: number): number =>
    round === null || phase === "betting" ? 0 : studioMs - round.flies;
  return (
    <Board
      label={t("play_crash_board")}
      scene={sky}
      strip={<CrashBursts bursts={state.bursts} />}
      className={cx(styles["board"], styles[shown])}
    >
      <div aria-hidden="true" className={styles["sky"]}>
        <CrashFlight phase={shown} pointAt={(studioMs) => pointAt(flownBy(studioMs), isCalm)} />
      </div>
      <div className={styles["middle"]}>
        <Multiplier crash={crash} />
        <p aria-hidden="true" className={styles["words"]}>
          <Dot />
          <span>
            <FlightWords crash={crash} />
          </span>
          {shown === "flying" ? <OwnAmount crash={crash} /> : null}
        </p>
      </div>
      <Crowd crash={crash} />
    </Board>
  );
}

/** Tenths of a second that are left, never less than none. */
const secondsText = (leftMs: number): string => (Math.max(leftMs, 0) / 1_000).toFixed(1);

function Multiplier({ crash: { state, phase } }: CrashProps) {
  const { t } = useTranslator();
  const number = useRef<HTMLElement>(null);
  const highest = useRef({ round: "", hundredths: 0 });
  const { round, link } = state;
  const textAt = (studioMs: number): string => {
    if (round === null || link !== "live") return "–";
    if (phase === "over") return `${round.burst ?? "–"}×`;
    if (phase === "betting") return t("play_crash_seconds", { 0: secondsText(round.flies - studioMs) });
    // A clock that is set right in flight must not let the number fall.
    const before = highest.current.round === round.round ? highest.current.hundredths : 0;
    const hundredths = Math.max(before, reachedBy(round, studioMs));
    highest.current = { round: round.round, hundredths };
    return `${multiplierText(BigInt(hundredths))}×`;
  };
  useFrames((studioMs) => {
    if (number.current === null) return;
    number.current.textContent = textAt(studioMs);
  });
  // Announced when it takes off and when it bursts; a reader would be flooded by the way there.
  return <b ref={number} aria-hidden="true" className={cx("num", styles["number"])} />;
}

function FlightWords({ crash: { state, phase } }: CrashProps) {
  const { t } = useTranslator();
  if (state.link === "opening") return t("play_crash_connecting");
  if (state.link === "lost") return t("play_crash_lost");
  if (phase === "none") return t("play_crash_next_soon");
  if (phase === "betting") return t("play_crash_betting");
  return t(phase === "flying" ? "play_crash_flying" : "play_crash_burst");
}

/** What the open bets of the member's own would pay together at this moment. */
function OwnAmount({ crash: { state } }: CrashProps) {
  const amount = useRef<HTMLElement>(null);
  const { round, places } = state;
  useFrames((studioMs) => {
    if (amount.current === null || round === null) return;
    const reached = reachedBy(round, studioMs);
    const payouts = PLACES.flatMap((place) => {
      const { bet } = places[place];
      const payout = bet?.state === "OPEN" ? payoutAt(bet, reached) : null;
      return payout === null ? [] : [parseAmount(payout) ?? 0n];
    });
    const sum = payouts.reduce((one, other) => one + other, 0n);
    amount.current.textContent = sum === 0n ? "" : moneyText(sum);
  });
  return <b ref={amount} className={cx("num", styles["own"])} />;
}

function Crowd({ crash: { state } }: CrashProps) {
  const { t, language } = useTranslator();
  const { count, staked } = state.players;
  return (
    <p className={styles["crowd"]}>
      <span>
        <Users aria-hidden="true" />
        {t("play_crash_bets", { 0: formatCount(count, language) })}
      </span>
      <span>
        <Coins aria-hidden="true" />
        <span className="sr">{t("play_crash_staked")}</span>
        <b className="num">{moneyText(staked)}</b>
      </span>
    </p>
  );
}
