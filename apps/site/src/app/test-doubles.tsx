// A whole site without a browser or a server: fake time, fake answers, storage in memory. For tests only.
import { observable } from "@jonaki/browser/observable";
import type { Tabs } from "@jonaki/browser/tabs";
import { memoryStorage } from "@jonaki/browser/test-doubles";
import { safeStore } from "@jonaki/browser/text-store";
import type { BrowserStorage } from "@jonaki/browser/text-store";
import { act, configure, render } from "@testing-library/react";
import type { CallRequest, LiveSocket } from "@jonaki/client";
import { CATALOGUES, compileCatalogue } from "@jonaki/i18n/server";
import { BRAND_DEFAULTS } from "@jonaki/wire/brand";
import { callTable } from "@jonaki/wire/call-table";
import { notifyManager } from "@tanstack/react-query";
import { vi } from "vitest";
import { App } from "./app.tsx";
import type { BrowserPage } from "./browser-page.ts";
import type { SiteTimers } from "./clock.ts";
import type { BeaconNote } from "./network.ts";
import { createQueries } from "./queries.ts";
import { createSiteHistory } from "./site-history.ts";
import { openSiteLive } from "./site-live.ts";
import { readStartData } from "./start-data.ts";
import type { Permission, StartData } from "./start-data.ts";
import { startServices } from "./start.ts";
import type { SitePorts } from "./start.ts";
import { showTheme } from "./theme-page.ts";

// A window is there when its files are, and how long those take is the machine's affair: no test here is about speed.
configure({ asyncUtilTimeout: 45_000 });

export const NOW = "2026-11-14T20:00:00.000Z";

export const PERMISSION: Permission = {
  whitelabel: [{ modId: "SITE3", enabled: "1", childrenNodes: [] }],
  registrationRules: [],
  resources: [],
  customerService: { enabled: true },
  analytics: { gtagId: "" },
  imageCDNs: [],
  launchGameCDNs: [],
  location: { ip: "203.0.113.47", country: "BD" },
  maintenance: null,
  regionRestriction: null,
  sealing: { kid: "k1", publicKey: { kty: "EC", crv: "P-256", x: "x", y: "y" } },
  time: NOW,
};

/** The answer of a site that has a member centre. */
export const MEMBER_PERMISSION: Permission = {
  ...PERMISSION,
  whitelabel: [{ modId: "MEMBERCENTER3", enabled: "1", childrenNodes: [] }],
};

/**
 * A press that may fetch a part of the program. Awaited as a whole: what suspends while a press is not awaited is sometimes
 * never drawn again.
 */
export const pressing = (press: () => Promise<void>): Promise<void> =>
  act(async () => {
    await press();
    await vi.dynamicImportSettled();
  });

export interface FakeTime extends SiteTimers {
  readonly nowMs: () => number;
  /** Lets time pass, and everything that falls due with it; what waits for an idle moment runs first. */
  readonly advance: (byMs: number) => Promise<void>;
}

interface Due {
  readonly run: () => void;
  readonly periodMs: number | null;
  atMs: number;
}

export function fakeTime(startIso = NOW): FakeTime {
  let nowMs = Date.parse(startIso);
  const due = new Set<Due>();
  const add = (one: Due): (() => void) => {
    due.add(one);
    return () => due.delete(one);
  };
  const after: FakeTime["after"] = (delayMs, run) => add({ run, periodMs: null, atMs: nowMs + delayMs });
  return {
    nowMs: () => nowMs,
    after,
    every: (periodMs, run) => add({ run, periodMs, atMs: nowMs + periodMs }),
    whenIdle: (run) => after(0, run),
    advance: async (byMs) => {
      const untilMs = nowMs + byMs;
      await settle();
      for (;;) {
        const next = [...due].filter(({ atMs }) => atMs <= untilMs).sort((a, b) => a.atMs - b.atMs)[0];
        if (next === undefined) break;
        nowMs = next.atMs;
        if (next.periodMs === null) due.delete(next);
        else next.atMs += next.periodMs;
        next.run();
        await settle();
      }
      nowMs = untilMs;
    },
  };
}

