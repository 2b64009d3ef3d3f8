// Makes a checkout ready for what is about to run: install, build, a browser for tests. Plain JavaScript,
// because the machine's own Node (20 or newer) runs it the first time; it says in one line what it does.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../", import.meta.url));
const at = (path) => join(root, path);
const wanted = process.argv[2] ?? "start";

function run(command, words, problem) {
  const done = spawnSync(command, words, { cwd: root, stdio: ["ignore", "inherit", "inherit"] });
  if (done.status !== 0) giveUp(problem);
}

function giveUp(problem) {
  console.error(problem);
  process.exit(1);
}

/** A stamp says what something was made from; the same stamp means nothing to do. */
function isStamped(file, stamp) {
  return existsSync(at(file)) && readFileSync(at(file), "utf8") === stamp;
}

function install() {
  const stamp = createHash("sha256")
    .update(readFileSync(at("package-lock.json")))
    .digest("hex");
  const file = "node_modules/.jonaki-install";
  if (isStamped(file, stamp)) return;
  console.log("Installing packages (once, a minute or two) …");
  run("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"], "npm ci failed; its words are above.");
  writeFileSync(at(file), stamp);
}

/** Everything a folder is built from, by name, size and time of change. */
function describe(folder) {
  return readdirSync(at(folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (["node_modules", "dist", "dist-prerender"].includes(entry.name)) return [];
    if (entry.isDirectory()) return describe(path);
    const { size, mtimeMs } = statSync(at(path));
    return [`${path} ${size} ${mtimeMs}`];
  });
}

const BUILDS = [
  {
    app: "apps/site",
    what: "the site",
    configs: [
      "vite.config.ts",
      "vite-support.config.ts",
      "vite-worker.config.ts",
      "vite-prerender.config.ts",
    ],
  },
  { app: "apps/play", what: "the games", configs: ["vite.config.ts"] },
  { app: "apps/office", what: "the office", configs: ["vite.config.ts"] },
];

function build({ app, what, configs }) {
  const sources = [app, "packages"].flatMap(describe);
  const lock = readFileSync(at("package-lock.json"));
  const stamp = createHash("sha256").update(sources.join("\n")).update(lock).digest("hex");
  const file = `${app}/dist/.stamp`;
  if (isStamped(file, stamp)) return;
  console.log(`Building ${what} …`);
  for (const config of configs) {
    const words = [at("node_modules/vite/bin/vite.js"), "build", at(app), "--config", at(`${app}/${config}`)];
    run(
      at("node_modules/.bin/node"),
      [...words, "--logLevel", "warn"],
      "The build failed; its words are above.",
    );
  }
  writeFileSync(at(file), stamp);
}

const SHELL = "chromium-headless-shell";

function findBrowser() {
  // The same browser without the windows nobody sees does the same in five sixths of the time.
  const names = [SHELL, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
  const folders = (process.env.PATH ?? "").split(delimiter);
  const found = names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((path) => existsSync(path));
  return process.env.CHROME_PATH ?? found;
}

/** The tests run in a real browser: without one they fail, they do not skip. */
function browser() {
  if (findBrowser() === undefined && process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    console.log("Installing Chromium for the tests …");
    spawnSync("apt-get", ["update", "-qq"], { stdio: "ignore" });
    const done = spawnSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", SHELL], {
      stdio: "ignore",
    });
    if (done.status !== 0) giveUp(`apt-get could not install ${SHELL}; install it, or set CHROME_PATH.`);
  }
  const path = findBrowser();
  if (path === undefined)
    giveUp(`The tests need Chromium: install it (apt-get install ${SHELL}), or set CHROME_PATH to one.`);
  mkdirSync(at(".cache"), { recursive: true });
  writeFileSync(at(".cache/browser"), path);
}

install();
if (wanted !== "dev") BUILDS.forEach(build);
if (wanted === "test") browser();
