// What the segments of the chosen wheel pay, with the colour each has on it, and how many there are.
import { multiplierText } from "@jonaki/games";
import { formatCount } from "@jonaki/i18n";
import { useTranslator } from "@jonaki/i18n/react";
import { cx } from "@jonaki/ui/cx";
import { legendOf } from "./wheel.rules.ts";
import type { WheelChoice } from "./wheel.rules.ts";
import discStyles from "./wheel-disc.module.css";
import styles from "./wheel-legend.module.css";

interface WheelLegendProps {
  readonly kind: WheelChoice;
  /** The multiplier it stopped at. */
  readonly stopped: string | null;
}

export function WheelLegend({ kind, stopped }: WheelLegendProps) {
  const { t, language } = useTranslator();
  return (
    <ul aria-label={t("play_wheel_legend")} className={styles["legend"]}>
      {legendOf(kind).map(({ hundredths, count, shade }) => {
        const multiplier = multiplierText(hundredths);
        return (
          <li
            key={hundredths}
            aria-current={multiplier === stopped || undefined}
            className={cx(styles["line"], multiplier === stopped && styles["stopped"])}
          >
            <svg aria-hidden="true" viewBox="0 0 12 12" className={styles["dot"]}>
              <circle cx="6" cy="6" r="5.500" className={discStyles[`shade${shade}`]} />
            </svg>
            <b className="num">{multiplier}×</b>
            <span className={styles["share"]}>
              {t("play_wheel_share", {
                0: formatCount(count, language),
                1: formatCount(kind.segments, language),
              })}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
