import { describe, expect, it } from "vitest";
import { startWorker } from "./worker.ts";
import type { WorkerEvent, WorkerFetch, WorkerScope } from "./worker.ts";

const ORIGIN = "https://jonaki.example";
type Net = (path: string, method: string) => Response | "silence";

/** Caches in memory: name → address → answer. */
function memoryCaches(net: (what: Request | string) => Promise<Response>) {
  const kept = new Map<string, Map<string, Response>>();
  const key = (what: RequestInfo | URL): string =>
    new URL(what instanceof Request ? what.url : String(what), ORIGIN).href;
  const open = (name: string) => {
    const files = kept.get(name) ?? new Map<string, Response>();
    kept.set(name, files);
    return {
      put: (what: RequestInfo | URL, answer: Response) => Promise.resolve(void files.set(key(what), answer)),
      add: async (what: string) => void files.set(key(what), await net(what)),
    };
  };
  const caches = {
    open: (name: string) => Promise.resolve(open(name)),
    match: (what: RequestInfo | URL) =>
      Promise.resolve([...kept.values()].map((files) => files.get(key(what))?.clone()).find(Boolean)),
    keys: () => Promise.resolve([...kept.keys()]),
    delete: (name: string) => Promise.resolve(kept.delete(name)),
  };
  const addresses = () => [...kept.values()].flatMap((files) => [...files.keys()]);
  return {
    caches: caches as unknown as WorkerScope["caches"],
    names: () => [...kept.keys()],
    addresses,
    kept,
  };
}

function start(net: Net, version = "v2") {
  const asked: string[] = [];
  const listeners: Record<string, (event: never) => void> = {};
  let left = false;
  const state: { net: Net; waiting: unknown } = { net, waiting: null };
  const ask = (what: Request | string, method = "GET"): Promise<Response> => {
    const { pathname } = new URL(what instanceof Request ? what.url : what, ORIGIN);
    asked.push(`${method} ${pathname}`);
    const answer = state.net(pathname, method);
    return answer === "silence"
      ? Promise.reject(new TypeError("Failed to fetch"))
      : Promise.resolve(answer.clone());
  };
  const memory = memoryCaches(ask);
  startWorker(
    {
      caches: memory.caches,
      location: { origin: ORIGIN },
      registration: {
        get waiting() {
          return state.waiting;
        },
        unregister: () => {
          left = true;
          return Promise.resolve(true);
        },
      },
      fetch: (what, how) => ask(what, how?.method),
      addEventListener: (kind: string, listener: (event: never) => void) => {
        listeners[kind] = listener;
      },
    },
    version,
  );
  const tell = async (kind: string, more: object = {}): Promise<void> => {
    const work: Promise<unknown>[] = [];
    const event: WorkerEvent = { waitUntil: (one) => void work.push(one), ...more };
    listeners[kind]?.(event as never);
    // What is waited for may itself begin later.
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
    await Promise.all(work);
  };
  /** Null when the worker leaves the request to the browser. */
  const get = async (url: string, { mode = "no-cors", method = "GET", preload }: GetOptions = {}) => {
    const request = new Request(new URL(url, ORIGIN), { method });
    Object.defineProperty(request, "mode", { value: mode });
    const answers: Promise<Response>[] = [];
    const more: Partial<WorkerFetch> = {
      request,
      respondWith: (one) => void answers.push(one),
      ...(preload === undefined ? {} : { preloadResponse: Promise.resolve(preload) }),
    };
    await tell("fetch", more);
    return (await answers[0]) ?? null;
  };
  return { ...memory, state, asked, tell, get, left: () => left };
}

interface GetOptions {
  readonly mode?: string;
  readonly method?: string;
  readonly preload?: Response;
}

const page = { mode: "navigate" };
const online: Net = (path) => new Response(`from the network: ${path}`);
const text = async (answer: Response | null): Promise<string | undefined> => answer?.text();

describe("the service worker", () => {
  it("[SITE-18] a page always comes from the network, and a maintenance answer is shown as it is", async () => {
    const worker = start((path) => new Response(`closed ${path}`, { status: 503 }));
    const answer = await worker.get("/index", page);
    expect(answer?.status).toBe(503);
    expect(worker.addresses()).toEqual([]);
  });

  it("[SHELL-111] without any network the offline page stands in for a page, and only then", async () => {
    const worker = start((path) => new Response(`the page ${path}`));
    await worker.tell("install");
    worker.state.net = () => "silence";
    expect(await text(await worker.get("/down?app=android", page))).toBe("the page /offline.html");
    worker.state.net = online;
    expect(await text(await worker.get("/down", page))).toBe("from the network: /down");
  });

  it("what the browser asked for ahead is taken instead of asking twice", async () => {
    const worker = start(online);
    const answer = await worker.get("/index", { ...page, preload: new Response("ahead") });
    expect(await text(answer)).toBe("ahead");
    expect(worker.asked).not.toContain("GET /index");
  });

  it("a built file is fetched once; a missing one is not kept", async () => {
    const worker = start((path) =>
      path.includes("gone") ? new Response("", { status: 404 }) : online(path, ""),
    );
    await worker.get("/assets/a-1.js");
    worker.state.net = () => "silence";
    expect(await text(await worker.get("/assets/a-1.js"))).toBe("from the network: /assets/a-1.js");
    worker.state.net = () => new Response("", { status: 404 });
    await worker.get("/assets/gone-1.js");
    expect(worker.addresses()).toEqual([`${ORIGIN}/assets/a-1.js`]);
  });

  it.each([
    ["/wps/system/status", {}],
    ["/lgw/games", {}],
    ["/lotto/opened", {}],
    ["/vendor/wallet", { method: "POST" }],
    ["/live", {}],
    ["/icons/icon-192.png", {}],
    ["/jonaki.mobileconfig", page],
    ["https://games.example/assets/a-1.js", {}],
    ["https://games.example/", page],
  ])("[SITE-19] %s is none of its business", async (url, options) => {
    const worker = start(online);
    expect(await worker.get(url, options)).toBeNull();
    expect(worker.addresses()).toEqual([]);
  });

  it("[SITE-61] a newer one leaves the old files alone until it takes over, and then they go", async () => {
    const worker = start(online, "v2");
    worker.kept.set("v1", new Map([[`${ORIGIN}/assets/old-1.js`, new Response("old")]]));
    await worker.tell("install");
    expect(worker.names()).toEqual(["v1", "v2"]);
    await worker.tell("activate");
    expect(worker.names()).toEqual(["v2"]);
    expect(worker.addresses()).toEqual([`${ORIGIN}/offline.html`]);
  });

  it("[SITE-61] what an older one wrote in its last moment goes with the next page, and never a newer one's", async () => {
    const worker = start(online, "v2");
    await worker.tell("install");
    await worker.tell("activate");
    worker.kept.set("v1", new Map());
    worker.state.waiting = {};
    await worker.get("/index", page);
    expect(worker.names()).toEqual(["v2", "v1"]);
    worker.state.waiting = null;
    await worker.get("/index", page);
    expect(worker.names()).toEqual(["v2"]);
  });

  it("leaves with everything it kept once the operator has taken its file away, and not before", async () => {
    const worker = start(online);
    await worker.tell("install");
    await worker.get("/index", page);
    expect([worker.left(), worker.asked.at(-1)]).toEqual([false, "HEAD /service-worker.js"]);
    const removed = start((path, method) =>
      method === "HEAD" ? new Response("", { status: 404 }) : online(path, ""),
    );
    await removed.tell("install");
    await removed.get("/index", page);
    expect([removed.left(), removed.names()]).toEqual([true, []]);
  });
});
