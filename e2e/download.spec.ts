// The app on a visitor's own device: the download page, the worker, the offline page, the iPhone profile.
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { ANY_SCREEN, CHOICES, expect, open, test } from "./house.ts";
import { standBefore } from "./release.ts";
import { expectSound } from "./sound.ts";

const TITLE = { BN: "অ্যাপ ডাউনলোড", EN: "App download" } as const;
/** The browser changes workers when it finds the time. */
const PATIENCE = { timeout: 60_000 };
const OFFLINE = "জোনাকিতে পৌঁছানো যাচ্ছে না";

/** The worker is registered when the page is idle; from then on it answers for every page that is opened. */
const workerReady = (page: Page): Promise<string | undefined> =>
  page.evaluate(async () => (await navigator.serviceWorker.ready).active?.scriptURL);

const cacheNames = (page: Page): Promise<string[]> => page.evaluate(() => caches.keys());

for (const choice of CHOICES) {
  test(`[SHELL-20] [SHELL-111] the download page, ${choice.lang} ${choice.theme}`, async ({
    page,
    house,
    complaints,
  }, info) => {
    await open(page, `${house.url}/down`, choice);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(TITLE[choice.lang]);
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 2 })).toHaveCount(3);
    await expect(main.locator("figure svg image")).toHaveCount(2);
    await expectSound(page);
    await page.screenshot({ path: info.outputPath("download.png"), fullPage: true });
    expect(complaints).toEqual([]);
  });
}

test("[SHELL-110] the home page's strip leads to the download page", async ({ page, house }, info) => {
  await open(page, `${house.url}/index`);
  const strip = page.getByRole("region", { name: "ফোনে জোনাকি" });
  await strip.scrollIntoViewIfNeeded();
  if (info.project.name === "desktop") await expect(strip.locator("svg image")).toHaveCount(2);
  await strip.screenshot({ path: info.outputPath("strip.png") });
  await strip.getByRole("link").click();
  await expect(page).toHaveURL(`${house.url}/down`);
});

test(
  "[SHELL-111] the manifest and its icons answer, and the page names them",
  ANY_SCREEN,
  async ({ page, house, request }) => {
    await open(page, `${house.url}/index`);
    const href = await page.locator('link[rel="manifest"]').getAttribute("href");
    const manifest = await (await request.get(new URL(href ?? "", house.url).href)).json();
    expect(manifest).toMatchObject({ lang: "bn", start_url: "/index", display: "standalone" });
    const touch = await page.locator('link[rel="apple-touch-icon"]').getAttribute("href");
    for (const src of [touch, ...manifest.icons.map((icon: { src: string }) => icon.src)]) {
      const answer = await request.get(new URL(src, house.url).href);
      expect([answer.status(), answer.headers()["content-type"]]).toEqual([200, "image/png"]);
    }
  },
);

test(
  "[SITE-26] the iPhone profile is a property list the browser can read, for this very host",
  ANY_SCREEN,
  async ({ page, house, request }) => {
    const answer = await request.get(`${house.url}/jonaki.mobileconfig`);
    expect(answer.headers()["content-type"]).toBe("application/x-apple-aspen-config");
    await open(page, `${house.url}/index`);
    const texts = await page.evaluate(
      (text) => {
        const list = new DOMParser().parseFromString(text, "application/xml");
        if (list.querySelector("parsererror") !== null) return [];
        return [...list.querySelectorAll("string")].map((one) => one.textContent);
      },
      await answer.text(),
    );
    expect(texts).toContain("com.apple.webClip.managed");
    expect(texts).toContain(`${house.url}/index`);
    expect(
      (await request.get(`${house.url}/jonaki.mobileconfig`, { headers: { host: "evil.example" } })).status(),
    ).toBe(422);
  },
);

