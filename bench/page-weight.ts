// What the first page sends: the JavaScript a browser really loads for /index in Bengali, as served in brotli.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";
import type { Bench } from "./bench.ts";
import { runHouse } from "../packages/testkit/src/house-process.ts";

const BAR_BYTES = 100 * 1024;

const browserPath = (): string =>
  readFileSync(fileURLToPath(new URL("../.cache/browser", import.meta.url)), "utf8");

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
    await page.goto(`${house.url}/index`, { waitUntil: "networkidle" });
    const rows = await Promise.all(sizes);
    const bytes = rows.filter(({ file }) => file.endsWith(".js")).reduce((sum, row) => sum + row.bytes, 0);
    return {
      rows: rows.sort((a, b) => b.bytes - a.bytes),
      figure: `${(bytes / 1024).toFixed(1)}KB`,
      bar: "<=100KB",
      holds: bytes <= BAR_BYTES,
    };
  } finally {
    await browser.close();
    await house.stop();
  }
}

export const pageWeight: Bench = {
  name: "page-weight",
  about: "JavaScript of the first page as served, in brotli",
  run,
};
