// The gallery of controls on the development server: every control in both themes and languages, sound for a machine.
import { fileURLToPath } from "node:url";
import { test as base } from "@playwright/test";
import { createServer } from "vite";
import { freePort } from "../packages/testkit/src/house-process.ts";
import { CHOICES, expect } from "./house.ts";
import { expectSound } from "./sound.ts";

const at = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));

const test = base.extend<object, { gallery: string }>({
  gallery: [
    // eslint-disable-next-line no-empty-pattern -- the runner reads the fixtures from this pattern
    async ({}, use) => {
      const port = await freePort();
      const vite = await createServer({
        root: at("apps/site"),
        configFile: at("apps/site/vite.config.ts"),
        cacheDir: at(".cache/vite-e2e"),
        logLevel: "error",
        server: { port, strictPort: true, hmr: false },
      });
      await vite.listen();
      await use(`http://localhost:${port}/gallery.html`);
      await vite.close();
    },
    { scope: "worker" },
  ],
});

for (const { lang, theme } of CHOICES) {
  test(`[SHELL-101] [SHELL-107] [SHELL-108] every control stands on the gallery, ${lang} ${theme}`, async ({
    page,
    gallery,
  }, info) => {
    const complaints: string[] = [];
    page.on("pageerror", (problem) => complaints.push(problem.message));
    await page.goto(`${gallery}?theme=${theme}&lang=${lang}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    await expectSound(page);
    await page.screenshot({ path: info.outputPath("gallery.png"), fullPage: true });
    expect(complaints).toEqual([]);
  });
}

declare global {
  interface Window {
    /** How far down the note reached, frame by frame. */
    reached: number[];
  }
}

/** A press that ends on something else than where it began is none: nothing may slide in between. */
test("a note comes and goes in its own place and passes over nothing below it", async ({ page, gallery }) => {
  await page.goto(`${gallery}?theme=dark&lang=EN`);
  await page.evaluate(() => {
    window.reached = [];
    const look = (): void => {
      const note = document.querySelector("[data-sonner-toast]");
      if (note !== null) window.reached.push(note.getBoundingClientRect().bottom);
      requestAnimationFrame(look);
    };
    look();
  });
  await page.locator("[data-open='toast']").click();
  const note = page.locator("[data-sonner-toast]");
  await expect(note).toHaveCSS("opacity", "1");
  const rest = await note.evaluate((element) => element.getBoundingClientRect().bottom);
  await note.getByRole("button").click();
  await expect(note).toHaveCount(0);
  const reached = await page.evaluate(() => window.reached);
  expect(reached.length).toBeGreaterThan(2);
  expect(Math.max(...reached)).toBeLessThanOrEqual(Math.ceil(rest));
});
