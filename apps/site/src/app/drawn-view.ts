// The first view that came with the page [SITE-7]: drawn for one kind of screen, in one language, for somebody who is not
// logged in. For everybody else it is hidden before the first paint, and the site is drawn afresh.
import type { BrowserStorage } from "@jonaki/browser/text-store";

/** On <html>: for which screen and in which language the view was drawn. */
const VIEW = "view";
/** On <html>: it does not fit, so the bones stand in for it. */
const FRESH = "fresh";
/** The same keys as those of the language and the session, whose modules are too large to run this early. */
const LANG_KEY = "lang";
const TOKEN_KEY = "token";

const SCREENS: Readonly<Record<string, string>> = {
  phone: "(max-width: 839px)",
  desktop: "(min-width: 1080px)",
};

/** The keys of panels and modals in the address [SHELL-81, SHELL-90]. */
const LAYER = /[?&](?:mc|ac|modal)=/u;

export function judgeView(window: Window, { local, session }: BrowserStorage): void {
  const { dataset } = window.document.documentElement;
  const [screen, language] = dataset[VIEW]?.split("-") ?? [];
  if (screen === undefined) return;
  const fits =
    window.matchMedia(SCREENS[screen] ?? "not all").matches &&
    (local.read(LANG_KEY) ?? language) === language &&
    session.read(TOKEN_KEY) === null &&
    // An anchor changes what is marked on the page, and a layer lies over it.
    window.location.hash === "" &&
    !LAYER.test(window.location.search);
  if (fits) return;
  delete dataset[VIEW];
  dataset[FRESH] = "";
}

export const hasDrawnView = ({ documentElement }: Document): boolean => VIEW in documentElement.dataset;

/** From now on the place belongs to the site. */
export function clearView({ documentElement }: Document, root: HTMLElement): void {
  root.replaceChildren();
  delete documentElement.dataset[FRESH];
}
