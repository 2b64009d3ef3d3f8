// How a game was launched: the game and ticket of its address [LOB-49], the language and theme to begin with, and
// the site's origins from the page's data block.
import { THEMES } from "@jonaki/games/play/frame";
import type { Language } from "@jonaki/i18n";

export type Theme = (typeof THEMES)[number];

export interface Launch {
  readonly game: string;
  readonly ticket: string;
  readonly language: Language;
  readonly theme: Theme;
  /** Who may talk to this frame [VEN-19]. */
  readonly siteOrigins: readonly string[];
}

export function readLaunch(address: URL, dataBlock: string | null | undefined): Launch {
  const theme = address.searchParams.get("theme");
  return {
    game: address.pathname.slice(1),
    ticket: address.searchParams.get("ticket") ?? "",
    language: languageOf(address.searchParams.get("language")),
    theme: THEMES.find((one) => one === theme) ?? "dark",
    siteOrigins: originsIn(dataBlock),
  };
}

/** Bengali unless English is asked for, in whatever case. */
export const languageOf = (code: string | null): Language => (code?.toLowerCase() === "en" ? "EN" : "BN");

/** A page without the block (from the development server) listens to nobody. */
function originsIn(dataBlock: string | null | undefined): readonly string[] {
  try {
    const block: unknown = JSON.parse(dataBlock ?? "null");
    if (typeof block !== "object" || block === null || !("siteOrigins" in block)) return [];
    const { siteOrigins } = block;
    return Array.isArray(siteOrigins) ? siteOrigins.filter((one) => typeof one === "string") : [];
  } catch {
    return [];
  }
}
