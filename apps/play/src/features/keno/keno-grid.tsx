// The forty numbers: pressed, or walked over with the arrow keys [INS-16]. The drawn ones appear on them, and hits are
// marked by a sign and in words, not by colour alone.
import { useState } from "react";
import type { CSSProperties, KeyboardEvent, Ref } from "react";
import type { MessageKey } from "@jonaki/i18n";
import { useTranslator } from "@jonaki/i18n/react";
import { cx } from "@jonaki/ui/cx";
import { Firefly } from "@jonaki/ui/firefly";
import { usePhone } from "@jonaki/ui/use-phone";
import { faceOf, MOST_PICKS, numberAfter, NUMBERS } from "./keno.rules.ts";
import type { NumberFace } from "./keno.rules.ts";
import styles from "./keno-grid.module.css";

interface KenoGridProps {
  readonly picks: readonly number[];
  /** Those that have appeared by now. */
  readonly drawn: readonly number[];
  /** Absent where nothing can be picked. */
  readonly onPick?: (pick: number) => void;
  readonly ref?: Ref<HTMLFieldSetElement>;
}

const FACE_KEYS: Readonly<Partial<Record<NumberFace, MessageKey>>> = {
  drawn: "play_keno_drawn",
  hit: "play_keno_hit",
};

/** A thumb needs room: five in a row on phones. */
const COLUMNS = { phone: 5, wide: 8 } as const;

export function KenoGrid({ picks, drawn, onPick, ref }: KenoGridProps) {
  const { t } = useTranslator();
  const columns = usePhone() ? COLUMNS.phone : COLUMNS.wide;
  // One number is reached by Tab, the others from it.
  const [current, setCurrent] = useState(1);
  const walk = (event: KeyboardEvent<HTMLButtonElement>): void => {
    const next = numberAfter(event.key, current, columns);
    if (next === null) return;
    event.preventDefault();
    setCurrent(next);
    event.currentTarget.closest("fieldset")?.querySelectorAll("button")[next - 1]?.focus();
  };
  const isFull = picks.length === MOST_PICKS;
  return (
    <fieldset
      ref={ref}
      aria-label={t("play_keno_numbers")}
      className={styles["grid"]}
      style={{ "--columns": columns } as CSSProperties}
    >
      {NUMBERS.map((one) => {
        const face = faceOf(one, picks, drawn);
        const isPicked = picks.includes(one);
        const key = FACE_KEYS[face];
        return (
          <button
            key={one}
            type="button"
            tabIndex={one === current ? 0 : -1}
            aria-pressed={isPicked}
            aria-disabled={onPick === undefined || (isFull && !isPicked)}
            aria-label={key === undefined ? String(one) : `${one}: ${t(key)}`}
            className={cx("num", styles["number"], styles[face], onPick !== undefined && styles["ready"])}
            onFocus={() => setCurrent(one)}
            onKeyDown={walk}
            onClick={() => onPick?.(one)}
          >
            {one}
            {face === "hit" ? <Firefly className={styles["light"]} /> : null}
          </button>
        );
      })}
    </fieldset>
  );
}
