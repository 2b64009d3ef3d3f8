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

/** /helpmc has the same content without the header [MSG-26]. */
const helpPage: LazyPage<PageProps> = lazyPage(
  async () => (await import("../features/messages/help-page.tsx")).HelpPage,
);

/** /register is the home page under the registration window [SHELL-8]. */
const homePage: LazyPage<PageProps> = lazyPage(async () => (await import("../shell/home-page.tsx")).HomePage);

/** /sports, /esports, /elott and the lotteries are a vendor's frame each [LOB-43]. */
const vendorPage: SitePage = {
  ...lazyPage(async () => (await import("../features/lobby/vendor-page.tsx")).VendorPage),
  needsAllTexts: true,
};

export const PAGES: Partial<Readonly<Record<ContentKey, SitePage>>> = {
  login: {
    ...lazyPage(async () => (await import("../features/accounts/login-page.tsx")).LoginPage),
    needsAllTexts: true,
  },
  home: homePage,
  register: homePage,
  notices: {
    ...lazyPage(async () => (await import("../features/messages/notice-page.tsx")).NoticePage),
    needsAllTexts: true,
  },
  help: { ...helpPage, needsAllTexts: true },
  helpmc: { ...helpPage, needsAllTexts: true },
  download: {
    ...lazyPage(async () => (await import("../features/site/download-page.tsx")).DownloadPage),
    needsAllTexts: true,
  },
  join: {
    ...lazyPage(async () => (await import("../features/agents/join-page.tsx")).JoinPage),
    needsAllTexts: true,
  },
  lobby: {
    ...lazyPage(async () => (await import("../shell/lobby-place.tsx")).LobbyPlace),
    needsAllTexts: true,
  },
  game: {
    ...lazyPage(async () => (await import("../features/lobby/game-page.tsx")).GamePage),
    needsAllTexts: true,
  },
  seamless: {
    ...lazyPage(async () => (await import("../features/lobby/seamless-page.tsx")).SeamlessPage),
    needsAllTexts: true,
  },
  sports: vendorPage,
  elott: vendorPage,
  lottery: vendorPage,
  fair: {
    ...lazyPage(async () => (await import("../features/fair/fair-page.tsx")).FairPage),
    needsAllTexts: true,
  },
};

/** What the address shows. */
function pageAt(pathname: string): SitePage | undefined {
  const row = ROUTES.find(({ built, paths }) => built && paths.includes(pathname));
  return PAGES[row?.content ?? "home"];
}

/** Starts loading what the address most likely shows, while texts and answers are still on their way. */
export function preloadPage(pathname: string): void {
  pageAt(pathname)?.preload();
}

/** Resolves when the page of the address can be drawn without a pause. */
export async function pageReady(pathname: string, allTexts: () => Promise<void>): Promise<void> {
  const page = pageAt(pathname);
  await Promise.all([page?.ready(), page?.needsAllTexts === true ? allTexts() : null]);
}
