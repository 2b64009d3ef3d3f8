// What a game says from inside its frame [VEN-19]; only what the site acts on, and only from the game itself.
const TYPES = [
  "ready",
  "roundOpened",
  "roundEnded",
  "balanceChanged",
  "openDeposit",
  "close",
  "fullscreen",
] as const;
export type GameWord = (typeof TYPES)[number];

interface Heard {
  readonly origin: string;
  readonly source: unknown;
  readonly data: unknown;
}

/** Null for whatever did not come from this frame's window at this origin, or means nothing to us [LOB-51]. */
export function gameWord(heard: Heard, frame: unknown, origin: string): GameWord | null {
  if (frame === null || heard.source !== frame || heard.origin !== origin) return null;
  const { data } = heard;
  if (typeof data !== "object" || data === null || !("type" in data)) return null;
  return TYPES.find((type) => type === data.type) ?? null;
}

/** What the site says to the game when the visitor changes it. */
export type ToGame =
  | { readonly type: "language"; readonly language: "bn" | "en" }
  | { readonly type: "theme"; readonly theme: "dark" | "light" };

/** The launch address with the theme to begin with, so that nothing flashes. */
export function frameAddress(launchUrl: string, theme: "dark" | "light"): string {
  const url = new URL(launchUrl);
  url.searchParams.set("theme", theme);
  return url.href;
}
