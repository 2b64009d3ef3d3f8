// Registers the service worker once the first view stands and nothing better is to be done. Browsers offer one over
// https and on loopback only; without it the site is the same, just never offline.
import type { SiteTimers } from "./clock.ts";

export const WORKER_PATH = "/service-worker.js";

export function registerWorker(window: Window, { whenIdle }: Pick<SiteTimers, "whenIdle">): void {
  const { navigator, document } = window;
  // A page that a worker serves needs none, and would call back one that is just leaving.
  if (!("serviceWorker" in navigator) || navigator.serviceWorker.controller !== null) return;
  const register = (): void => {
    whenIdle(() => {
      // A worker that cannot be had is no one's concern.
      navigator.serviceWorker.register(WORKER_PATH).catch(() => undefined);
    });
  };
  if (document.readyState === "complete") register();
  else window.addEventListener("load", register, { once: true });
}
