// The board every game is shown on: the night behind it, the last results above it, and the one line that says what came of
// a round. Only a payout above the stake is celebrated [SAFE-23].
import type { ReactNode } from "react";
import { useText } from "@jonaki/i18n/react";
import { cx } from "@jonaki/ui/cx";
import { Firefly as Dot } from "@jonaki/ui/firefly";
import night from "../art/night.svg?no-inline";
import { moneyText } from "../app/money.ts";
import type { Gain } from "./round.rules.ts";
import styles from "./board.module.css";

interface BoardProps {
  /** What the board shows, for who cannot see it. */
  readonly label: string;
  readonly strip: ReactNode;
  /** Another night than the one with the moon. */
  readonly scene?: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

export function Board({ label, strip, scene, className, children }: BoardProps) {
  return (
    <section aria-label={label} className={styles["frame"]}>
      <div
        data-theme="dark"
        className={cx(styles["board"], scene === undefined && styles["moonlit"], className)}
      >
        <img src={scene ?? night} alt="" width={1200} height={720} className={styles["scene"]} />
        {strip}
        {children}
      </div>
    </section>
  );
}

/** Seen only: what it says is announced once, when a step or a round has ended. */
export function BoardWords({ children }: { readonly children: ReactNode }) {
  return (
    <p aria-hidden="true" className={styles["words"]}>
      <Dot />
      <span>{children}</span>
    </p>
  );
}

interface GainWordsProps {
  readonly gain: Gain;
  readonly payout: string;
}

/** What the round brought, with the amount in light. */
export function GainWords({ gain, payout }: GainWordsProps) {
  const t = useText();
  if (gain === "none") return t("play_lost");
  const [before = "", after = ""] = t(gain === "win" ? "play_won" : "play_returned", { 0: "\u0000" }).split(
    "\u0000",
  );
  return (
    <>
      {before}
      <span className={cx("num", styles["amount"])}>{moneyText(payout)}</span>
      {after}
    </>
  );
}

const SPARKS = [0, 1, 2, 3, 4, 5, 6, 7];

/** Eight sparks that leave once. */
export function Sparks({ className }: { readonly className?: string | undefined }) {
  return (
    <span aria-hidden="true" className={cx(styles["sparks"], className)}>
      {SPARKS.map((spark) => (
        <i key={spark} />
      ))}
    </span>
  );
}
