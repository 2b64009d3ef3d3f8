// The pins and the slots of Plinko, and the firefly that falls over them as the record's path says [INS-11, FAIR-15].
import { memo } from "react";
import { useText } from "@jonaki/i18n/react";
import { cx } from "@jonaki/ui/cx";
import { shortTimes, warmthOf } from "../../shell/risk.rules.ts";
import { ballAt, ballSize, GROUND, pinsMet, pinsOf, pinSize, slotsOf } from "./plinko.rules.ts";
import type { PlinkoBoardChoice } from "./plinko.rules.ts";
import styles from "./plinko-field.module.css";

interface PlinkoFieldProps {
  readonly board: PlinkoBoardChoice;
  /** Null while there is no ball. */
  readonly path: string | null;
  /** How far the ball has come; 1 is its slot. */
  readonly part: number;
  readonly landed: number | null;
}

export function PlinkoField({ board, path, part, landed }: PlinkoFieldProps) {
  return (
    <div className={styles["field"]}>
      <svg aria-hidden="true" viewBox={`0 0 ${GROUND.width} ${GROUND.height}`} className={styles["ground"]}>
        <defs>
          <radialGradient id="plinko-glow">
            <stop offset="0" stopColor="#fff3cc" stopOpacity=".95" />
            <stop offset=".4" stopColor="#ffb020" stopOpacity=".45" />
            <stop offset="1" stopColor="#ffb020" stopOpacity="0" />
          </radialGradient>
          <radialGradient id="plinko-lamp" cx=".4" cy=".34" r=".75">
            <stop offset="0" stopColor="#fffbe6" />
            <stop offset=".5" stopColor="#ffd777" />
            <stop offset="1" stopColor="#ff9f1a" />
          </radialGradient>
        </defs>
        <Pins rows={board.rows} />
        {path === null ? <Waiting rows={board.rows} /> : <Ball path={path} part={part} />}
      </svg>
      <Slots board={board} landed={landed} />
    </div>
  );
}

const Pins = memo(function Pins({ rows }: { readonly rows: number }) {
  return (
    <g className={styles["pins"]}>
      {pinsOf(rows).map(({ x, y }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={pinSize(rows)} />
      ))}
    </g>
  );
});

function Waiting({ rows }: { readonly rows: number }) {
  return <Lamp x={GROUND.width / 2} y={ballSize(rows) + 0.6} size={ballSize(rows)} />;
}

function Ball({ path, part }: { readonly path: string; readonly part: number }) {
  const rows = path.length;
  const { x, y } = ballAt(path, part);
  return (
    <>
      <g className={styles["met"]}>
        {pinsMet(path, part).map((pin) => (
          <circle key={pin.y} cx={pin.x} cy={pin.y} r={pinSize(rows) * 1.25} />
        ))}
      </g>
      <Lamp x={x} y={y} size={ballSize(rows)} />
    </>
  );
}

interface LampProps {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** The firefly, as seen from above: its lamp between two wings. */
function Lamp({ x, y, size }: LampProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <circle r="2.6" fill="url(#plinko-glow)" />
      <path
        d="M-.2-.3C-1.100-1.500-2-1.100-1.800-.5C-1.600.1-.8.2-.2 0ZM.2-.3C1.100-1.500 2-1.100 1.800-.5C1.600.1.8.2.2 0Z"
        fill="#f6f2ff"
        fillOpacity=".88"
      />
      <circle r=".92" fill="url(#plinko-lamp)" />
      <circle cy="-.62" r=".42" fill="#4c22c4" />
    </g>
  );
}

const MANY_SLOTS = 11;

function Slots({ board, landed }: Pick<PlinkoFieldProps, "board" | "landed">) {
  const t = useText();
  const slots = slotsOf(board);
  return (
    <ol
      aria-label={t("play_plinko_slots")}
      className={cx("num", styles["slots"], slots.length > MANY_SLOTS && styles["many"])}
    >
      {slots.map((hundredths, slot) => (
        <li
          // oxlint-disable-next-line react/no-array-index-key -- a slot is its place.
          key={slot}
          aria-current={slot === landed || undefined}
          className={cx(styles["slot"], styles[warmthOf(hundredths)], slot === landed && styles["landed"])}
        >
          <span>
            {shortTimes(hundredths)}
            <span className="sr">×</span>
          </span>
        </li>
      ))}
    </ol>
  );
}
