// The file the browser runs as the site's service worker; its version is the build's.
import { startWorker } from "./worker.ts";
import type { WorkerScope } from "./worker.ts";

declare const WORKER_VERSION: string;

startWorker(globalThis as unknown as WorkerScope, WORKER_VERSION);
