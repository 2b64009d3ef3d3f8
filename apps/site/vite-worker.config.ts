// The service worker, a small file under a name that never changes, and its offline page. Built last, because the
// version is made of the names of all built files.
import { defineConfig } from "vite";
import { workerBuild } from "./build/worker-build.ts";

export default defineConfig(workerBuild());
