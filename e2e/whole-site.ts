// The site as it will be once every page exists: the development server with each part said to be built, in front of a
// house that answers. For pictures of menus whose entries lead to pages of later work.
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { createServer, loadConfigFromFile } from "vite";
import type { Plugin, ProxyOptions } from "vite";
import { freePort } from "../packages/testkit/src/house-process.ts";
import { test as base } from "./house.ts";

const at = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));
const CONFIG = at("apps/site/vite.config.ts");

const everythingBuilt: Plugin = {
  name: "everything-built",
  enforce: "pre",
  load: (id) =>
    id.endsWith("/src/shell/site-parts.ts")
      ? "export const SITE_PARTS = { isBuilt: () => true, hasPanel: () => true, hasModal: () => true, isPlayable: () => true };"
      : null,
};

/** The site's own ways to the server, led to another house. */
async function proxyTo(target: string): Promise<Record<string, ProxyOptions>> {
  const loaded = await loadConfigFromFile({ command: "serve", mode: "development" }, CONFIG);
  const ways = Object.entries(loaded?.config.server?.proxy ?? {});
  return Object.fromEntries(ways.map(([path, way]) => [path, { ...(way as ProxyOptions), target }]));
}

async function openWholeSite(houseUrl: string): Promise<{ url: string; close(): Promise<void> }> {
  const port = await freePort();
  const vite = await createServer({
    root: at("apps/site"),
    configFile: CONFIG,
    cacheDir: at(".cache/vite-whole-site"),
    // A page that closes leaves its live socket behind, which is no news.
    logLevel: "silent",
    plugins: [everythingBuilt],
    server: { port, strictPort: true, hmr: false, proxy: await proxyTo(houseUrl) },
  });
  await vite.listen();
  return { url: `http://localhost:${port}`, close: () => vite.close() };
}

/** The site's address for the worker's house. */
export const test = base.extend<object, { wholeSite: string }>({
  wholeSite: [
    async ({ house }, use) => {
      const site = await openWholeSite(house.url);
      await use(site.url);
      await site.close();
    },
    { scope: "worker" },
  ],
});

/** The vendors' table [LOB-12], and one of another house. */
const CATEGORIES: readonly (readonly [title: string, vendors: Readonly<Record<string, string>>])[] = [
  ["ELOTT", { TCG_SEA: "SEA Lotto", MEGH: "Megh Lotto" }],
  ["LOTT", { TCG_LOTTO_VN: "VN Lotto", MEGH: "Megh Lotto" }],
  ["LIVE", { SHIMUL: "Shimul Live" }],
  ["SPORTS", { MAATH: "Maath Sports", DS88: "Maath Derby" }],
  ["FISH", { DHEU: "Dheu Arcade" }],
  [
    "RNG",
    {
      RUPKOTHA: "Rupkotha",
      NILKONTHO: "Nilkontho",
      TUNTUNI: "Tuntuni",
      KASHBON: "Kashbon",
      BAKUL: "Bakul Games",
    },
  ],
  ["PVP", { TASH: "Tash Ghor" }],
  ["ESPORTS", { PAKHI: "Pakhi Esports" }],
];

const card = (vassalage: string, displayName: string) => ({
  vassalage,
  displayName,
  code: vassalage,
  icon: "",
  gameId: "",
  nodeId: "",
  accountTypeName: "",
  gameType: "",
  isGame: "",
});

/** Answers the page's question for the vendors with all of them, whatever the house has. */
export async function answerAllVendors(page: Page): Promise<void> {
  const value = CATEGORIES.map(([title, vendors]) => ({
    title,
    cards: Object.entries(vendors).map(([code, name]) => card(code, name)),
  }));
  const json = { success: true, code: null, value, message: "" };
  // A visitor's question, and a member's.
  await page.route(/\/(?:lgw\/games\/vendors|GCSGAME_gameVendor)(?:\?|$)/u, (route) =>
    route.fulfill({ json }),
  );
}
