// Which screen shows which content of the route table; each is a chunk of its own.
import { lazyPage } from "./lazy-page.ts";
import type { LazyPage } from "./lazy-page.ts";
import { ROUTES } from "./routes.ts";
import type { ContentKey } from "./routes.ts";

export interface PageProps {
  /** The route's path without its slash. */
  readonly game: string;
}

export interface SitePage extends LazyPage<PageProps> {
  /** It says more than the first texts hold. */
  readonly needsAllTexts?: boolean;
}

export const PAGES: Partial<Readonly<Record<ContentKey, SitePage>>> = {
  login: lazyPage(async () => (await import("../features/accounts/login-page.tsx")).LoginPage),
  home: lazyPage(async () => (await import("../features/home/home-page.tsx")).HomePage),
  game: {
    ...lazyPage(async () => (await import("../features/lobby/game-page.tsx")).GamePage),
    needsAllTexts: true,
  },
  fair: {
    ...lazyPage(async () => (await import("../features/fair/fair-page.tsx")).FairPage),
    needsAllTexts: true,
  },
};

/** Starts loading what the address most likely shows, while texts and answers are still on their way. */
export function preloadPage(pathname: string): void {
  const row = ROUTES.find(({ built, paths }) => built && paths.includes(pathname));
  PAGES[row?.content ?? "home"]?.preload();
}
