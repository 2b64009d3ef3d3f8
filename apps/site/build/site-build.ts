// How a page of the site is built: hashed files under /assets, compressed once and never again. Each page is a
// build of its own, so that what the support page needs does not split the parts of the first page.
import { fileURLToPath } from "node:url";
import { wireTable } from "@jonaki/client/vite";
import { precompress } from "@jonaki/ui/precompress";
import { lingui } from "@lingui/vite-plugin";
import react from "@vitejs/plugin-react";
import type { UserConfig } from "vite";
import { earlyFiles } from "./early-files.ts";
import { letters } from "./letters.ts";

interface PageBuild {
  readonly page: string;
  /** Lazy modules this page always needs, by a part of their path. */
  readonly earlyModules: readonly string[];
  /** The first build empties the folder, the others add to it. */
  readonly emptyOutDir: boolean;
}

const at = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** Of the icons only what draws them: each picture stays with the screen that shows it; of the queries not what lobbies alone use. */
const VENDOR =
  /\/node_modules\/(?:(?:react|react-dom|scheduler|@lingui)\/|@tanstack\/(?!.*(?:infinite|mutationObserver|useMutation))|lucide-react\/dist\/esm\/(?!icons\/))/iu;

/** Small things that the home page shares with other screens: one file, where each alone would cost a request. */
const PARTS = new RegExp(
  [
    "lucide-react/dist/esm/icons/(?:arrow-right|cherry|chevron-left|chevron-right|club|dices|fish|flame|gamepad-2|megaphone|play|shield-check|spade|ticket|trophy|volleyball)\\.",
    "packages/i18n/src/(?!country-format)[a-z-]+\\.ts$",
    "packages/ui/src/(?:badge|card|chip|digits|icon-button|skeleton|use-keyboard-scroll)",
    "site/src/app/(?:hosts\\.rules|image-memory|infinite-scroll|near-screen|throttle)",
    "site/src/shell/(?:category|lazy-image|load-problem|poster|rich-t|tint\\.rules|use-ca|use-come)",
    "site/src/features/lobby/(?:game-(?:cover|tile)|launch\\.rules|use-launch)",
    "site/src/features/messages/(?:announcements\\.query|banner-slide|notices\\.rules)",
  ].join("|"),
  "u",
);

/** The icons that other screens share: one file too, which the home page never waits for. */
const ICONS = /\/lucide-react\/dist\/esm\/icons\//u;

const TARGET = ["chrome87", "safari14"];

export function siteBuild({ page, earlyModules, emptyOutDir }: PageBuild): UserConfig {
  return {
    root: at("./"),
    plugins: [
      react(),
      lingui({ cwd: at("../../"), failOnMissing: true, failOnCompileError: true }),
      wireTable(),
      letters(at("../../packages/ui/src/fonts.css")),
      earlyFiles({ modules: earlyModules, beforePaint: at("./src/app/before-paint.ts"), target: TARGET }),
      precompress(at("./dist")),
    ],
    build: {
      target: TARGET,
      outDir: at("./dist"),
      emptyOutDir,
      // The program that draws first views reads from it in which order styles stand.
      manifest: emptyOutDir,
      assetsInlineLimit: 0,
      // Where modulepreload is unknown the parts simply come a moment later.
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: { page: at(page) },
        // What others wrote changes rarely: a new release of ours leaves it in the visitor's cache.
        // What every page starts with is one file: in a dozen it would be larger by a tenth.
        output: {
          codeSplitting: {
            groups: [
              { name: "vendor", test: VENDOR },
              { name: "start", tags: ["$initial"] },
              { name: "parts", test: PARTS, minShareCount: 2 },
              { name: "icons", test: ICONS, minShareCount: 2 },
            ],
          },
        },
        // The wire only declares: one constant must not bring the table of settings along.
        treeshake: { moduleSideEffects: [{ test: /\/packages\/wire\//u, sideEffects: false }] },
      },
    },
  };
}
