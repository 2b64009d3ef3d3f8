// The game clients: one page, one lazily loaded part a game, hashed files under /assets on the games' own origin.
import { fileURLToPath } from "node:url";
import { precompress } from "@jonaki/ui/precompress";
import { lingui } from "@lingui/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const VENDOR = /\/node_modules\/(?:react|react-dom|scheduler|@lingui)\//u;

export default defineConfig({
  root: at("./"),
  plugins: [
    react(),
    lingui({ cwd: at("../../"), failOnMissing: true, failOnCompileError: true }),
    precompress(at("./dist")),
  ],
  build: {
    target: ["chrome87", "safari14"],
    outDir: at("./dist"),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: "vendor", test: VENDOR }] } },
      // The mathematics only declare: one function must not bring the others and their hashes along.
      treeshake: { moduleSideEffects: [{ test: /\/packages\/games\//u, sideEffects: false }] },
    },
  },
});
