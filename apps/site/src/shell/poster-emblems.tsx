// The emblems of drawn posters, each in a field of 100 by 100 around its middle; gold, with a rim of light.
import type { ReactElement } from "react";
import type { Emblem } from "./poster.rules.ts";

export const GOLD = "url(#poster-gold)";
export const RIM = { stroke: "#fff3cf", strokeWidth: 1.6, strokeLinejoin: "round" } as const;
export const SHADE = "#5a2b06";

const pip = (cx: number, cy: number) => <circle key={`${cx} ${cy}`} cx={cx} cy={cy} r="4.6" fill={SHADE} />;

export const EMBLEM_SHAPES: Readonly<Record<Emblem, ReactElement>> = {
  dice: (
    <g transform="rotate(-12)">
      <rect x="-32" y="-32" width="64" height="64" rx="15" fill={GOLD} {...RIM} />
      {[pip(-17, -17), pip(17, -17), pip(0, 0), pip(-17, 17), pip(17, 17)]}
    </g>
  ),
  gem: (
    <g>
      <path d="M-22 -32H22L40 -8L0 40L-40 -8Z" fill={GOLD} {...RIM} />
      <path
        d="M-40 -8H40M-14 -8L0 40L14 -8L0 -32Z"
        fill="none"
        stroke={SHADE}
        strokeOpacity=".5"
        strokeWidth="2"
      />
    </g>
  ),
  spade: (
    <path
      d="M0 -40C14 -18 36 -8 36 12C36 28 18 34 6 22C7 30 10 36 16 40H-16C-10 36 -7 30 -6 22C-18 34 -36 28 -36 12C-36 -8 -14 -18 0 -40Z"
      fill={GOLD}
      {...RIM}
    />
  ),
  fish: (
    <g>
      <path d="M-40 0C-26 -28 12 -30 28 -4L44 -20V20L28 4C12 30 -26 28 -40 0Z" fill={GOLD} {...RIM} />
      <circle cx="-22" cy="-5" r="4" fill={SHADE} />
      <path d="M-6 -12C2 -6 2 6 -6 12" fill="none" stroke={SHADE} strokeOpacity=".55" strokeWidth="2.4" />
    </g>
  ),
  ball: (
    <g>
      <circle r="36" fill={GOLD} {...RIM} />
      <path
        d="M-12 -34C-24 -12 -24 12 -12 34M4 -36C-8 -12 -8 12 4 36"
        fill="none"
        stroke={SHADE}
        strokeOpacity=".6"
        strokeWidth="2.6"
        strokeDasharray="5 4"
      />
    </g>
  ),
  ticket: (
    <g transform="rotate(-14)">
      <path d="M-42 -24H42V-9A9 9 0 0 0 42 9V24H-42V9A9 9 0 0 0 -42 -9Z" fill={GOLD} {...RIM} />
      <path d="M14 -18V18" stroke={SHADE} strokeOpacity=".6" strokeWidth="2.4" strokeDasharray="4 4" />
      <circle cx="-14" r="10" fill="none" stroke={SHADE} strokeOpacity=".6" strokeWidth="2.6" />
    </g>
  ),
  pad: (
    <g>
      <path
        d="M-26 -20H26C40 -20 46 18 38 26C30 32 20 14 12 14H-12C-20 14 -30 32 -38 26C-46 18 -40 -20 -26 -20Z"
        fill={GOLD}
        {...RIM}
      />
      <path d="M-22 -10V6M-30 -2H-14" stroke={SHADE} strokeWidth="4" strokeLinecap="round" />
      {[pip(18, -6), pip(28, 2)]}
    </g>
  ),
};
