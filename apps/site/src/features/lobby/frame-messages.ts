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
type PlainWord = (typeof TYPES)[number];
/** A size is the height the content wants, in CSS pixels, within what a page can be. */
export type GameWord = { readonly type: PlainWord } | { readonly type: "size"; readonly height: number };

/** Less is no page, and whoever asks for more would only be scrolled past. */
const SMALLEST_PX = 320;
const LARGEST_PX = 12_000;

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
  if (data.type === "size") return sizeIn(data);
  const type = TYPES.find((one) => one === data.type);
  return type === undefined ? null : { type };
}

function sizeIn(data: object): GameWord | null {
  const height = "height" in data ? data.height : null;
  if (typeof height !== "number" || !Number.isFinite(height) || height <= 0) return null;
  return { type: "size", height: Math.min(Math.max(Math.ceil(height), SMALLEST_PX), LARGEST_PX) };
}

/**
 * What the site says to the game: what the visitor changes, and that something stands over it. Then it takes no bet and makes
 * no sound; what the member switched off in the game itself stays off afterwards.
 */
export type ToGame =
  | { readonly type: "pause" }
  | { readonly type: "resume" }
  | { readonly type: "mute"; readonly muted: boolean }
  | { readonly type: "language"; readonly language: "bn" | "en" }
  | { readonly type: "theme"; readonly theme: "dark" | "light" };

/** What a page hands on to its game; it begins with the page's theme, so that nothing flashes. */
export function frameAddress(
  launchUrl: string,
  theme: "dark" | "light",
  handedOn: Readonly<Record<string, string>> = {},
): string {
  const url = new URL(launchUrl);
  // What the vendor wrote itself stays: a page's query is anybody's word.
  for (const [key, value] of Object.entries(handedOn))
    if (!url.searchParams.has(key)) url.searchParams.set(key, value);
  url.searchParams.set("theme", theme);
  return url.href;
}
