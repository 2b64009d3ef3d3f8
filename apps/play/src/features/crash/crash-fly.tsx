// The firefly of Crash: it sits before the take-off, flies at the end of the curve, and is gone with the burst.
import type { Ref } from "react";
import { cx } from "@jonaki/ui/cx";
import { Sparks } from "../../shell/board.tsx";
import type { Phase } from "./crash-state.rules.ts";
import styles from "./crash-fly.module.css";

interface CrashFlyProps {
  readonly phase: Phase;
  readonly ref: Ref<HTMLDivElement>;
}

export function CrashFly({ phase, ref }: CrashFlyProps) {
  return (
    <div ref={ref} aria-hidden="true" className={cx(styles["way"], styles[phase])}>
      <svg viewBox="-110 -90 220 220" className={styles["fly"]}>
        <FlyColours />
        <g transform="rotate(46)">
          <circle cx="-6" cy="34" r="100" fill="url(#crash-halo)" />
          <g className={styles["wings"]} fill="url(#crash-wing)" stroke="#fff" strokeOpacity=".7">
            <path d="M-8-14C-60-66-112-52-98-20C-88 4-40 6-8-4Z" />
            <path d="M8-14C60-66 112-52 98-20C88 4 40 6 8-4Z" />
          </g>
          <path
            d="M0 2C26 2 34 30 26 56C20 76 8 88 0 92C-8 88-20 76-26 56C-34 30-26 2 0 2Z"
            fill="url(#crash-lamp)"
          />
          <path
            d="M-27 30Q0 40 27 30M-27 52Q0 62 27 52M-18 71Q0 78 18 71"
            fill="none"
            opacity=".65"
            stroke="#E07A00"
            strokeWidth="3"
          />
          <ellipse cy="-8" rx="24" ry="22" fill="url(#crash-body)" />
          <circle cy="-34" r="19" fill="url(#crash-body)" />
          <circle cx="-9" cy="-38" r="8" fill="#fff" />
          <circle cx="9" cy="-38" r="8" fill="#fff" />
          <circle cx="-8" cy="-39" r="4.5" fill="#120636" />
          <circle cx="10" cy="-39" r="4.5" fill="#120636" />
          <path
            d="M-8-50Q-14-72-28-74M8-50Q14-72 28-74"
            fill="none"
            stroke="#B9A1FF"
            strokeLinecap="round"
            strokeWidth="3.5"
          />
          <circle cx="-29" cy="-74" r="4" fill="#FFD777" />
          <circle cx="29" cy="-74" r="4" fill="#FFD777" />
        </g>
      </svg>
      {phase === "over" ? <Sparks /> : null}
    </div>
  );
}

function FlyColours() {
  return (
    <defs>
      <radialGradient id="crash-halo">
        <stop offset="0" stopColor="#FFC93F" />
        <stop offset=".35" stopColor="#FFC93F" stopOpacity=".5" />
        <stop offset="1" stopColor="#FFC93F" stopOpacity="0" />
      </radialGradient>
      <linearGradient id="crash-wing" x2="0" y2="1">
        <stop offset="0" stopColor="#fff" stopOpacity=".95" />
        <stop offset=".6" stopColor="#C9B4FF" stopOpacity=".75" />
        <stop offset="1" stopColor="#7A4FFF" stopOpacity=".35" />
      </linearGradient>
      <radialGradient id="crash-lamp" cy=".55" r=".6">
        <stop offset="0" stopColor="#fff" />
        <stop offset=".25" stopColor="#FFF3B0" />
        <stop offset=".6" stopColor="#FFC42E" />
        <stop offset="1" stopColor="#FF8A00" />
      </radialGradient>
      <linearGradient id="crash-body" x2="0" y2="1">
        <stop offset="0" stopColor="#8A62FF" />
        <stop offset="1" stopColor="#3A179B" />
      </linearGradient>
    </defs>
  );
}
