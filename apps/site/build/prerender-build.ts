// How the drawing of first views is built: one file for Node, from the same sources and with the same names of classes and
// files as the site itself.
import { fileURLToPath } from "node:url";
import { wireTable } from "@jonaki/client/vite";
import { lingui } from "@lingui/vite-plugin";
import react from "@vitejs/plugin-react";
import type { UserConfig } from "vite";

const at = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));

export function prerenderBuild(): UserConfig {
  return {
    root: at("./"),
    publicDir: false,
    plugins: [
      react(),
      lingui({ cwd: at("../../"), failOnMissing: true, failOnCompileError: true }),
      wireTable(),
    ],
    // The launcher imports one file and nothing beside it.
    ssr: { noExternal: true },
    build: {
      target: "node24",
      ssr: at("src/prerender/prerender.ts"),
      outDir: at("./dist-prerender"),
      assetsInlineLimit: 0,
      emptyOutDir: true,
    },
  };
}
