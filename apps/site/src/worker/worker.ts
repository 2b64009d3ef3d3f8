// What the service worker does: pages always come from the network, and without one the offline page stands in;
// built files, whose names change with their content, are kept. A kept page could hide maintenance [SITE-18], so none is.
export interface WorkerEvent {
  readonly waitUntil: (work: Promise<unknown>) => void;
}

export interface WorkerFetch extends WorkerEvent {
  readonly request: Request;
  /** What the browser asked for while the worker was still waking up. */
  readonly preloadResponse?: Promise<Response | undefined>;
  readonly respondWith: (answer: Promise<Response>) => void;
}

export interface WorkerScope {
  readonly caches: Pick<CacheStorage, "open" | "match" | "keys" | "delete">;
  readonly location: { readonly origin: string };
  readonly registration: {
    readonly navigationPreload?: { readonly enable: () => Promise<void> };
    readonly unregister: () => Promise<boolean>;
    /** A newer worker, on its way in. */
    readonly installing?: unknown;
    readonly waiting?: unknown;
  };
  readonly fetch: (what: Request | string, how?: RequestInit) => Promise<Response>;
  addEventListener(kind: "install" | "activate", listener: (event: WorkerEvent) => void): void;
  addEventListener(kind: "fetch", listener: (event: WorkerFetch) => void): void;
}

const OFFLINE = "/offline.html";
const SELF = "/service-worker.js";
/** A file that is opened or downloaded by its address is the browser's own business. */
const FILE = /\.(?!html$)[^/]+$/u;

/** It never hurries a change: a newer worker waits until no page of this one is open, so no part of a running page goes. */
export function startWorker(scope: WorkerScope, version: string): void {
  const { caches } = scope;
  let hasLeft = false;

  const forget = async (but: string | null): Promise<void> => {
    for (const name of await caches.keys()) if (name !== but) await caches.delete(name);
  };

  /** An operator who takes the worker's file away is rid of the worker with the next page. */
  const leaveWhenRemoved = async (): Promise<void> => {
    const { status } = await scope.fetch(SELF, { method: "HEAD", cache: "no-store" });
    if (status !== 404 && status !== 410) return;
    hasLeft = true;
    await scope.registration.unregister();
    await forget(null);
  };

  /** What an older one wrote in its last moment, after its files were dropped, goes with the next page. */
  const tidy = async (): Promise<void> => {
    const { installing, waiting } = scope.registration;
    if ((installing ?? null) === null && (waiting ?? null) === null) await forget(version);
    await leaveWhenRemoved();
  };

  const page = async (event: WorkerFetch): Promise<Response> => {
    try {
      const answer = (await event.preloadResponse) ?? (await scope.fetch(event.request));
      event.waitUntil(tidy().catch(() => undefined));
      return answer;
    } catch {
      return (await caches.match(OFFLINE)) ?? Response.error();
    }
  };

  /** A full or broken cache costs a download and nothing else. */
  const file = async (event: WorkerFetch): Promise<Response> => {
    const { request } = event;
    const kept = await caches.match(request).catch(() => undefined);
    if (kept !== undefined) return kept;
    const answer = await scope.fetch(request);
    if (answer.status === 200 && !hasLeft) {
      const copy = answer.clone();
      const keep = async (): Promise<void> => (await caches.open(version)).put(request, copy);
      event.waitUntil(keep().catch(() => undefined));
    }
    return answer;
  };

  scope.addEventListener("install", (event) =>
    event.waitUntil(caches.open(version).then((cache) => cache.add(OFFLINE))),
  );
  scope.addEventListener("activate", (event) =>
    event.waitUntil(Promise.all([scope.registration.navigationPreload?.enable(), forget(version)])),
  );
  scope.addEventListener("fetch", (event) => {
    const { method, mode, url } = event.request;
    const { origin, pathname } = new URL(url);
    if (method !== "GET" || origin !== scope.location.origin) return;
    if (mode === "navigate" && !FILE.test(pathname)) event.respondWith(page(event));
    else if (pathname.startsWith("/assets/")) event.respondWith(file(event));
  });
}
