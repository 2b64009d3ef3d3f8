// How the service worker and the offline page it keeps are built. Every build that differs gets a version of its own,
// and with it a cache of its own.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { UserConfig } from "vite";

const at = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));

export function buildVersion(fileNames: readonly string[], offlinePage: string): string {
  const names = fileNames.toSorted().join("\n");
  return createHash("sha256").update(names).update(offlinePage).digest("hex").slice(0, 8);
}

export function workerBuild(): UserConfig {
  const version = buildVersion(readdirSync(at("dist/assets")), readFileSync(at("offline.html"), "utf8"));
  return {
    root: at("./"),
    publicDir: false,
    define: { WORKER_VERSION: JSON.stringify(version) },
    build: {
      target: ["chrome87", "safari14"],
      outDir: at("./dist"),
      emptyOutDir: false,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: { "service-worker": at("src/worker/service-worker.ts"), offline: at("offline.html") },
        // The browser finds the worker by its name, so it has no hash.
        output: { entryFileNames: "[name].js" },
      },
    },
  };
}