async function settle(): Promise<void> {
  for (let turn = 0; turn < 40; turn += 1) await Promise.resolve();
}

/** What the server says to a path: a value, a refusal as [status, code] and what comes with it, or nothing at all. */
export type Reply =
  | { readonly value: unknown }
  | readonly [status: number, code: string, value?: object]
  | "silence";
export type Replies = Record<string, Reply | (() => Reply)>;

function respond(reply: Reply): Promise<Response> {
  if (reply === "silence") return Promise.reject(new TypeError("Failed to fetch"));
  if ("value" in reply)
    return Promise.resolve(Response.json({ success: true, code: null, value: reply.value }));
  const [status, code, value = null] = reply;
  return Promise.resolve(
    Response.json({ success: false, code, value, message: `text of ${code}` }, { status }),
  );
}

export interface FakeSocket extends LiveSocket {
  readonly hear: (message: unknown) => void;
  readonly open: () => void;
  readonly said: readonly unknown[];
  readonly isClosed: () => boolean;
}

export function fakeSocket(): FakeSocket {
  const listeners = new Map<string, ((event: { readonly data: unknown }) => void)[]>();
  const tell = (kind: string, data: unknown): void => {
    for (const one of listeners.get(kind) ?? []) one({ data });
  };
  const said: unknown[] = [];
  let closed = false;
  return {
    addEventListener: (kind: string, listener: (event: { readonly data: unknown }) => void) =>
      void listeners.set(kind, [...(listeners.get(kind) ?? []), listener]),
    send: (text) => void said.push(JSON.parse(text)),
    close: () => {
      closed = true;
    },
    hear: (message) => tell("message", JSON.stringify(message)),
    open: () => tell("open", null),
    said,
    isClosed: () => closed,
  };
}

export interface SiteOptions {
  readonly start?: Partial<StartData> | null;
  readonly replies?: Replies;
  readonly local?: Readonly<Record<string, string>>;
  /** The other tabs; without them this one is alone. */
  readonly tabs?: Tabs;
  readonly session?: Readonly<Record<string, string>>;
  readonly cookies?: Readonly<Record<string, string>>;
  readonly ports?: Partial<SitePorts>;
}

const DEFAULT_REPLIES: Replies = {
  "/wps/system/status": { value: PERMISSION },
  "/wps/system/countryCode": { value: { country: "BD", countryDialingCode: "880" } },
  "/wps/system/domainRoute": { value: { domainList: ["jonaki.example"], resources: [] } },
  "/wps/system/language": { value: null },
};

/** The page as the server sent it; null leaves the data block out. */
function servePage(start: Partial<StartData> | null): void {
  const block = { brand: BRAND_DEFAULTS, claims: [], permission: PERMISSION, ...start };
  document.head.innerHTML =
    start === null ? "" : `<script type="application/json" id="start-data">${JSON.stringify(block)}</script>`;
}

interface TestWindow {
  readonly happyDOM: { setViewport(size: { readonly width: number; readonly height: number }): void };
}

/** How wide the screen is; 800 px high. */
export const setWidth = (width: number): void =>
  (window as unknown as TestWindow).happyDOM.setViewport({ width, height: 800 });

/** A page that opens no windows and is never really loaded again. */
export const testPage = (reload: () => void): BrowserPage => ({
  host: window.location.host,
  origin: "https://jonaki.example",
  os: "TestOS",
  reload,
  openWindow: () => null,
  showLocale: (locale) => {
    document.documentElement.lang = locale;
  },
  showTheme: (theme) => showTheme(document, theme),
  wantsNoMotion: () => true,
});

