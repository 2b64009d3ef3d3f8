// What the first page sends before it can be used: the JavaScript a browser asks for until the site has taken over the
// view of /index, and everything of the first load, as served in brotli.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";
import type { Bench } from "./bench.ts";
import { runHouse } from "../packages/testkit/src/house-process.ts";

const BAR_BYTES = 120 * 1024;
const WHOLE_BAR_BYTES = 450 * 1024;

const browserPath = (): string =>
  readFileSync(fileURLToPath(new URL("../.cache/browser", import.meta.url)), "utf8");

interface Noted {
  usableAtMs?: number;
}

/** In the page: when the banners answered to a press, which is when React knows their element. */
function noteWhenUsable(): void {
  const look = (): void => {
    const banners = document.querySelector("main section");
    const isTaken = banners !== null && Object.keys(banners).some((key) => key.startsWith("__reactProps"));
    if (isTaken) (window as Noted).usableAtMs = performance.now();
    else requestAnimationFrame(look);
  };
  look();
}

/** In the page: what was asked for after that. */
function askedLater(): string[] {
  const usableAtMs = (window as Noted).usableAtMs ?? Number.POSITIVE_INFINITY;
  return performance
    .getEntriesByType("resource")
    .filter(({ startTime }) => startTime > usableAtMs)
    .map(({ name }) => new URL(name).pathname);
}

async function run() {
  const house = await runHouse();
  const browser = await chromium.launch({
    executablePath: browserPath(),
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
  });
  try {
    const page = await browser.newPage();
    const sizes: Promise<{ file: string; kind: string; bytes: number }>[] = [];
    page.on("requestfinished", (request) => {
      sizes.push(
        request.sizes().then((size) => ({
          file: new URL(request.url()).pathname,
          kind: request.resourceType(),
          bytes: size.responseBodySize,
        })),
      );
    });
    await page.addInitScript(noteWhenUsable);
    await page.goto(`${house.url}/index`, { waitUntil: "networkidle" });
    const later = new Set(await page.evaluate(askedLater));
    const rows = (await Promise.all(sizes)).map((row) => ({
      ...row,
      when: later.has(row.file) ? "later" : "first",
    }));
    const sum = (fits: (row: (typeof rows)[number]) => boolean): number =>
      rows.filter(fits).reduce((total, row) => total + row.bytes, 0);
    const first = sum(({ file, when }) => file.endsWith(".js") && when === "first");
    const whole = sum(() => true);
    return {
      rows: rows.sort((a, b) => b.bytes - a.bytes),
      figure: `${(first / 1024).toFixed(1)}KB,${(whole / 1024).toFixed(1)}KB in all`,
      bar: "<=120KB,<=450KB in all",
      holds: first <= BAR_BYTES && whole <= WHOLE_BAR_BYTES,
    };
  } finally {
    await browser.close();
    await house.stop();
  }
}

export const pageWeight: Bench = {
  name: "page-weight",
  about: "JavaScript of the first page until it can be used, and all of its first load, in brotli",
  run,
};
