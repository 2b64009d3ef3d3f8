// The journeys in a real browser: the house as npm start runs it, on a phone and on a desktop.
import { existsSync, readFileSync } from "node:fs";
import { defineConfig } from "@playwright/test";
import { PHONE } from "./e2e/phone.ts";

const found = new URL(".cache/browser", import.meta.url);
const executablePath =
  process.env["CHROME_PATH"] ?? (existsSync(found) ? readFileSync(found, "utf8") : "/usr/bin/chromium");

/**
 * A page is looked at in two languages and two themes on two screens. Every pair of them is met by half of the eight: a
 * phone and a desktop take different halves, and of a journey in either language one each; what names its own screen
 * runs there in its language. What does not depend on the screen is tagged so and runs on the phone, where most people
 * are. EVERY=true takes them all.
 */
const LEFT_OUT = {
  phone: /^(?!.* on a (?:phone|desktop) ).*(?:BN,? light|EN,? dark|, (?:in )?EN)$/u,
  desktop: [/^(?!.* on a (?:phone|desktop) ).*(?:BN,? dark|EN,? light|, (?:in )?BN)$/u, /@any-screen/u],
};
const leftOut = (screen: keyof typeof LEFT_OUT) =>
  process.env["EVERY"] === "true" ? {} : { grepInvert: LEFT_OUT[screen] };

export default defineConfig({
  testDir: "e2e",
  outputDir: "test-results",
  workers: 1,
  forbidOnly: true,
  retries: 0,
  // Patient, because a machine may be slow for a while, and nothing here measures speed.
  timeout: 240_000,
  expect: { timeout: 20_000 },
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
      ...leftOut("phone"),
      use: PHONE,
    },
    { name: "desktop", ...leftOut("desktop"), use: { viewport: { width: 1440, height: 900 } } },
  ],
});
