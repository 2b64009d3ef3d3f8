// The journeys in a real browser: the house as npm start runs it, on a phone and on a desktop.
import { existsSync, readFileSync } from "node:fs";
import { defineConfig } from "@playwright/test";
import { PHONE } from "./e2e/phone.ts";

const found = new URL(".cache/browser", import.meta.url);
const executablePath =
  process.env["CHROME_PATH"] ?? (existsSync(found) ? readFileSync(found, "utf8") : "/usr/bin/chromium");

export default defineConfig({
  testDir: "e2e",
  outputDir: "test-results",
  workers: 1,
  forbidOnly: true,
  retries: 0,
  timeout: 90_000,
  reporter: [["list"], ["json", { outputFile: ".cache/playwright.json" }]],
  use: {
    // As root Chromium has no sandbox; the rest keeps it from looking for hosts outside.
    launchOptions: {
      executablePath,
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-background-networking",
        "--disable-component-update",
        "--no-first-run",
      ],
    },
    screenshot: "only-on-failure",
  },
  projects: [
    {
      name: "phone",
      // What a text may hold and what is kept of a round does not depend on the screen; the journeys of cashier and desks
      // choose theirs.
      testIgnore: [
        "**/hostile-html.spec.ts",
        "**/cashier.spec.ts",
        "**/desks.spec.ts",
        "**/many-rounds.spec.ts",
        "**/many-flights.spec.ts",
        "**/killed-house.spec.ts",
      ],
      use: PHONE,
    },
    { name: "desktop", use: { viewport: { width: 1440, height: 900 } } },
  ],
});
