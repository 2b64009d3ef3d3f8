// The program that draws first views in the house.
import { defineConfig } from "vite";
import { prerenderBuild } from "./build/prerender-build.ts";

export default defineConfig({
  ...prerenderBuild(),
  // What is bundled for Node asks for it at run time; drawing is always done as it is served.
  define: { "process.env.NODE_ENV": JSON.stringify("production") },
});
