// What lies under a tile: a firefly in its jar, or thorns. Drawn once and used by every tile.
import styles from "./mines-field.module.css";

/** The drawings themselves; they stand in the page once and are seen nowhere. */
export function MinesArt() {
  return (
    <svg aria-hidden="true" width="0" height="0" className={styles["drawings"]}>
      <defs>
        <Lights />
        <Shapes />
      </defs>
    </svg>
  );
}

function Lights() {
  return (
    <>
      <radialGradient id="mines-glow">
        <stop offset="0" stopColor="#fff3cc" stopOpacity=".95" />
        <stop offset=".4" stopColor="#ffc44d" stopOpacity=".5" />
        <stop offset="1" stopColor="#ffb020" stopOpacity="0" />
      </radialGradient>
      <linearGradient id="mines-glass" x2="0" y2="1">
        <stop stopColor="#ffffff" stopOpacity=".5" />
        <stop offset=".5" stopColor="#d6c8ff" stopOpacity=".2" />
        <stop offset="1" stopColor="#b9a1ff" stopOpacity=".36" />
      </linearGradient>
      <linearGradient id="mines-lid" x2="0" y2="1">
        <stop stopColor="#ffe7ab" />
        <stop offset="1" stopColor="#c97a12" />
      </linearGradient>
      <radialGradient id="mines-lamp" cy=".6" r=".65">
        <stop offset="0" stopColor="#fffbe6" />
        <stop offset=".5" stopColor="#ffd777" />
        <stop offset="1" stopColor="#ff9f1a" />
      </radialGradient>
      <radialGradient id="mines-thorn" cx=".4" cy=".34" r=".8">
        <stop offset="0" stopColor="#ff6f8f" />
        <stop offset=".6" stopColor="#b3123a" />
        <stop offset="1" stopColor="#5a0722" />
      </radialGradient>
    </>
  );
}

function Shapes() {
  return (
    <>
      <symbol id="mines-jar" viewBox="0 0 64 64">
        <rect x="20" y="8" width="24" height="9" rx="3" fill="url(#mines-lid)" />
        <path
          d="M21 18H43C49 22 52 27 52 33V48A9 9 0 0 1 43 57H21A9 9 0 0 1 12 48V33C12 27 15 22 21 18Z"
          fill="url(#mines-glass)"
          stroke="#e7ddfa"
          strokeOpacity=".7"
          strokeWidth="1.600"
        />
        <path
          d="M18 33C18 28 20 25 23 23"
          fill="none"
          stroke="#fff"
          strokeLinecap="round"
          strokeOpacity=".75"
          strokeWidth="2.400"
        />
      </symbol>
      <symbol id="mines-firefly" viewBox="0 0 64 64">
        <circle cx="32" cy="40" r="24" fill="url(#mines-glow)" />
        <path
          d="M31 33C23 24 14 26 16 32C18 37 25 38 31 36ZM33 33C41 24 50 26 48 32C46 37 39 38 33 36Z"
          fill="#f6f2ff"
          fillOpacity=".9"
        />
        <path d="M27 36C25 42 28 49 32 53C36 49 39 42 37 36Z" fill="url(#mines-lamp)" />
        <circle cx="32" cy="34" r="5" fill="#4c22c4" />
        <circle cx="32" cy="28" r="4" fill="#6234e6" />
      </symbol>
      <symbol id="mines-thorns" viewBox="0 0 64 64">
        <path
          d="M32 4L37 19L49 9L45 24L60 23L48 32L60 41L45 40L49 55L37 45L32 60L27 45L15 55L19 40L4 41L16 32L4 23L19 24L15 9L27 19Z"
          fill="url(#mines-thorn)"
          stroke="#ffa3b7"
          strokeLinejoin="round"
          strokeOpacity=".55"
          strokeWidth="1.400"
        />
        <circle cx="32" cy="32" r="10" fill="#3a0418" />
        <path
          d="M26 30A7 7 0 0 1 32 25"
          fill="none"
          stroke="#ffa3b7"
          strokeLinecap="round"
          strokeOpacity=".8"
          strokeWidth="2"
        />
      </symbol>
    </>
  );
}

export function TileArt({ face }: { readonly face: "jar" | "firefly" | "thorns" }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 64 64" className={styles["art"]}>
      {face === "thorns" ? <use href="#mines-thorns" /> : <use href="#mines-jar" />}
      {face === "firefly" ? <use href="#mines-firefly" /> : null}
    </svg>
  );
}
