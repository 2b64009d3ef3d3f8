// How the player site is built: one page, hashed files under /assets, compressed once here and never again.
import { fileURLToPath } from "node:url";
import { wireTable } from "@jonaki/client/vite";
import { lingui } from "@lingui/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import type { ProxyOptions } from "vite";
import { earlyFiles } from "./build/early-files.ts";
import { precompress } from "./build/precompress.ts";

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const VENDOR = /\/node_modules\/(?:react|react-dom|scheduler|react-router|@tanstack|@lingui)\//u;

const SERVER = "http://localhost:3000";
const proxied: ProxyOptions = { target: SERVER, ws: true };
/** /live is the live socket and also the lobby of the live tables [SHELL-14]: a page request stays here. */
const proxiedUnlessPage: ProxyOptions = {
  ...proxied,
  bypass: ({ headers }) => (headers.accept?.includes("text/html") === true ? "/index.html" : undefined),
};

export default defineConfig({
  root: at("./"),
  plugins: [
    react(),
    lingui({ cwd: at("../../"), failOnMissing: true, failOnCompileError: true }),
    wireTable(),
    earlyFiles({
      modules: ["packages/i18n/src/bn.json", "src/features/home/home-page.tsx"],
      blocking: "before-paint",
    }),
    precompress(at("./dist")),
  ],
  build: {
    target: ["chrome87", "safari14"],
    outDir: at("./dist"),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    // Where modulepreload is unknown the parts simply come a moment later.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: at("./index.html"), "before-paint": at("./src/app/before-paint.ts") },
      // What others wrote changes rarely: a new release of ours leaves it in the visitor's cache.
      output: { codeSplitting: { groups: [{ name: "vendor", test: VENDOR }] } },
      // The wire only declares: one constant must not bring the table of settings along.
      treeshake: { moduleSideEffects: [{ test: /\/packages\/wire\//u, sideEffects: false }] },
    },
  },
  server: {
    proxy: {
      "^/(wps|lgw|lotto|beacon)(/|\\?|$)": proxied,
      "^/live(\\?|$)": proxiedUnlessPage,
    },
  },
});
