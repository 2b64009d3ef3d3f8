// The page as the site runs in it: its address, reloading, other windows, and what stands on <html>.
export interface BrowserPage {
  /** With its port, as the permission call wants it [SITE-7]. */
  readonly host: string;
  /** What the browser calls its system; free play says it [ACC-65]. */
  readonly os: string;
  readonly reload: () => void;
  /** Null when the browser blocks the window. */
  readonly openWindow: (features: string) => Window | null;
}

export function browserPage(): BrowserPage {
  return {
    host: window.location.host,
    os: navigator.platform,
    reload: () => window.location.reload(),
    openWindow: (features) => window.open("about:blank", "_blank", features),
  };
}
