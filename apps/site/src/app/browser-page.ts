// The page as the site runs in it: its address, reloading, other windows, and what stands on <html>.
import { showTheme } from "./theme-page.ts";
import type { Theme } from "./theme-page.ts";

export interface BrowserPage {
  /** With its port, as the permission call wants it [SITE-7]. */
  readonly host: string;
  /** Scheme and host, for addresses that leave the page: a QR code is read by another device. */
  readonly origin: string;
  /** What the browser calls its system; free play says it [ACC-65]. */
  readonly os: string;
  readonly reload: () => void;
  /** Null when the browser blocks the window. */
  readonly openWindow: (features: string) => Window | null;
  /** What stands on <html> [SITE-51]. */
  readonly showLocale: (locale: string) => void;
  readonly showTheme: (theme: Theme) => void;
  /** The visitor's system asks for as little motion as can be. */
  readonly wantsNoMotion: () => boolean;
}

export function browserPage(): BrowserPage {
  return {
    host: window.location.host,
    origin: window.location.origin,
    os: navigator.platform,
    reload: () => window.location.reload(),
    openWindow: (features) => window.open("about:blank", "_blank", features),
    showLocale: (locale) => {
      document.documentElement.lang = locale;
    },
    showTheme: (theme) => showTheme(document, theme),
    wantsNoMotion: () => window.matchMedia("(prefers-reduced-motion: reduce)").matches,
  };
}
