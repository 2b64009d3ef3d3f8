// The gallery of controls on the development server: every control in both themes and languages, sound for a machine.
import { fileURLToPath } from "node:url";
import { test as base } from "@playwright/test";
import { createServer } from "vite";
import { CHOICES, expect, expectSound } from "./house.ts";

const PORT = 39_202;
const at = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));

const test = base.extend<object, { gallery: string }>({
  gallery: [
    // eslint-disable-next-line no-empty-pattern -- the runner reads the fixtures from this pattern
    async ({}, use) => {
      const vite = await createServer({
        root: at("apps/site"),
        configFile: at("apps/site/vite.config.ts"),
        cacheDir: at(".cache/vite-e2e"),
        logLevel: "error",
        server: { port: PORT, strictPort: true, hmr: false },
      });
      await vite.listen();
      await use(`http://localhost:${PORT}/gallery.html`);
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
