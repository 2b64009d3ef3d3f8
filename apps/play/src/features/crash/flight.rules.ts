// Where the firefly of Crash is on the board: the way is a picture and decides nothing; what counts is the number beside it.
export interface FlightPoint {
  /** Hundredths of the board's width and height, from the top left. */
  readonly x: number;
  readonly y: number;
}

const START: FlightPoint = { x: 12, y: 83 };
const END: FlightPoint = { x: 73, y: 36 };
const GROUND = 90;
/** So long it climbs to its place; from then on it hovers there. */
const CLIMB_MS = 9_000;
const HOVER_MS = 900;
const HOVER = 1.4;

export function pointAt(flownMs: number, isCalm: boolean): FlightPoint {
  const part = Math.min(Math.max(flownMs / CLIMB_MS, 0), 1);
  const far = 1 - (1 - part) ** 2;
  const hover = isCalm ? 0 : HOVER * far * Math.sin(flownMs / HOVER_MS);
  return {
    x: START.x + (END.x - START.x) * far,
    y: START.y - (START.y - END.y) * far ** 1.5 + hover,
  };
}

/** Where along the trail sparks are left behind, and how far below it. */
const SPARKS = [
  [0.16, 2.1],
  [0.25, 3.2],
  [0.36, 2.4],
  [0.45, 3.6],
  [0.54, 2.2],
  [0.63, 3.4],
  [0.71, 4.6],
  [0.78, 2.6],
  [0.86, 3.9],
  [0.93, 2.8],
] as const;
const BEND = 0.58;

export interface Trail {
  readonly line: string;
  /** Below the line. */
  readonly light: string;
  /** Points, drawn as large as their stroke. */
  readonly sparks: string;
}

/** What the firefly leaves behind on its way to a point. */
export function trailTo({ x, y }: FlightPoint): Trail {
  const line = `M0 ${GROUND}Q${(x * BEND).toFixed(2)} ${GROUND} ${x.toFixed(2)} ${y.toFixed(2)}`;
  const sparks = SPARKS.map(([part, below]) => {
    const across = 2 * (1 - part) * part * x * BEND + part ** 2 * x;
    const down = GROUND - part ** 2 * (GROUND - y) + below;
    return `M${across.toFixed(2)} ${down.toFixed(2)}h0`;
  });
  return { line, light: `${line}V${GROUND}H0Z`, sparks: sparks.join("") };
}
