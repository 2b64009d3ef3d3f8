// One runner for pure, database, journey and screen tests; the browser ones run in Playwright (e2e).
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [react()],
  test: {
    include: ["{apps,packages,tools}/**/*.test.{ts,tsx}"],
    exclude: ["**/node_modules/**", "**/dist/**"],
    globalSetup: ["packages/testkit/src/global-setup.ts"],
    // Generous: a start under load takes its time, and nothing here measures speed.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
  },
});
