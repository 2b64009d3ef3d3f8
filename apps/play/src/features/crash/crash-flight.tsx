// The flight of Crash as a picture: the curve in light and the firefly at its end. It is written before every paint, past the
// program's own drawing, so that a slow phone keeps up.
import { useRef } from "react";
import { cx } from "@jonaki/ui/cx";
import { CrashFly } from "./crash-fly.tsx";
import type { Phase } from "./crash-state.rules.ts";
import { trailTo } from "./flight.rules.ts";
import type { FlightPoint } from "./flight.rules.ts";
import { useFrames } from "./use-frames.ts";
import styles from "./crash-flight.module.css";

interface CrashFlightProps {
  readonly phase: Phase;
  /** Where the firefly is at a moment by the studio's clock; once the round is over, it is not asked any more. */
  readonly pointAt: (studioMs: number) => FlightPoint;
}

export function CrashFlight({ phase, pointAt }: CrashFlightProps) {
  const line = useRef<SVGPathElement>(null);
  const glow = useRef<SVGPathElement>(null);
  const light = useRef<SVGPathElement>(null);
  const sparks = useRef<SVGPathElement>(null);
  const fly = useRef<HTMLDivElement>(null);
  useFrames((studioMs) => {
    if (phase !== "flying" && phase !== "betting") return;
    const point = pointAt(studioMs);
    const trail = trailTo(point);
    line.current?.setAttribute("d", trail.line);
    glow.current?.setAttribute("d", trail.line);
    light.current?.setAttribute("d", trail.light);
    sparks.current?.setAttribute("d", trail.sparks);
    if (fly.current !== null) fly.current.style.transform = `translate(${point.x}%, ${point.y}%)`;
  });
  return (
    <>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" className={cx(styles["trail"], styles[phase])}>
        <defs>
          <linearGradient id="crash-line" gradientUnits="userSpaceOnUse" x2="74">
            <stop offset="0" stopColor="#FF8A1F" />
            <stop offset="1" stopColor="#FFF3C4" />
          </linearGradient>
          <linearGradient id="crash-light" x2="0" y2="1">
            <stop offset="0" stopColor="#FFB020" stopOpacity=".5" />
            <stop offset="1" stopColor="#FFB020" stopOpacity="0" />
          </linearGradient>
        </defs>
        <path ref={light} fill="url(#crash-light)" />
        <path ref={glow} className={styles["glow"]} vectorEffect="non-scaling-stroke" />
        <path ref={line} className={styles["line"]} vectorEffect="non-scaling-stroke" />
        <path ref={sparks} className={styles["sparks"]} vectorEffect="non-scaling-stroke" />
      </svg>
      <CrashFly ref={fly} phase={phase} />
    </>
  );
}
