// @vitest-environment happy-dom
import { act, cleanup, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Permission } from "./start-data.ts";
import { openSite, PERMISSION } from "./test-doubles.tsx";

const STATUS = "/wps/system/status";
const MAINTAINED: Permission = { ...PERMISSION, maintenance: { endTime: null } };
const RESTRICTED: Permission = { ...PERMISSION, regionRestriction: { reason: "COUNTRY" } };

const open: typeof openSite = async (path, options) => {
  let site: Awaited<ReturnType<typeof openSite>> | null = null;
  await act(async () => {
    site = await openSite(path, options);
  });
  // Lazy screens arrive by real imports.
  await act(() => vi.dynamicImportSettled());
  return site!;
};
const pass = (byMs: number) => act(async () => void (await vi.advanceTimersByTimeAsync(byMs)));
const heading = () => screen.getByRole("heading", { level: 1 }).textContent;

describe("the gate", () => {
  beforeEach(
    () =>
      void vi.useFakeTimers({
        toFake: ["setTimeout", "setInterval", "clearTimeout", "clearInterval", "Date"],
      }),
  );
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });

  it("[SITE-7] the page's own answer is enough to draw the site, without a call", async () => {
    const { asked } = await open("/index");
    expect(heading()).toBe("জোনাকির শুরুটা এখানে");
    expect(asked(STATUS)).toEqual([]);
  });

  it("[SITE-7] without a data block the site host is asked about, behind a skeleton", async () => {
    const { time } = await open("/index", {
      start: null,
      ports: { transport: () => new Promise<Response>(() => undefined) },
    });
    await act(() => time.advance(10_000));
    expect(screen.queryByRole("heading")).toBeNull();
    expect(screen.getByText("লোড হচ্ছে")).toBeTruthy();
  });

  it("[SITE-7] the call names the host", async () => {
    const { asked } = await open("/index", { start: null });
    expect(asked(STATUS).map(({ url }) => url)).toEqual([
      `${STATUS}?url=${encodeURIComponent(window.location.host)}`,
    ]);
    expect(asked(STATUS)[0]!.headers["Background"]).toBe("1");
    expect(heading()).toBe("জোনাকির শুরুটা এখানে");
  });

  it("[SITE-9] a host that is not ours shows INVALID_URL and no site", async () => {
    await open("/index", { start: { permission: null } });
    expect(heading()).toBe("ঠিকানাটি সঠিক নয়, অনুগ্রহ করে গ্রাহকসেবায় যোগাযোগ করুন");
    expect(screen.queryByRole("banner")).toBeNull();
  });

  it("[SITE-9] the call's refusal shows the same", async () => {
    await open("/index", { start: null, replies: { [STATUS]: [422, "INVALID_URL"] } });
    expect(heading()).toBe("ঠিকানাটি সঠিক নয়, অনুগ্রহ করে গ্রাহকসেবায় যোগাযোগ করুন");
  });

  it("[SITE-10] a status change takes effect within a minute, without a reload, both ways", async () => {
    const { replies, asked } = await open("/index");
    replies[STATUS] = { value: MAINTAINED };
    await pass(59_000);
    expect(asked(STATUS)).toHaveLength(0);
    await pass(1_000);
    await act(() => vi.dynamicImportSettled());
    expect(heading()).toBe("সিস্টেম রক্ষণাবেক্ষণ");
    replies[STATUS] = { value: PERMISSION };
    await pass(60_000);
    expect(heading()).toBe("জোনাকির শুরুটা এখানে");
  });

  it("[SITE-10] an answer that brings nothing to be seen is learned, and nothing is drawn again", async () => {
    const { replies, asked, queries, services, time } = await open("/index");
    const before = queries.getQueryData(["permission"]);
    replies[STATUS] = { value: { ...PERMISSION, time: "2026-11-14T20:00:30.000Z" } };
    await pass(60_000);
    expect(asked(STATUS)).toHaveLength(1);
    expect(queries.getQueryData(["permission"])).toBe(before);
    expect(services.serverClock.nowMs() - time.nowMs()).toBe(30_000);
  });

  it("[SITE-10] looking at the tab again asks at once", async () => {
    const { asked } = await open("/index");
    await act(async () => void document.dispatchEvent(new Event("visibilitychange")));
    expect(asked(STATUS)).toHaveLength(1);
    await act(async () => void window.dispatchEvent(new Event("focus")));
    expect(asked(STATUS)).toHaveLength(2);
  });

  it("[SITE-10] joining the topic and the live event status.changed ask at once", async () => {
    const { asked, sockets, time } = await open("/index");
    await act(() => time.advance(0));
    const socket = sockets[0]!;
    socket.open();
    socket.hear({ kind: "welcome", member: false });
    await act(async () => socket.hear({ kind: "joined", topic: "site", seq: 1 }));
    expect(asked(STATUS)).toHaveLength(1);
    const event = { topic: "site", name: "status.changed", seq: 2, time: PERMISSION.time, value: {} };
    await act(async () => socket.hear({ kind: "event", event }));
    expect(asked(STATUS)).toHaveLength(2);
  });

  it("[SITE-10] a repeat that gets no answer keeps the last one", async () => {
    const { replies, asked, time } = await open("/index");
    replies[STATUS] = "silence";
    await pass(60_000);
    await act(() => time.advance(1_000));
    expect(asked(STATUS)).toHaveLength(2);
    expect(heading()).toBe("জোনাকির শুরুটা এখানে");
  });

  it("[SITE-63] a first call without an answer shows NETWORK and can be tried again", async () => {
    vi.useRealTimers();
    const { replies, time } = await open("/index", { start: null, replies: { [STATUS]: "silence" } });
    await act(() => time.advance(1_000));
    expect(heading()).toBe("নেটওয়ার্ক সংযোগে সমস্যা হচ্ছে, অনুগ্রহ করে আবার চেষ্টা করুন");
    replies[STATUS] = { value: PERMISSION };
    await userEvent.click(screen.getByRole("button", { name: "আবার চেষ্টা করুন" }));
    expect(heading()).toBe("জোনাকির শুরুটা এখানে");
  });

  it.each([
    ["maintenance", MAINTAINED, "সিস্টেম রক্ষণাবেক্ষণ"],
    ["restriction", RESTRICTED, "আইপি সীমাবদ্ধতা"],
  ])("[SITE-16, SITE-18] the %s page replaces the whole application", async (_name, permission, title) => {
    const { notes, asked } = await open("/index", { start: { permission } });
    expect(heading()).toBe(title);
    expect(within(screen.getByRole("main")).getByRole("heading").textContent).toBe(title);
    expect(screen.queryByRole("contentinfo")).toBeNull();
    expect(screen.queryByRole("link")).toBeNull();
    expect(notes).toEqual([]);
    expect(asked("/wps/system/domainRoute")).toEqual([]);
  });

  it("[SITE-17] maintenance and restriction together show maintenance", async () => {
    await open("/index", {
      start: { permission: { ...MAINTAINED, regionRestriction: { reason: "COUNTRY" } } },
    });
    expect(heading()).toBe("সিস্টেম রক্ষণাবেক্ষণ");
  });

  it("[SITE-33] the country code is fetched on start, in maintenance too", async () => {
    const { asked, time } = await open("/index", { start: { permission: MAINTAINED } });
    await act(() => time.advance(0));
    expect(asked("/wps/system/countryCode")).toHaveLength(1);
  });
});
