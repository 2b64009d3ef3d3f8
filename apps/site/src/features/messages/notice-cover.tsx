// The picture over a notice, drawn from its kind: a bell for the site, coins for payments, dice for games, a gift for
// promotions, each in a hue of its own.
import type { ReactElement } from "react";
import { EMBLEM_SHAPES, GOLD, RIM, SHADE } from "../../shell/poster-emblems.tsx";
import { PosterScene } from "../../shell/poster-scene.tsx";
import type { Notice } from "./announcements.query.ts";

type Kind = Notice["kind"];

const FOCUS = { x: 640, y: 92 };
const HUES: Readonly<Record<Kind, number>> = { SITE: 258, PAYMENT: 164, GAMES: 322, PROMOTIONS: 14 };

const EMBLEMS: Readonly<Record<Kind, ReactElement>> = {
  GAMES: EMBLEM_SHAPES.dice,
  SITE: (
    <g>
      <path d="M0 -42V-34" stroke={GOLD} strokeWidth="6" strokeLinecap="round" />
      <path
        d="M-36 22C-26 14 -28 -2 -26 -10C-23 -24 -12 -33 0 -33C12 -33 23 -24 26 -10C28 -2 26 14 36 22Z"
        fill={GOLD}
        {...RIM}
      />
      <path d="M-11 28A11 11 0 0 0 11 28Z" fill={GOLD} {...RIM} />
      <path
        d="M-15 -12C-12 -20 -6 -24 2 -25"
        fill="none"
        stroke="#fff"
        strokeOpacity=".7"
        strokeWidth="4"
        strokeLinecap="round"
      />
    </g>
  ),
  PAYMENT: (
    <g>
      {[18, 2, -14].map((y) => (
        <ellipse key={y} cx="-8" cy={y + 10} rx="30" ry="13" fill={GOLD} {...RIM} />
      ))}
      <circle cx="20" cy="-12" r="25" fill={GOLD} {...RIM} />
      <path d="M20 -26L24 -16L34 -12L24 -8L20 2L16 -8L6 -12L16 -16Z" fill={SHADE} fillOpacity=".6" />
    </g>
  ),
  PROMOTIONS: (
    <g>
      <rect x="-32" y="-6" width="64" height="42" rx="7" fill={GOLD} {...RIM} />
      <rect x="-38" y="-22" width="76" height="20" rx="6" fill={GOLD} {...RIM} />
      <path d="M-8 -22V36M8 -22V36" stroke={SHADE} strokeOpacity=".55" strokeWidth="3" />
      <path
        d="M0 -22C-10 -44 -32 -36 -22 -22M0 -22C10 -44 32 -36 22 -22"
        fill="none"
        stroke={GOLD}
        strokeWidth="6"
        strokeLinecap="round"
      />
    </g>
  ),
};

interface NoticeCoverProps {
  readonly kind: Kind;
  readonly className?: string | undefined;
}

export function NoticeCover({ kind, className }: NoticeCoverProps) {
  return (
    <PosterScene
      width={800}
      height={188}
      focus={FOCUS}
      haloRadius={66}
      hue={HUES[kind]}
      turnDegrees={8}
      keep="end"
      className={className}
    >
      {EMBLEMS[kind]}
    </PosterScene>
  );
}
