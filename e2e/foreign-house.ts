// The house with a foreign vendor beside it: a web process of the same house knows the vendor's way of speaking, and the
// vendor's own pages, one of them hostile, are answered to the browser on the vendor's origin.
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { Client } from "pg";
import { createApp } from "../apps/server/src/app.ts";
import { readConfiguration } from "../apps/server/src/platform/configuration.ts";
import { createLog } from "../apps/server/src/platform/log.ts";
import { FOREIGN_ADAPTER, foreignAdapter } from "../packages/testkit/src/foreign-adapter.ts";
import {
  createForeignVendor,
  FOREIGN_ORIGIN,
  FOREIGN_VENDOR,
} from "../packages/testkit/src/foreign-vendor.ts";
import { freePort, RAISED_LIMITS } from "../packages/testkit/src/house-process.ts";
import { SECRET_KEY, startHouse, test as base, UNHURRIED } from "./house.ts";
import type { House } from "./house.ts";

const SITE = fileURLToPath(new URL("../apps/site/dist", import.meta.url));

/** Says that it is ready and how high it is; what a stranger says is said from a frame of its own. */
const PAGE = `<!doctype html><html lang="en"><title>Jhorna</title><h1>Jhorna</h1><p id="address"></p><script>
  document.getElementById("address").textContent = location.pathname + location.search;
  parent.postMessage({ type: "ready" }, "*");
  parent.postMessage({ type: "size", height: 1717 }, "*");
</script>`;
/** The vendor's page with a stranger inside, who speaks to the site over the vendor's head; both say how high it is. */
const HOSTILE = `<!doctype html><html lang="en"><title>Jhorna</title><h1>Jhorna</h1><script>
  parent.postMessage({ type: "ready" }, "*");
  parent.postMessage({ type: "size", height: 1717 }, "*");
</script><iframe title="stranger" srcdoc="<script>
  for (const type of ['close', 'openDeposit', 'size']) top.postMessage({ type, height: 9999 }, '*');
  try { top.location = 'https://evil.example/'; } catch {}
</script>"></iframe>`;

async function addVendor(database: Client): Promise<void> {
  await database.query(
    `insert into vendors (code, name, name_bn, adapter, games_origin, position) values ($1, 'Jhorna', 'ঝর্ণা', $2, $3, 1)`,
    [FOREIGN_VENDOR, FOREIGN_ADAPTER, FOREIGN_ORIGIN],
  );
  await database.query(`insert into vendor_categories values ('PVP', $1, 1), ('SPORTS', $1, 1)`, [
    FOREIGN_VENDOR,
  ]);
  await database.query(
    `insert into games (vendor, code, category, name_bn, name_en, smallest_stake, largest_stake, largest_win, position,
       support_play, opens_list)
     values ($1, 'jhorna', 'PVP', 'ঝর্ণা', 'All of Jhorna', 100, 1000, 10000, 0, 1, true),
       ($1, 'jhorna-teen', 'PVP', 'তিন পাত্তি', 'Teen Patti', 100, 1000, 10000, 1, 1, false),
       ($1, 'jhorna-hostile', 'PVP', 'অচেনা', 'Stranger', 100, 1000, 10000, 2, 1, false),
       ($1, 'jhorna-sports', 'SPORTS', 'খেলাধুলা', 'Pitch', 100, 1000, 10000, 1, 1, false)`,
    [FOREIGN_VENDOR],
  );
}

async function startForeignHouse(): Promise<House & { stop(): Promise<void> }> {
  const house = await startHouse();
  const database = new Client({ connectionString: house.databaseUrl });
  await database.connect();
  await addVendor(database);
  const app = await createApp(
    readConfiguration({
      DATABASE_URL: house.databaseUrl,
      SECRET_KEY,
      ROLE: "web",
      LOG_LEVEL: "warn",
      ...UNHURRIED,
      ...RAISED_LIMITS,
    }),
    {
      log: createLog("warn"),
      siteFolder: SITE,
      vendorAdapters: new Map([[FOREIGN_ADAPTER, foreignAdapter(createForeignVendor())]]),
    },
  );
  const port = await freePort();
  await app.http?.listen({ port, host: "127.0.0.1" });
  return {
    ...house,
    url: `http://localhost:${port}`,
    stop: async () => {
      await app.stop();
      await database.end();
      await house.stop();
    },
  };
}

/** Whatever a browser asks of the vendor's origin is answered here, from now on by the hostile page where it is wanted. */
export const answerVendor = (page: Page, isHostile = false): Promise<void> =>
  page
    .route(`${FOREIGN_ORIGIN}/**`, (route) =>
      route.fulfill({
        contentType: "text/html",
        body: isHostile || route.request().url().includes("hostile") ? HOSTILE : PAGE,
      }),
    )
    .then(() => undefined);

export const test = base.extend<object, { house: House }>({
  house: [
    // eslint-disable-next-line no-empty-pattern -- the runner reads the fixtures from this pattern
    async ({}, use) => {
      const house = await startForeignHouse();
      await use(house);
      await house.stop();
    },
    { scope: "worker", timeout: 90_000 },
  ],
});
