// Profit and loss per day as bars about a line of zero: gains above, losses below [REP-7]. A picture for the eye; the table
// below has the same figures for everybody.
import { formatMoney } from "@jonaki/i18n";
import { useText } from "@jonaki/i18n/react";
import { cx } from "@jonaki/ui/cx";
import { useServices } from "../../app/services.ts";
import { chartOf } from "./profit.rules.ts";
import type { Bar, ProfitDay } from "./profit.rules.ts";
import styles from "./profit-chart.module.css";

const HEIGHT = 160;
const HALF = HEIGHT / 2;
const STEP = 20;
const BAR = 12;
/** A result too small to see is still one. */
const LEAST = 2;

export function ProfitChart({ days }: { readonly days: readonly ProfitDay[] }) {
  const t = useText();
  const { currencySymbol: symbol } = useServices().start.brand;
  const { bars, most, least } = chartOf(days);
  const [first] = bars;
  const last = bars.at(-1);
  // One day is a figure, no picture.
  if (first === undefined || last === undefined || bars.length < 2) return null;
  const money = (amount: string): string => formatMoney(amount, { symbol, sign: "plus" });
  return (
    <figure className={styles["chart"]}>
      <figcaption className={styles["caption"]}>
        <b>{t("record_chart")}</b>
        <span className={styles["ends"]}>
          {most === null ? null : <span className="num up">▲ {money(most)}</span>}
          {least === null ? null : <span className="num down">▼ {money(least)}</span>}
        </span>
      </figcaption>
      <p className="sr">{t("record_chart_note", { 0: first.day, 1: last.day })}</p>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${bars.length * STEP} ${HEIGHT}`}
        preserveAspectRatio="none"
        className={styles["bars"]}
      >
        {bars.map((bar, place) => (
          <DayBar key={bar.day} bar={bar} place={place} title={`${bar.day} ${money(bar.amount)}`} />
        ))}
        <line x1={0} x2={bars.length * STEP} y1={HALF} y2={HALF} className={styles["zero"]} />
      </svg>
      <span aria-hidden="true" className={cx("num", styles["days"])}>
        <span>{first.day}</span>
        <span>{last.day}</span>
      </span>
    </figure>
  );
}

interface DayBarProps {
  readonly bar: Bar;
  readonly place: number;
  readonly title: string;
}

function DayBar({ bar: { share }, place, title }: DayBarProps) {
  const height = share === 0 ? 0 : Math.max(LEAST, Math.abs(share) * HALF);
  return (
    <g>
      <title>{title}</title>
      {/* The whole column answers to the pointer, not only its bar. */}
      <rect x={place * STEP} y={0} width={STEP} height={HEIGHT} fill="transparent" />
      <rect
        x={place * STEP + (STEP - BAR) / 2}
        y={share > 0 ? HALF - height : HALF}
        width={BAR}
        height={height}
        className={share > 0 ? styles["gain"] : styles["loss"]}
      />
    </g>
  );
}
