// Installing the site as an app, and the only file that hears the browser's offer to do it. The offer comes once and
// early, so it is kept until the download page asks [SHELL-111].
import { observable } from "@jonaki/browser/observable";
import type { Observable } from "@jonaki/browser/observable";
import type { SiteTimers } from "./clock.ts";

/** ready: the browser offers it · installed: it runs as an app, or was just installed · by-hand: its menu has to do. */
export type InstallState = "ready" | "installed" | "by-hand";

export interface Install {
  readonly state: Observable<InstallState>;
  /** An iPhone or iPad: there the way leads through the Share button. */
  readonly isApple: boolean;
  /** Shows the browser's own question; an offer can be used once. */
  readonly ask: () => Promise<void>;
}

interface Offer extends Event {
  readonly prompt: () => Promise<unknown>;
}

export function browserInstall(window: Window, { whenIdle }: Pick<SiteTimers, "whenIdle">): Install {
  const { navigator } = window;
  const state = observable<InstallState>("by-hand");
  // To ask costs a layout of the whole page, and no first view wants to know.
  whenIdle(() => {
    const runsAsApp =
      window.matchMedia("(display-mode: standalone)").matches ||
      ("standalone" in navigator && navigator.standalone === true);
    if (runsAsApp) state.set("installed");
  });
  let offer: Offer | null = null;
  window.addEventListener("beforeinstallprompt", (event) => {
    // Otherwise the browser puts a bar of its own over the page.
    event.preventDefault();
    offer = event as Offer;
    state.set("ready");
  });
  window.addEventListener("appinstalled", () => state.set("installed"));
  return {
    state,
    isApple: isAppleTouch(navigator.platform, navigator.maxTouchPoints),
    ask: async () => {
      const used = offer;
      offer = null;
      await used?.prompt();
      if (offer === null && state.get() === "ready") state.set("by-hand");
    },
  };
}

/** An iPad calls itself a Mac, but no Mac has a touch screen. */
export function isAppleTouch(platform: string, touchPoints: number): boolean {
  return platform.startsWith("iP") || (platform === "MacIntel" && touchPoints > 1);
}
