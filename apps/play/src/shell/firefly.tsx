// The firefly that shows the roll: drawn once, lit by what the round brought.
import styles from "./firefly.module.css";
import { cx } from "@jonaki/ui/cx";

interface FireflyProps {
  readonly mood: "resting" | "flying" | "won" | "lost";
}

export function Firefly({ mood }: FireflyProps) {
  return (
    <span aria-hidden="true" className={cx(styles["firefly"], styles[mood])}>
      <svg viewBox="0 0 72 84" width="72" height="84">
        <defs>
          <radialGradient id="fly-glow">
            <stop offset="0" stopColor="#ffe7ab" stopOpacity=".95" />
            <stop offset=".4" stopColor="#ffb020" stopOpacity=".42" />
            <stop offset="1" stopColor="#ffb020" stopOpacity="0" />
          </radialGradient>
          <radialGradient id="fly-lamp" cy=".62" r=".62">
            <stop offset="0" stopColor="#fffbe6" />
            <stop offset=".45" stopColor="#ffd777" />
            <stop offset="1" stopColor="#ff9f1a" />
          </radialGradient>
          <linearGradient id="fly-wing" x2="0" y2="1">
            <stop stopColor="#ffffff" stopOpacity=".95" />
            <stop offset="1" stopColor="#b9a1ff" stopOpacity=".75" />
          </linearGradient>
          <radialGradient id="fly-body" cx=".4" cy=".3" r=".8">
            <stop offset="0" stopColor="#9a78ff" />
            <stop offset="1" stopColor="#4c22c4" />
          </radialGradient>
        </defs>
        <circle className={styles["glow"]} cx="36" cy="58" r="34" fill="url(#fly-glow)" />
        <g className={styles["wings"]}>
          <path d="M33 34C18 14 2 16 4 28C6 38 20 42 33 38Z" fill="url(#fly-wing)" />
          <path d="M39 34C54 14 70 16 68 28C66 38 52 42 39 38Z" fill="url(#fly-wing)" />
        </g>
        <path d="M26 42C22 54 28 72 36 80C44 72 50 54 46 42Z" fill="url(#fly-lamp)" />
        <path
          d="M25.5 52Q36 58 46.500 52M27.500 62Q36 67 44.500 62"
          fill="none"
          stroke="#c96a00"
          strokeLinecap="round"
          strokeOpacity=".7"
          strokeWidth="2.400"
        />
        <circle cx="36" cy="36" r="11" fill="url(#fly-body)" />
        <circle cx="36" cy="22" r="9.500" fill="url(#fly-body)" />
        <path
          d="M31 15Q27 7 22 6M41 15Q45 7 50 6"
          fill="none"
          stroke="#b9a1ff"
          strokeLinecap="round"
          strokeWidth="2"
        />
        <circle cx="21.500" cy="6" r="2.600" fill="#ffd777" />
        <circle cx="50.500" cy="6" r="2.600" fill="#ffd777" />
        <circle cx="32" cy="21" r="3.600" fill="#ffffff" />
        <circle cx="40" cy="21" r="3.600" fill="#ffffff" />
        <circle cx="32.400" cy="21.600" r="1.800" fill="#1b1037" />
        <circle cx="40.400" cy="21.600" r="1.800" fill="#1b1037" />
      </svg>
    </span>
  );
}
