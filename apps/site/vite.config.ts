// The player site: its build, and the development server in front of the house.
import { defineConfig } from "vite";
import type { ProxyOptions } from "vite";
import { siteBuild } from "./build/site-build.ts";

const SERVER = "http://localhost:3000";
const proxied: ProxyOptions = { target: SERVER, ws: true };
/** /live is the live socket and also the lobby of the live tables [SHELL-14]: a page request stays here. */
const proxiedUnlessPage: ProxyOptions = {
  ...proxied,
  bypass: ({ headers }) => (headers.accept?.includes("text/html") === true ? "/index.html" : undefined),
};

export default defineConfig({
  ...siteBuild({
    page: "./index.html",
    earlyModules: ["packages/i18n/src/bn.json", "src/shell/home-page.tsx"],
    emptyOutDir: true,
  }),
  server: {
    proxy: {
      "^/(wps|lgw|lotto|beacon)(/|\\?|$)": proxied,
      "^/live(\\?|$)": proxiedUnlessPage,
    },
  },
});
