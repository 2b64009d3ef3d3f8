// Starts the player site in the browser: the one place where the real ports are named.
import { browserTabs } from "@jonaki/browser/tabs";
import "@jonaki/ui/tokens.css";
import "@jonaki/ui/base.css";
import "../shell/start-skeleton.css";
import { startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { loadCatalogue, loadFirstTexts } from "@jonaki/i18n/browser";
import { REMEMBER_HOURS } from "@jonaki/wire/constants";
import { table } from "virtual:wire-table";
import { App } from "./app.tsx";
import { browserPage } from "./browser-page.ts";
import { browserCookies, browserStorage } from "./browser-storage.ts";
import { browserChance, browserCipher } from "./chance.ts";
import { browserClock, browserTimers } from "./clock.ts";
import { clearView, hasDrawnView } from "./drawn-view.ts";
import { browserInstall } from "./install.ts";
import { browserConnection, browserTransport, connectLive, sendNote } from "./network.ts";
import { adoptAnswers } from "./known-answers.ts";
import { pageReady, preloadPage } from "./pages.ts";
import { createQueries } from "./queries.ts";
import { registerWorker } from "./register-worker.ts";
import { HOME, IDENTITY_RETURN } from "./routes.ts";
import { createSiteHistory } from "./site-history.ts";
import { readStartData } from "./start-data.ts";
import { startServices } from "./start.ts";
import type { SitePorts } from "./start.ts";

const openLive: SitePorts["openLive"] = async (parts) => {
  const { openSiteLive } = await import("./site-live.ts");
  return openSiteLive({ ...parts, connect: connectLive, timers: browserTimers, chance: browserChance });
};

async function main(root: HTMLElement): Promise<void> {
  if (window.location.pathname === IDENTITY_RETURN) {
    const { handOver } = await import("./identity-return.ts");
    return handOver(window, browserTabs, browserTimers.after);
  }
  const history = createSiteHistory(window);
  // The view of / is the home page's [SHELL-6].
  if (hasDrawnView(document) && window.location.pathname === "/") history.replace(HOME);
  const stands = hasDrawnView(document);
  /** Behind a view that stands there is no hurry: between two pieces of work the browser may answer the visitor. */
  const pause = (): Promise<void> =>
    stands ? new Promise((resolve) => void browserTimers.after(0, resolve)) : Promise.resolve();
  await pause();
  preloadPage(window.location.pathname);
  await pause();
  const services = await startServices({
    start: readStartData(document.getElementById("start-data")?.textContent),
    table,
    transport: browserTransport,
    storage: browserStorage(),
    tabs: browserTabs("session"),
    openTabs: browserTabs,
    cookies: browserCookies(document, REMEMBER_HOURS),
    page: browserPage(),
    history,
    clock: browserClock,
    timers: browserTimers,
    chance: browserChance,
    cipher: browserCipher(),
    install: browserInstall(window, browserTimers),
    connection: browserConnection,
    sendNote,
    solvePuzzle: async (puzzle) => (await import("./solve-puzzle.ts")).solveInWorker(puzzle),
    loadFirstTexts,
    loadCatalogue,
    openLive,
  });
  const queries = createQueries();
  const site = <App services={services} queries={queries} />;
  if (stands) {
    adoptAnswers(queries, document.getElementById("answers")?.textContent, browserClock);
    // The view stands: nothing is taken over before all of it can be.
    await pageReady(history.location().pathname, services.language.allTexts);
    startTransition(() => void hydrateRoot(root, site));
  } else {
    clearView(document, root);
    createRoot(root).render(site);
  }
  registerWorker(window, browserTimers);
}

const root = document.getElementById("root");
if (root === null) throw new Error("The page has no place for the site.");
// Without texts there is no screen: the served page has the words for that moment itself.
main(root).catch(() => root.setAttribute("data-slow", ""));
