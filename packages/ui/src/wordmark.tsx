// The brand's name in the script of the page, in the colour of the text around it.
import type { Language } from "./language.ts";
import { WORDMARK_PATHS } from "./wordmark-paths.ts";

interface WordmarkProps {
  readonly language: Language;
  /** Height of the brand mark it stands beside; the letters follow. */
  readonly size?: number;
  readonly className?: string | undefined;
}

// Bengali carries the matra and the vowel signs above it, so it needs more height for letters of equal size.
const HEIGHT_SHARE = { BN: 0.98, EN: 0.8 } as const;

export function Wordmark({ language, size = 40, className }: WordmarkProps) {
  const { viewBox, outline } = WORDMARK_PATHS[language];
  return (
    <svg aria-hidden="true" height={size * HEIGHT_SHARE[language]} viewBox={viewBox} className={className}>
      <path d={outline} fill="currentColor" />
    </svg>
  );
}
