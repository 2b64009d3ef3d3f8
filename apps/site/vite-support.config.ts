// The support page, which stands beside the application even while that is closed.
import { defineConfig } from "vite";
import { siteBuild } from "./build/site-build.ts";

export default defineConfig(
  siteBuild({ page: "./support.html", earlyModules: ["packages/i18n/src/bn.json"], emptyOutDir: false }),
);
