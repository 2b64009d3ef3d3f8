// The back office: one page, a lazily loaded part for each desk, hashed files under /assets on an origin of its own; and the
// development server in front of the house.
import { fileURLToPath } from "node:url";
import { wireTable } from "@jonaki/client/vite";
import { precompress } from "@jonaki/ui/precompress";
import { officeCallTable } from "@jonaki/wire/call-table";
import { lingui } from "@lingui/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const VENDOR = /\/node_modules\/(?:react|react-dom|scheduler|react-router|@tanstack|@lingui)\//u;

export default defineConfig({
  root: at("./"),
  plugins: [
    react(),
    lingui({ cwd: at("../../"), failOnMissing: true, failOnCompileError: true }),
    wireTable(officeCallTable),
    precompress(at("./dist")),
  ],
  build: {
    target: ["chrome107", "safari16"],
    outDir: at("./dist"),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "vendor", test: VENDOR },
            // What every page starts with is one file: its styles stand in the order they were written in.
            { name: "start", tags: ["$initial"] },
          ],
        },
      },
      // Compressing takes longer than building, and that is no news.
      checks: { bundlerTimings: false },
      // The wire only declares: one constant must not bring the table of settings along.
      treeshake: { moduleSideEffects: [{ test: /\/packages\/wire\//u, sideEffects: false }] },
    },
  },
  server: { proxy: { "^/bo(/|\\?|$)": "http://localhost:3001" } },
});
