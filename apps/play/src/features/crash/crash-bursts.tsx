// Where the last 20 rounds burst [INS-16], newest first.
import type { CrashResult } from "@jonaki/games/play/crash-wire";
import { useText } from "@jonaki/i18n/react";
import { cx } from "@jonaki/ui/cx";
import { hundredthsOf } from "./crash-state.rules.ts";
import styles from "./crash-bursts.module.css";

/** How bright a burst shines; the figure itself says it, too. */
function shineOf(burst: string): "low" | "middle" | "high" {
  const hundredths = hundredthsOf(burst);
  if (hundredths < 200) return "low";
  return hundredths < 800 ? "middle" : "high";
}

export function CrashBursts({ bursts }: { readonly bursts: readonly CrashResult[] }) {
  const t = useText();
  if (bursts.length === 0) return <div className={styles["strip"]} />;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a list that scrolls has to be reached by keyboard.
    <ol aria-label={t("play_crash_bursts")} tabIndex={0} className={styles["strip"]}>
      {bursts.map(({ round, burst }) => (
        <li key={round} className={cx("num", styles["pill"], styles[shineOf(burst)])}>
          {burst}×
        </li>
      ))}
    </ol>
  );
}