/** Everything a site needs, started; what it does outside can be looked at. */
export async function startSite(options: SiteOptions = {}) {
  servePage(options.start === undefined ? {} : options.start);
  const time = fakeTime();
  const requests: CallRequest[] = [];
  const notes: BeaconNote[] = [];
  const sockets: FakeSocket[] = [];
  const replies: Replies = { ...DEFAULT_REPLIES, ...options.replies };
  const session = memoryStorage(options.session);
  const local = memoryStorage(options.local);
  const jar = memoryStorage(options.cookies);
  const storage: BrowserStorage = { session: safeStore(() => session), local: safeStore(() => local) };
  const cookies = safeStore(() => jar);
  let reloads = 0;
  const services = await startServices({
    start: readStartData(document.getElementById("start-data")?.textContent),
    // Screens are tested before their server is built, too.
    table: callTable({ planned: true }),
    transport: (request) => {
      requests.push(request);
      const reply = replies[request.url.split("?")[0] ?? ""] ?? ([404, "NOT_FOUND"] as const);
      return respond(typeof reply === "function" ? reply() : reply);
    },
    storage,
    tabs: options.tabs ?? { tell: () => undefined, hear: () => undefined },
    openTabs: () => ({ tell: () => undefined, hear: () => undefined }),
    cookies,
    page: testPage(() => (reloads += 1)),
    history: createSiteHistory(window),
    clock: time,
    timers: time,
    chance: (count) => new Uint8Array(count).fill(7),
    cipher: crypto.subtle,
    install: { state: observable("by-hand"), isApple: false, ask: () => Promise.resolve() },
    connection: { isOnline: () => true, subscribe: () => () => undefined },
    sendNote: (note) => void notes.push(note),
    solvePuzzle: (puzzle) => Promise.resolve(`solved ${puzzle}`),
    loadFirstTexts: (language) => Promise.resolve(compileCatalogue(CATALOGUES[language])),
    loadCatalogue: (language) => Promise.resolve(compileCatalogue(CATALOGUES[language])),
    openLive: (parts) => {
      const connect = (): FakeSocket => {
        const socket = fakeSocket();
        sockets.push(socket);
        return socket;
      };
      return Promise.resolve(
        openSiteLive({ ...parts, connect, timers: time, chance: (count) => new Uint8Array(count) }),
      );
    },
    ...options.ports,
  });
  const asked = (path: string): readonly CallRequest[] => requests.filter(({ url }) => url.startsWith(path));
  return {
    services,
    time,
    requests,
    asked,
    replies,
    notes,
    sockets,
    session,
    local,
    jar,
    reloads: () => reloads,
  };
}

/** The same with the application drawn at an address. */
export async function openSite(path: string, options: SiteOptions = {}) {
  window.history.replaceState(null, "", path);
  const site = await startSite(options);
  // The client tells its screens a timer later; a test would have to wait for that.
  notifyManager.setScheduler(queueMicrotask);
  const queries = createQueries();
  return { ...site, queries, view: render(<App services={site.services} queries={queries} />) };
}

/** The same once every part that the address needs has come: a busy machine may take its time for them. */
export async function openSettled(path: string, options: SiteOptions = {}) {
  const site = await act(() => openSite(path, options));
  await act(() => vi.dynamicImportSettled());
  return site;
}

/** What the server says to the member over the socket, which is opened for it. */
export async function hearLive(
  { sockets, time }: Awaited<ReturnType<typeof openSite>>,
  name: string,
  value: object = {},
): Promise<void> {
  await act(async () => {
    await time.advance(0);
    const [socket] = sockets;
    if (socket === undefined) throw new Error("Nobody follows the site.");
    socket.open();
    socket.hear({ kind: "welcome", member: true });
    socket.hear({ kind: "joined", topic: "member", seq: 1 });
    socket.hear({ kind: "event", event: { topic: "member", name, seq: 2, time: NOW, value } });
    await time.advance(0);
  });
}
