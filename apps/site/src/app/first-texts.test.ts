import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import first from "../../../../packages/i18n/src/en.json" with { type: "json" };
import later from "../../../../packages/i18n/src/later/en.json" with { type: "json" };
import { describe, expect, it } from "vitest";

/** The screens that are shown only when every text is here: pages with `needsAllTexts`, panels, and the shell behind AllTexts. */
const LATER =
  /^features\/(?:fair|reports|agents|cashier)\/|^features\/accounts\/(?!account-(?:bar|face)|log-out|use-log|member)|^features\/lobby\/(?!game-(?:tiles?|cards|cover|sheet)\.|games\.query|launch\.|start-game|use-launch)|^features\/messages\/(?:notice-(?:page|modal|list|view|kinds)|popup-notices|login-banner|help|article|feedback|use-feedback)|^features\/wallet\/(?:wallet[-.]|transfer|use-transfer)|^features\/site\/download-|^shell\/(?:captcha-field|image-|cashier-pages)|^shell\/(?:side-menu|menu-(?:head|list|icon|settings)|member-menu|vendor-dropdown|panel-frame|panels|notes-layer|transaction-state)\./u;

const folder = fileURLToPath(new URL("../", import.meta.url));
const sources = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((name) => /\.tsx?$/u.test(name) && !/\.test\.|test-doubles/u.test(name) && !LATER.test(name))
  .map((name) => ({ name, text: readFileSync(folder + name, "utf8") }));

describe("the texts of the first page", () => {
  it("[SITE-55] a screen that waits for no other texts says nothing that is not among them", () => {
    const missing = sources.flatMap(({ name, text }) =>
      Object.keys(later)
        .filter((key) => text.includes(`"${key}"`))
        .map((key) => `${name}: ${key}`),
    );
    expect(missing).toEqual([]);
  });

  it("hold what a first page may have to say, and little else", () => {
    expect(first).toHaveProperty("err_network");
    expect(Object.keys(first).length).toBeLessThan(Object.keys(later).length);
  });
});
