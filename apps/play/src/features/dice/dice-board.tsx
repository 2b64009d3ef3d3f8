// The board of Dice: the last results, the roll in large figures, the firefly above the track, and the one line that
// says what came of it. Only a payout above the stake is celebrated [SAFE-23].
import type { CSSProperties, ReactNode } from "react";
import { stepText } from "@jonaki/games";
import { useText } from "@jonaki/i18n/react";
import { Firefly as Dot } from "@jonaki/ui/firefly";
import { cx } from "@jonaki/ui/cx";
import night from "../../art/dice-night.svg?no-inline";
import { moneyText } from "../../app/money.ts";
import type { Phase } from "../../app/table.ts";
import type { DiceResult } from "./dice.rules.ts";
import { Firefly } from "./firefly.tsx";
import type { Flight } from "./use-flight.ts";
import styles from "./dice-board.module.css";

interface DiceBoardProps {
  readonly phase: Phase;
  /** The round that is, or was last, shown. */
  readonly result: DiceResult | null;
  readonly gain: "win" | "back" | "none";
  readonly flight: Flight;
  readonly strip: ReactNode;
  readonly track: ReactNode;
}

type Mood = "resting" | "flying" | "won" | "lost";

function moodOf({ phase, result, gain, flight }: DiceBoardProps): Mood {
  if (phase === "sending" || phase === "checking" || flight.isFlying) return "flying";
  if (result === null) return "resting";
  return gain === "none" ? "lost" : "won";
}

export function DiceBoard(props: DiceBoardProps) {
  const { result, gain, flight, strip, track } = props;
  const t = useText();
  const mood = moodOf(props);
  const isOver = mood === "won" || mood === "lost";
  const place = { "--at": `${flight.atStep / 100}%` } as CSSProperties;
  return (
    <section aria-label={t("play_roll")} className={styles["frame"]}>
      <div data-theme="dark" className={cx(styles["board"], styles[mood])}>
        <img src={night} alt="" width={1200} height={720} className={styles["scene"]} />
        {strip}
        <div className={styles["middle"]}>
          {/* The roll is told once, when it has ended; a reader would be flooded by the way there. */}
          <b aria-hidden="true" className={cx("num", styles["roll"])}>
            {isOver && result !== null ? result.roll : stepText(flight.atStep)}
          </b>
          <p aria-hidden="true" className={styles["words"]}>
            <Dot />
            <BoardWords phase={props.phase} mood={mood} result={result} gain={gain} />
          </p>
        </div>
        <div className={styles["lane"]}>
          <div aria-hidden="true" className={styles["flight"]} style={place}>
            <div className={styles["fly"]}>
              {mood === "won" && gain === "win" ? <Sparks /> : null}
              <Firefly mood={mood} />
            </div>
          </div>
          {track}
        </div>
      </div>
    </section>
  );
}

interface BoardWordsProps {
  readonly phase: Phase;
  readonly mood: Mood;
  readonly result: DiceResult | null;
  readonly gain: DiceBoardProps["gain"];
}

function BoardWords({ phase, mood, result, gain }: BoardWordsProps) {
  const t = useText();
  if (phase === "sending" || phase === "checking") return t("play_sending");
  if (mood === "flying") return t("play_flying");
  if (result === null) return t("play_ready");
  if (gain === "none") return t("play_lost");
  const amount = moneyText(result.payout);
  const [before = "", after = ""] = t(gain === "win" ? "play_won" : "play_returned", { 0: "\u0000" }).split(
    "\u0000",
  );
  return (
    <>
      {before}
      <span className={cx("num", styles["amount"])}>{amount}</span>
      {after}
    </>
  );
}

const SPARKS = [0, 1, 2, 3, 4, 5, 6, 7];

/** Eight sparks that leave once. */
function Sparks() {
  return (
    <span className={styles["sparks"]}>
      {SPARKS.map((spark) => (
        <i key={spark} />
      ))}
    </span>
  );
}
