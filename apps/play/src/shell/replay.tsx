// A round shown once more from its record [FAIR-17]: its result, its picture, and the way to see it again.
import { useState } from "react";
import type { ReactNode } from "react";
import RotateCcw from "lucide-react/icons/rotate-ccw";
import type { RoundRecord } from "@jonaki/games/play/wire";
import { useText } from "@jonaki/i18n/react";
import { Button } from "@jonaki/ui/button";
import { cx } from "@jonaki/ui/cx";
import { isGain } from "./round.rules.ts";
import { useMotion } from "./use-motion.ts";
import styles from "./replay.module.css";

interface ReplayProps {
  readonly round: RoundRecord;
  /** As far as it is shown by now. */
  readonly result: string;
  readonly isMoving: boolean;
  readonly onAgain: () => void;
  readonly children: ReactNode;
}

/** What fits beside the button, in signs: more stand smaller. */
const SHORT = 5;
const LONG = 9;

export function Replay({ round, result, isMoving, onAgain, children }: ReplayProps) {
  const t = useText();
  const mood = isGain(round) ? "won" : "lost";
  return (
    <div data-theme="dark" className={styles["replay"]}>
      <b
        className={cx(
          "num",
          styles["result"],
          result.length > SHORT && styles["long"],
          result.length > LONG && styles["longest"],
          !isMoving && styles[mood],
        )}
      >
        {result}
      </b>
      <Button
        size="sm"
        icon={<RotateCcw />}
        className={styles["again"]}
        disabled={isMoving}
        onClick={onAgain}
      >
        {t("play_replay")}
      </Button>
      {children}
    </div>
  );
}

/** The way to the end of a recalled round: how far it is shown by now, from 0 to 1, and again on request. */
export function useReplay(round: string, durationMs: number) {
  const [showing, setShowing] = useState(1);
  const [done, setDone] = useState(0);
  const [part, setPart] = useState(0);
  const isMoving = done < showing;
  useMotion({
    key: isMoving ? `${round} ${showing}` : null,
    durationMs,
    moved: setPart,
    ended: () => setDone(showing),
  });
  return {
    isMoving,
    part: isMoving ? part : 1,
    again: () => {
      setPart(0);
      setShowing(showing + 1);
    },
  };
}

const STEP_MS = 420;
const LONGEST_MS = 6_000;

/** The steps of a round, one after the other: how many of them are shown by now. */
export function useStepReplay(round: string, steps: number) {
  const { part, ...way } = useReplay(round, Math.min(steps * STEP_MS, LONGEST_MS));
  return { ...way, shown: Math.floor(part * steps) };
}
