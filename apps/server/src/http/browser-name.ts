// What a browser calls itself, in the few words a person would use for it. Only shown to the member, never judged:
// nothing is fingerprinted [ACC-139].
const BROWSERS: readonly (readonly [mark: RegExp, name: string])[] = [
  [/\bEdgA?\//u, "Edge"],
  [/\bOPR\//u, "Opera"],
  [/\bSamsungBrowser\//u, "Samsung Internet"],
  [/\bUCBrowser\//u, "UC Browser"],
  [/\b(Firefox|FxiOS)\//u, "Firefox"],
  [/\b((Headless)?Chrome|CriOS)\//u, "Chrome"],
  [/\bSafari\//u, "Safari"],
];

const SYSTEMS: readonly (readonly [mark: RegExp, name: string])[] = [
  [/\bAndroid\b/u, "Android"],
  [/\b(iPhone|iPad|iPod)\b/u, "iOS"],
  [/\bWindows\b/u, "Windows"],
  [/\bMac OS X\b/u, "macOS"],
  [/\bLinux\b/u, "Linux"],
];

/** A longer text is no browser's. */
const LONGEST_READ = 512;

export function browserName(userAgent: string | undefined): string {
  const text = (userAgent ?? "").slice(0, LONGEST_READ);
  const find = (list: typeof BROWSERS): string | undefined => list.find(([mark]) => mark.test(text))?.[1];
  const [browser, system] = [find(BROWSERS), find(SYSTEMS)];
  return [browser, system].filter((one) => one !== undefined).join(" on ");
}
