// A whole office without a browser or a server: fake time, fake answers, storage in memory. For tests only.
import type { Tabs } from "@jonaki/browser/tabs";
import { memoryStorage } from "@jonaki/browser/test-doubles";
import { safeStore } from "@jonaki/browser/text-store";
import type { ReactNode } from "react";
import { act, configure, render } from "@testing-library/react";
import type { CallRequest } from "@jonaki/client";
import { CATALOGUES, compileCatalogue } from "@jonaki/i18n/server";
import { officeCallTable } from "@jonaki/wire/call-table";
import { PERMISSIONS } from "@jonaki/wire/office-permissions";
import type { Permission } from "@jonaki/wire/office-permissions";
import { notifyManager } from "@tanstack/react-query";
import { vi } from "vitest";
import { App } from "./app.tsx";
import type { OfficeTimers } from "./clock.ts";
import { createQueries } from "./queries.ts";
import { startServices } from "./start.ts";

// A desk is there when its files are, and how long those take is the machine's affair: no test here is about speed.
configure({ asyncUtilTimeout: 45_000 });

export const NOW = "2026-11-16T06:00:00.000Z";
const HOUR_MS = 3_600_000;

/** What the house says before anybody signs in; the key is a real one, made for this. */
const START = {
  brand: "jonaki",
  timeZone: "Asia/Dhaka",
  currency: "BDT",
  currencySymbol: "৳",
  sealing: {
    kid: "k1",
    publicKey: {
      kty: "EC",
      crv: "P-256",
      x: "MKBCTNIcKUSDii11ySs3526iDZ8AiTo7Tu6KPAqv7D4",
      y: "4Etl6SRW2YiLUrN5vfvVHuhp7x8PxltmWWlbbM4IFyM",
    },
  },
  time: NOW,
};

export const OWNER = {
  operatorId: "1",
  username: "nadia",
  name: "Nadia",
  roles: ["owner"],
  permissions: [...PERMISSIONS] as readonly Permission[],
  mustChangePassword: false,
};

/** What the server says to a path: a value, an image, a refusal as [status, code], or nothing at all. */
export type Reply =
  | { readonly value: unknown }
  | { readonly image: string }
  | readonly [status: number, code: string]
  | "silence";
export type Replies = Record<string, Reply | ((request: CallRequest) => Reply)>;

function respond(reply: Reply): Promise<Response> {
  if (reply === "silence") return Promise.reject(new TypeError("Failed to fetch"));
  if ("value" in reply)
    return Promise.resolve(Response.json({ success: true, code: null, value: reply.value }));
  if ("image" in reply)
    return Promise.resolve(new Response(reply.image, { headers: { "content-type": "image/png" } }));
  const [status, code] = reply;
  return Promise.resolve(
    Response.json({ success: false, code, value: null, message: `text of ${code}` }, { status }),
  );
}

interface FakeTime extends OfficeTimers {
  readonly nowMs: () => number;
  readonly advance: (byMs: number) => Promise<void>;
}

function fakeTime(): FakeTime {
  let nowMs = Date.parse(NOW);
  const due = new Set<{ readonly run: () => void; readonly periodMs: number | null; atMs: number }>();
  const add = (delayMs: number, periodMs: number | null, run: () => void): (() => void) => {
    const one = { run, periodMs, atMs: nowMs + delayMs };
    due.add(one);
    return () => due.delete(one);
  };
  return {
    nowMs: () => nowMs,
    after: (delayMs, run) => add(delayMs, null, run),
    every: (periodMs, run) => add(periodMs, periodMs, run),
    advance: (byMs) =>
      act(async () => {
        const untilMs = nowMs + byMs;
        for (;;) {
          const next = [...due].filter(({ atMs }) => atMs <= untilMs).sort((a, b) => a.atMs - b.atMs)[0];
          if (next === undefined) break;
          nowMs = next.atMs;
          if (next.periodMs === null) due.delete(next);
          else next.atMs += next.periodMs;
          next.run();
          for (let turn = 0; turn < 40; turn += 1) await Promise.resolve();
        }
        nowMs = untilMs;
      }),
  };
}

export interface OfficeOptions {
  readonly replies?: Replies;
  /** Whoever is signed in; null for nobody. */
  readonly operator?: Partial<typeof OWNER> | null;
  readonly local?: Readonly<Record<string, string>>;
  /** The other tabs; without them this one is alone. */
  readonly tabs?: Tabs;
}

const NO_TABS: Tabs = { tell: () => undefined, hear: () => undefined };

/** A press that may fetch a part of the program; awaited as a whole. */
export const pressing = (press: () => Promise<unknown>): Promise<void> =>
  act(async () => {
    await press();
    await vi.dynamicImportSettled();
  });

/** The office drawn at an address, in English unless the device remembers another language. */
export async function openOffice(
  path: string,
  { replies = {}, operator = {}, local = {}, tabs = NO_TABS }: OfficeOptions = {},
) {
  window.history.replaceState(null, "", path);
  notifyManager.setScheduler(queueMicrotask);
  const time = fakeTime();
  const requests: CallRequest[] = [];
  const news: ReactNode[] = [];
  const saved: { readonly name: string; readonly text: string }[] = [];
  const kept = memoryStorage({ lang: "EN", ...local });
  const session = memoryStorage(operator === null ? {} : { officeToken: "the-token" });
  const until = new Date(Date.parse(NOW) + HOUR_MS).toISOString();
  const answers: Replies = {
    "GET /bo/start": { value: START },
    "GET /bo/session": { value: { operator: { ...OWNER, ...operator }, until } },
    "GET /bo/approvals": { value: { list: [], pageNum: 1, totalPages: 1 } },
    "GET /bo/operators": { value: { operators: [], roles: [] } },
    "GET /bo/queues": { value: { queues: [] } },
    ...replies,
  };
  const services = await startServices({
    table: officeCallTable(),
    transport: (request) => {
      requests.push(request);
      const reply =
        answers[`${request.method} ${request.url.split("?")[0]}`] ?? ([404, "NOT_FOUND"] as const);
      return respond(typeof reply === "function" ? reply(request) : reply);
    },
    tabs,
    storage: { session: safeStore(() => session), local: safeStore(() => kept) },
    page: {
      reload: () => undefined,
      showLocale: (locale) => {
        document.documentElement.lang = locale;
      },
      showTheme: (theme) => {
        document.documentElement.dataset["theme"] = theme;
      },
      saveFile: (name, text) => void saved.push({ name, text }),
    },
    showNews: ({ text }) => void news.push(text),
    clock: time,
    timers: time,
    chance: (count) => new Uint8Array(count).fill(7),
    loadTexts: (language) => Promise.resolve(compileCatalogue(CATALOGUES[language])),
  });
  const asked = (call: string): readonly CallRequest[] =>
    requests.filter(({ method, url }) => `${method} ${url}`.startsWith(call));
  const bodies = (call: string): readonly unknown[] =>
    asked(call).map(({ body }): unknown => JSON.parse(typeof body === "string" ? body : "null"));
  const view = await act(() => render(<App services={services} queries={createQueries()} />));
  await act(() => vi.dynamicImportSettled());
  return { services, time, answers, requests, asked, bodies, saved, news, local: kept, session, view };
}
