// Runs before the first paint: without it a light page would start dark, and the fonts of the visitor's language
// would be found only when the first words are drawn.
import anekBangla from "@jonaki/ui/fonts/anek-bangla-bengali.woff2?url";
import figtree from "@jonaki/ui/fonts/figtree-latin.woff2?url";
import jonakiNum from "@jonaki/ui/fonts/jonaki-num-latin.woff2?url";
import { browserStorage } from "./browser-storage.ts";
import { preloadFonts } from "./early-fonts.ts";
import { restoreTheme, showTheme } from "./theme-page.ts";

const { local } = browserStorage();
showTheme(document, restoreTheme(local));
preloadFonts(document, local, { bengali: anekBangla, latin: figtree, figures: jonakiNum });
