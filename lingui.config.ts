// Lingui's settings: explicit ids, flat JSON catalogues beside the formatters, compiled by the Vite plugin.
import { defineConfig } from "@lingui/cli";
import { formatter } from "@lingui/format-json";

export default defineConfig({
  sourceLocale: "en",
  locales: ["bn", "en"],
  catalogs: [
    { path: "<rootDir>/packages/i18n/src/{locale}", include: [] },
    { path: "<rootDir>/packages/i18n/src/later/{locale}", include: [] },
    { path: "<rootDir>/packages/i18n/src/office/{locale}", include: [] },
  ],
  format: formatter({ style: "minimal" }),
});
