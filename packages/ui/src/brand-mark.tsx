// The firefly of the brand. It decorates; the link or heading around it says the name.
import { useId } from "react";

interface BrandMarkProps {
  readonly size?: number;
  readonly className?: string | undefined;
}

const WINGS = ["M22.5 19C14 6 2 7 3 15C4 22 14 24 22.5 22Z", "M25.5 19C34 6 46 7 45 15C44 22 34 24 25.5 22Z"];
const LANTERN =
  "M24 20C31 20 33.5 27 32 33.5C30.6 39.5 27 43.5 24 45C21 43.5 17.4 39.5 16 33.5C14.5 27 17 20 24 20Z";

export function BrandMark({ size = 40, className }: BrandMarkProps) {
  // Gradients are found by id in the whole document, and a page shows the mark more than once.
  const id = useId();
  return (
    <svg aria-hidden="true" width={size} height={size} viewBox="0 0 48 48" className={className}>
      <defs>
        <radialGradient id={`${id}body`} cx=".5" cy=".55" r=".6">
          <stop offset="0" stopColor="#FFFBE6" />
          <stop offset=".35" stopColor="#FFDF80" />
          <stop offset="1" stopColor="#FF9F1A" />
        </radialGradient>
        <linearGradient id={`${id}wing`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#C6B0FF" />
          <stop offset="1" stopColor="#6234E6" />
        </linearGradient>
        <radialGradient id={`${id}halo`}>
          <stop offset="0" stopColor="#FFB020" stopOpacity=".6" />
          <stop offset="1" stopColor="#FFB020" stopOpacity="0" />
        </radialGradient>
      </defs>
      <circle cx="24" cy="30" r="20" fill={`url(#${id}halo)`} />
      {WINGS.map((wing) => (
        <path key={wing} d={wing} fill={`url(#${id}wing)`} />
      ))}
      <path d={LANTERN} fill={`url(#${id}body)`} />
      <circle cx="24" cy="15" r="5" fill="#9A78FF" />
    </svg>
  );
}
