// Lighthouse's mobile profile on the built site, as a visitor meets it: the middle of five runs a page, against
// absolute bars. Lighthouse itself is fetched when it is first wanted.
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { runHouse } from "../packages/testkit/src/house-process.ts";
import { middle } from "./bench.ts";
import type { Bench } from "./bench.ts";

const PAGES = ["/index", "/help", "/noticePage"];
const RUNS = 5;
const BARS = { performance: 90, accessibility: 100, "best-practices": 100, seo: 95 };
type Category = keyof typeof BARS;
const CATEGORIES = Object.keys(BARS) as Category[];

const folder = fileURLToPath(new URL("../tools/lighthouse/", import.meta.url));
const program = join(folder, "node_modules/lighthouse/cli/index.js");

interface Report {
  readonly categories: Readonly<Record<Category, { readonly score: number }>>;
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
}

function fetchProgram(): void {
  if (existsSync(program)) return;
  const { status } = spawnSync("npm", ["ci", "--no-audit", "--no-fund"], { cwd: folder, stdio: "inherit" });
  if (status !== 0) throw new Error("Lighthouse could not be installed; npm's words are above.");
}

/** What Lighthouse says when it lost its own trace, and asks to be run again. */
const LOST_TRACE = "NO_NAVSTART";

function runOnce(url: string, into: string, triesLeft = 2): Report {
  const { status, stderr } = spawnSync(
    process.execPath,
    [
      program,
      url,
      "--quiet",
      "--output=json",
      `--output-path=${into}`,
      `--only-categories=${CATEGORIES.join(",")}`,
      "--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-background-networking",
    ],
    { env: { ...process.env, CHROME_PATH: browserPath() }, encoding: "utf8" },
  );
  if (status !== 0 && triesLeft > 0 && stderr.includes(LOST_TRACE)) return runOnce(url, into, triesLeft - 1);
  if (status !== 0) throw new Error(`Lighthouse ended badly: ${stderr.slice(-500)}`);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the report's own shape.
  return JSON.parse(readFileSync(into, "utf8")) as Report;
}

const browserPath = (): string =>
  readFileSync(fileURLToPath(new URL("../.cache/browser", import.meta.url)), "utf8");

async function run() {
  fetchProgram();
  const house = await runHouse();
  const into = mkdtempSync(join(tmpdir(), "jonaki-lighthouse-"));
  try {
    const rows = PAGES.map((page) => {
      const reports = Array.from({ length: RUNS }, () =>
        runOnce(house.url + page, join(into, "report.json")),
      );
      const audit = (name: string): number =>
        middle(reports.map(({ audits }) => audits[name]?.numericValue ?? Number.NaN));
      const score = (category: Category): number =>
        Math.round(middle(reports.map(({ categories }) => categories[category].score)) * 100);
      return {
        page,
        performance: score("performance"),
        accessibility: score("accessibility"),
        "best practices": score("best-practices"),
        seo: score("seo"),
        "first paint ms": Math.round(audit("first-contentful-paint")),
        "largest paint ms": Math.round(audit("largest-contentful-paint")),
        "blocked ms": Math.round(audit("total-blocking-time")),
        shift: Number(audit("cumulative-layout-shift").toFixed(3)),
        holds: String(
          CATEGORIES.every((category) => score(category) >= BARS[category]) &&
            audit("cumulative-layout-shift") === 0,
        ),
      };
    });
    return {
      rows,
      figure: rows.map(({ page, performance }) => `${page}:${performance}`).join(","),
      bar: "performance>=90,accessibility=100,best-practices=100,seo>=95,shift=0",
      holds: rows.every(({ holds }) => holds === "true"),
    };
  } finally {
    rmSync(into, { recursive: true, force: true });
    await house.stop();
  }
}

export const lighthouse: Bench = {
  name: "lighthouse",
  about: "Lighthouse's mobile profile on /index, /help and /noticePage, the middle of five runs",
  run,
};
