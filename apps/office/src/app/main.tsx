// Starts the back office in the browser: the one place where the real ports are named.
import { browserTabs } from "@jonaki/browser/tabs";
import "@jonaki/ui/fonts.css";
import "@jonaki/ui/tokens.css";
import "@jonaki/ui/base.css";
import { createRoot } from "react-dom/client";
import { loadOfficeTexts } from "@jonaki/i18n/office";
import { showToast } from "@jonaki/ui/toast";
import { table } from "virtual:wire-table";
import { App } from "./app.tsx";
import { browserPage } from "./browser-page.ts";
import { browserStorage } from "./browser-storage.ts";
import { browserChance } from "./chance.ts";
import { browserClock, browserTimers } from "./clock.ts";
import { browserTransport } from "./network.ts";
import { createQueries } from "./queries.ts";
import { startServices } from "./start.ts";

const root = document.getElementById("root");
if (root === null) throw new Error("The page has no place for the office.");

async function main(place: HTMLElement): Promise<void> {
  const services = await startServices({
    table,
    transport: browserTransport,
    storage: browserStorage(),
    tabs: browserTabs("office"),
    page: browserPage(document),
    showNews: showToast,
    clock: browserClock,
    timers: browserTimers,
    chance: browserChance,
    loadTexts: loadOfficeTexts,
  });
  createRoot(place).render(<App services={services} queries={createQueries()} />);
}

// Without texts there is no screen: the page has the words for that moment itself.
main(root).catch(() => document.getElementById("slow")?.removeAttribute("hidden"));
