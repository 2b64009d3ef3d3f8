// The ground every drawn cover stands on, after the recipe of the look's posters: one hue, rays from the focal point, a
// halo, the emblem in it, and dusk below. Cut at the edges by whoever gives it another shape.
import type { ReactNode } from "react";

const RAYS = 12;
/** Of the drawing below: fine enough for whole numbers, which every browser reckons alike. */
const RAYS_WIDTH = 12_000;
const EMBLEM_SHARE = 2.1 / 92;

/** One ray upwards from the middle, turned. */
function rayAt(radians: number): string {
  const [sin, cos] = [Math.sin(radians), Math.cos(radians)];
  const turned = (x: number, y: number): string =>
    `${Math.round(x * cos - y * sin)} ${Math.round(x * sin + y * cos)}`;
  const [half, length] = [RAYS_WIDTH / 12, RAYS_WIDTH * 1.4];
  return `M0 0L${turned(-half, -length)}L${turned(half, -length)}Z`;
}

/** All of them as one shape: a lobby has thousands of covers, and no ray lies over another. */
const RAY_SHAPE = Array.from({ length: RAYS }, (_, ray) => rayAt((2 * Math.PI * ray) / RAYS)).join("");

interface PosterSceneProps {
  readonly width: number;
  readonly height: number;
  /** Where the light comes from, and the emblem stands. */
  readonly focus: { readonly x: number; readonly y: number };
  readonly haloRadius: number;
  readonly hue: number;
  readonly turnDegrees: number;
  /** Which part stays when the sides are cut. */
  readonly keep?: "middle" | "end";
  readonly className?: string | undefined;
  /** The emblem, in a field of 100 by 100 around its middle. */
  readonly children: ReactNode;
}

export function PosterScene(props: PosterSceneProps) {
  const { width, height, focus, haloRadius, hue, turnDegrees, keep = "middle", children } = props;
  const ground = `poster-${hue}-${width}`;
  const middle = `translate(${focus.x} ${focus.y})`;
  const side = keep === "middle" ? "xMidYMid slice" : "xMaxYMid slice";
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={side}
      aria-hidden="true"
      className={props.className}
    >
      <defs>
        <radialGradient id={ground} cx={focus.x / width} cy={focus.y / height} r=".75">
          <stop offset="0" stopColor={`hsl(${hue} 72% 58%)`} />
          <stop offset=".45" stopColor={`hsl(${hue} 66% 34%)`} />
          <stop offset="1" stopColor={`hsl(${hue} 70% 12%)`} />
        </radialGradient>
        <linearGradient id="poster-gold" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#fff0bd" />
          <stop offset=".5" stopColor="#ffc24a" />
          <stop offset="1" stopColor="#d9790b" />
        </linearGradient>
        <linearGradient id="poster-dusk" x1="0" y1="0" x2="0" y2="1">
          <stop offset=".55" stopColor="#0a0318" stopOpacity="0" />
          <stop offset="1" stopColor="#0a0318" stopOpacity=".78" />
        </linearGradient>
      </defs>
      <rect width={width} height={height} fill={`url(#${ground})`} />
      <path
        d={RAY_SHAPE}
        transform={`${middle} rotate(${turnDegrees}) scale(${width / RAYS_WIDTH})`}
        fill="#fff"
        fillOpacity=".07"
      />
      <circle cx={focus.x} cy={focus.y} r={haloRadius * 1.28} fill="#fff" fillOpacity=".12" />
      <circle cx={focus.x} cy={focus.y} r={haloRadius} fill="#fff" fillOpacity=".1" />
      <g transform={`${middle} scale(${haloRadius * EMBLEM_SHARE})`}>{children}</g>
      <rect width={width} height={height} fill="url(#poster-dusk)" />
    </svg>
  );
}