test(
  "[SITE-18] [SHELL-111] offline there is the offline page, and a try after coming back shows the site",
  ANY_SCREEN,
  async ({ page, house, context }, info) => {
    await open(page, `${house.url}/index`);
    expect(await workerReady(page)).toBe(`${house.url}/service-worker.js`);
    await context.setOffline(true);
    await page.goto(`${house.url}/help`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(OFFLINE);
    await expectSound(page);
    await page.screenshot({ path: info.outputPath("offline.png") });
    await context.setOffline(false);
    await page.getByRole("link").click();
    await expect(page).toHaveURL(`${house.url}/help`);
    await expect(page.getByRole("banner")).toBeVisible();
  },
);

test(
  "[SITE-18] [SITE-19] the worker hides no maintenance: the next page shows it",
  ANY_SCREEN,
  async ({ page, house }) => {
    await open(page, `${house.url}/index`);
    await workerReady(page);
    await page.reload();
    await house.switches.setMaintenance({ on: true, endsAt: null });
    try {
      await page.goto(`${house.url}/help`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("সিস্টেম রক্ষণাবেক্ষণ");
    } finally {
      await house.switches.setMaintenance({ on: false, endsAt: null });
    }
    expect(await keptPaths(page)).not.toContainEqual(
      expect.stringMatching(/^\/(?:wps|lgw|lotto|live|index|help)/u),
    );
  },
);

const keptPaths = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const caching = (await caches.keys()).map(async (name) => (await caches.open(name)).keys());
    return (await Promise.all(caching)).flat().map(({ url }) => new URL(url).pathname);
  });

/**
 * Waits until one worker alone is left, seen from a page that has none: the browser lets the waiting one in only
 * when no page of the older one is open and the older one has ended its work, and a page opened before that stops it.
 */
async function onlyWorkerIsActive(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const states = new Map<string, string>();
  devtools.on("ServiceWorker.workerVersionUpdated", ({ versions }) => {
    for (const { versionId, status } of versions) states.set(versionId, status);
  });
  await devtools.send("ServiceWorker.enable");
  await expect
    .poll(() => [...states.values()].filter((state) => state !== "redundant"), PATIENCE)
    .toEqual(["activated"]);
  await devtools.detach();
}

test(
  "[SITE-61] a newer worker waits for the open pages, and then takes over with caches of its own",
  ANY_SCREEN,
  async ({ page, house }) => {
    const release = await standBefore(house.url);
    await open(page, `${release.url}/fair`);
    await workerReady(page);
    await page.reload({ waitUntil: "networkidle" });
    const [first = ""] = await cacheNames(page);
    const kept = await keptPaths(page);
    expect(kept).toContainEqual(expect.stringMatching(/^\/assets\/.+\.js$/u));
    release.changeWorker((text) => text.replace(first, "feed0002"));
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    // Installing takes its time, and may be over before anybody listens.
    const waiting = () => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting?.state);
    await expect.poll(waiting, PATIENCE).toBe("installed");
    // The running page still has every part it had.
    expect(await keptPaths(page)).toEqual(expect.arrayContaining(kept));
    await page.goto("about:blank");
    await onlyWorkerIsActive(page);
    await expect(async () => {
      await page.goto(`${release.url}/fair`);
      expect(await cacheNames(page)).toEqual(["feed0002"]);
    }).toPass();
    await release.stop();
  },
);

test(
  "[SITE-61] a worker whose file the operator has removed is gone with the next page",
  ANY_SCREEN,
  async ({ page, house }) => {
    const release = await standBefore(house.url);
    await open(page, `${release.url}/index`);
    await workerReady(page);
    release.changeWorker(() => null);
    await expect(async () => {
      await page.goto(`${release.url}/help`, { waitUntil: "networkidle" });
      const left = await page.evaluate(async () => [
        (await navigator.serviceWorker.getRegistrations()).length,
        (await caches.keys()).length,
      ]);
      expect(left).toEqual([0, 0]);
    }).toPass();
    await release.stop();
  },
);

test(
  "[FAIR-9] on a page the worker serves the verifier needs no network, either",
  ANY_SCREEN,
  async ({ page, house, context }) => {
    const text = readFileSync("docs/fair/README.md", "utf8");
    const known = JSON.parse(/```json\n([\s\S]+?)```/u.exec(text)?.[1] ?? "null");
    await open(page, `${house.url}/fair`, { lang: "EN" });
    await workerReady(page);
    await page.reload({ waitUntil: "networkidle" });
    await context.setOffline(true);
    const values = {
      "Server seed": known.serverSeed,
      "Server seed hash": known.serverSeedHash,
      "Client seed": known.clientSeed,
      "Number of the round": String(known.nonce),
      Choices: JSON.stringify(known.choices),
      Outcome: JSON.stringify(known.outcome),
    };
    for (const [name, value] of Object.entries(values))
      await page.getByRole("textbox", { name, exact: true }).fill(value);
    await page.getByRole("button", { name: "Verify" }).click();
    await expect(page.getByRole("region", { name: "Result" })).toContainText("Match");
    await context.setOffline(false);
  },
);
