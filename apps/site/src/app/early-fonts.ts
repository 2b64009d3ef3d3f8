// The fonts the first words will need: Bengali letters for Bengali, Latin ones for English, figures for both.
// Not written into the page itself, because there they would take the line away from the scripts.
import type { TextStore } from "./browser-storage.ts";

export interface FontFiles {
  readonly bengali: string;
  readonly latin: string;
  readonly figures: string;
}

/** The same key as the language module's, which is too large to run this early. */
const LANG_KEY = "lang";

export function preloadFonts(page: Document, local: TextStore, fonts: FontFiles): void {
  const letters = local.read(LANG_KEY) === "EN" ? fonts.latin : fonts.bengali;
  for (const href of [letters, fonts.figures]) {
    const link = page.createElement("link");
    link.rel = "preload";
    link.setAttribute("as", "font");
    link.type = "font/woff2";
    link.crossOrigin = "";
    link.href = href;
    page.head.append(link);
  }
}
