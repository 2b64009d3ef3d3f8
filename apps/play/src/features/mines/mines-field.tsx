// The field: 25 tiles to be pressed, or walked over with the arrow keys [INS-16]. Its end shows what lay where [INS-10].
import { useState } from "react";
import type { KeyboardEvent, Ref } from "react";
import { formatCount } from "@jonaki/i18n";
import type { MessageKey } from "@jonaki/i18n";
import { useTranslator } from "@jonaki/i18n/react";
import { cx } from "@jonaki/ui/cx";
import { TileArt } from "./mines-art.tsx";
import { placeOf, tileAfter } from "./mines.rules.ts";
import type { TileFace } from "./mines.rules.ts";
import styles from "./mines-field.module.css";

interface MinesFieldProps {
  readonly faces: readonly TileFace[];
  /** A closed tile may be opened now. */
  readonly canOpen: boolean;
  readonly onOpen: (tile: number) => void;
  readonly ref?: Ref<HTMLFieldSetElement>;
}

const FACE_KEYS: Readonly<Record<TileFace, MessageKey>> = {
  closed: "play_mines_closed",
  opening: "play_mines_opening",
  safe: "play_mines_safe",
  mine: "play_mines_mine",
  hit: "play_mines_hit",
  rest: "play_mines_rest",
};

const ART = {
  closed: "jar",
  opening: "jar",
  safe: "firefly",
  rest: "firefly",
  mine: "thorns",
  hit: "thorns",
} as const;

export function MinesField({ faces, canOpen, onOpen, ref }: MinesFieldProps) {
  const { t, language } = useTranslator();
  // One tile is reached by Tab, the others from it.
  const [current, setCurrent] = useState(0);
  const walk = (event: KeyboardEvent<HTMLButtonElement>): void => {
    const next = tileAfter(event.key, current);
    if (next === null) return;
    event.preventDefault();
    setCurrent(next);
    event.currentTarget.closest("fieldset")?.querySelectorAll("button")[next]?.focus();
  };
  return (
    <fieldset ref={ref} aria-label={t("play_mines_field")} className={styles["field"]}>
      {faces.map((face, place) => {
        const { row, column } = placeOf(place);
        const where = { 0: formatCount(row, language), 1: formatCount(column, language) };
        return (
          <button
            // oxlint-disable-next-line react/no-array-index-key -- a tile is its place.
            key={place}
            type="button"
            tabIndex={place === current ? 0 : -1}
            aria-disabled={!canOpen || face !== "closed"}
            aria-label={`${t("play_mines_tile", where)}: ${t(FACE_KEYS[face])}`}
            className={cx(styles["tile"], styles[face], canOpen && face === "closed" && styles["ready"])}
            onFocus={() => setCurrent(place)}
            onKeyDown={walk}
            onClick={() => (canOpen && face === "closed" ? onOpen(place) : undefined)}
          >
            {/* A face of its own turns in when it changes. */}
            <TileArt key={ART[face]} face={ART[face]} />
          </button>
        );
      })}
    </fieldset>
  );
}
