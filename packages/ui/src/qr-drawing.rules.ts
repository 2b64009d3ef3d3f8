// The dark squares of a QR code as one path, and the place in its middle that a logo may take.
export interface Hole {
  readonly start: number;
  readonly side: number;
}

/** About a fifth of the side is one part in twenty-five of the code: far less than what may be missing. */
const HOLE_SHARE = 0.2;

/** Codes have an odd number of squares, so the hole has, too, and lies on their edges. */
export function holeOf(size: number): Hole {
  const side = 2 * Math.floor((size * HOLE_SHARE) / 2) + 1;
  return { start: (size - side) / 2, side };
}

export function qrDrawing(
  data: readonly (readonly boolean[])[],
  hasLogo: boolean,
): { readonly path: string; readonly hole: Hole } {
  const hole = holeOf(data.length);
  const inHole = (at: number): boolean => at >= hole.start && at < hole.start + hole.side;
  const path = data.flatMap((line, y) =>
    line.map((isDark, x) => (isDark && !(hasLogo && inHole(x) && inHole(y)) ? `M${x} ${y}h1v1h-1z` : "")),
  );
  return { path: path.join(""), hole };
}
