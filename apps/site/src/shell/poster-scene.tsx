// The ground every drawn cover stands on, after the recipe of the look's posters: one hue, rays from the focal point, a
// halo, the emblem in it, and dusk below. Cut at the edges by whoever gives it another shape.
import type { ReactNode } from "react";

const RAYS = 12;
const EMBLEM_SHARE = 2.1 / 92;

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
      <g transform={`${middle} rotate(${turnDegrees})`} fill="#fff" fillOpacity=".07">
        {Array.from({ length: RAYS }, (_, ray) => (
          <path
            key={ray}
            d={`M0 0L-${width / 12} -${width * 1.4}H${width / 12}Z`}
            transform={`rotate(${(360 / RAYS) * ray})`}
          />
        ))}
      </g>
      <circle cx={focus.x} cy={focus.y} r={haloRadius * 1.28} fill="#fff" fillOpacity=".12" />
      <circle cx={focus.x} cy={focus.y} r={haloRadius} fill="#fff" fillOpacity=".1" />
      <g transform={`${middle} scale(${haloRadius * EMBLEM_SHARE})`}>{children}</g>
      <rect width={width} height={height} fill="url(#poster-dusk)" />
    </svg>
  );
}
