// A cover for a game that brought no picture: drawn from its description, after the recipe of the look's posters
// (ground of one hue, rays, halo, one emblem, vignette), so that no game ever stands as a grey box.
import { EMBLEM_SHAPES } from "./poster-emblems.tsx";
import { posterPlan } from "./poster.rules.ts";
import type { GameDescription } from "./poster.rules.ts";

const RAYS = 12;

interface PosterProps {
  readonly game: GameDescription;
  readonly className?: string | undefined;
}

/** 3:4, cut at the sides or at top and bottom by whoever gives it another shape. */
export function Poster({ game, className }: PosterProps) {
  const { hue, emblem, turnDegrees } = posterPlan(game);
  const ground = `poster-${hue}`;
  return (
    <svg viewBox="0 0 300 400" preserveAspectRatio="xMidYMid slice" aria-hidden="true" className={className}>
      <defs>
        <radialGradient id={ground} cx=".5" cy=".42" r=".75">
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
      <rect width="300" height="400" fill={`url(#${ground})`} />
      <g transform={`translate(150 170) rotate(${turnDegrees})`} fill="#fff" fillOpacity=".07">
        {Array.from({ length: RAYS }, (_, ray) => (
          <path key={ray} d="M0 0L-26 -420H26Z" transform={`rotate(${(360 / RAYS) * ray})`} />
        ))}
      </g>
      <circle cx="150" cy="170" r="118" fill="#fff" fillOpacity=".12" />
      <circle cx="150" cy="170" r="92" fill="#fff" fillOpacity=".1" />
      <g transform="translate(150 170) scale(2.1)">{EMBLEM_SHAPES[emblem]}</g>
      <rect width="300" height="400" fill="url(#poster-dusk)" />
    </svg>
  );
}
