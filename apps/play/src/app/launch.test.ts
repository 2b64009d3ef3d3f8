import { safeStore } from "@jonaki/browser/text-store";
import { describe, expect, it } from "vitest";
import { linkFrame } from "./frame-link.ts";
import type { FrameWindow } from "./frame-link.ts";
import { readLaunch } from "./launch.ts";
import { openLaunch } from "./open.ts";
import type { HttpAnswer } from "./network.ts";
import { settingsIn } from "./settings.ts";
import { memoryStore, openedWith } from "./test-doubles.tsx";

describe("the address of a game", () => {
  const read = (address: string, block?: string) => readLaunch(new URL(address), block);

  it("[LOB-49] carries game, ticket, language and theme", () => {
    const launch = read(
      "https://games.test/dice?ticket=abc&language=EN&theme=light",
      '{"siteOrigins":["https://site.test"]}',
    );
    expect(launch).toEqual({
      game: "dice",
      ticket: "abc",
      language: "EN",
      theme: "light",
      siteOrigins: ["https://site.test"],
    });
  });

  it("begins in Bengali and dark, and talks to nobody it was not told of", () => {
    const expected = { game: "dice", ticket: "", language: "BN", theme: "dark", siteOrigins: [] };
    expect(read("https://games.test/dice?language=fr&theme=pink")).toEqual(expected);
    expect(read("https://games.test/dice", "no json")).toEqual(expected);
    expect(read("https://games.test/dice", '{"siteOrigins":"*"}')).toEqual(expected);
  });
});

describe("opening and coming back", () => {
  const launch = readLaunch(new URL("https://games.test/dice?ticket=first"), null);
  const studio = () => {
    const asked: unknown[][] = [];
    const post = (path: string, token: string | null): Promise<HttpAnswer> => {
      asked.push([path, token]);
      return Promise.resolve({ status: 200, body: openedWith() });
    };
    return { asked, post };
  };

  it("[LOB-49] the ticket is used once; the same page loaded again goes on with its token", async () => {
    const { asked, post } = studio();
    const store = memoryStore();
    await openLaunch(post, store, launch);
    await openLaunch(post, store, launch);
    expect(asked).toEqual([
      ["/api/open", null],
      ["/api/reopen", openedWith().token],
    ]);
  });

  it("[LOB-49] another ticket is another session", async () => {
    const { asked, post } = studio();
    const store = memoryStore();
    await openLaunch(post, store, launch);
    await openLaunch(post, store, { ...launch, ticket: "second" });
    expect(asked.map(([path]) => path)).toEqual(["/api/open", "/api/open"]);
  });

  it("[VEN-20] a refusal is told, and an answer that cannot be read is no answer", async () => {
    const answer = (status: number, body: unknown) =>
      openLaunch(async () => ({ status, body }), memoryStore(), launch);
    expect(await answer(403, { code: "TICKET_INVALID", stakes: null })).toEqual({
      refusal: { code: "TICKET_INVALID", stakes: null },
    });
    expect(await answer(502, "<html>")).toEqual({ refusal: { code: "NETWORK", stakes: null } });
    expect(await answer(200, { ...openedWith(), balance: 12 })).toEqual({
      refusal: { code: "NETWORK", stakes: null },
    });
  });
});

describe("the site around the frame", () => {
  const SITE = "https://site.test";
  function framed(ancestor?: string) {
    const posted: unknown[][] = [];
    const parent = { postMessage: (...words: unknown[]) => void posted.push(words) };
    let hear = (_event: unknown): void => undefined;
    const own = {
      parent,
      location: ancestor === undefined ? {} : { ancestorOrigins: [ancestor] },
      addEventListener: (_type: string, listener: typeof hear) => {
        hear = listener;
      },
      removeEventListener: () => undefined,
    } as unknown as FrameWindow;
    return { own, parent, posted, send: (event: object) => hear(event) };
  }

  it("[VEN-19] is spoken to by its origin, never by a star", () => {
    const { own, posted } = framed(SITE);
    linkFrame(own, ["https://other.test", SITE]).say({ type: "ready" });
    expect(posted).toEqual([[{ type: "ready" }, SITE]]);
    const stranger = framed("https://evil.test");
    linkFrame(stranger.own, [SITE]).say({ type: "ready" });
    expect(stranger.posted).toEqual([]);
  });

  it("[VEN-19] is heard from its own window and origin only", () => {
    const { own, parent, send } = framed();
    const heard: unknown[] = [];
    linkFrame(own, [SITE]).listen((message) => heard.push(message));
    send({ origin: SITE, source: parent, data: { type: "pause" } });
    send({ origin: "https://evil.test", source: parent, data: { type: "resume" } });
    send({ origin: SITE, source: {}, data: { type: "resume" } });
    send({ origin: SITE, source: parent, data: { type: "bet" } });
    send({ origin: SITE, source: parent, data: "pause" });
    expect(heard).toEqual([{ type: "pause" }]);
  });

  it("[VEN-19] a game alone in its tab says nothing to itself", () => {
    const posted: unknown[] = [];
    const alone = { location: {}, postMessage: (message: unknown) => posted.push(message) };
    const own = Object.assign(alone, { parent: alone }) as unknown as FrameWindow;
    const link = linkFrame(own, [SITE]);
    link.say({ type: "close" });
    expect([link.isFramed, posted]).toEqual([false, []]);
  });
});

describe("what is kept in the browser", () => {
  it("[INS-16] the last settings come back, and what cannot be read any more is the default", () => {
    const store = memoryStore();
    const read = (value: unknown) => {
      if (typeof value !== "number") throw new Error("no number");
      return value;
    };
    const settings = settingsIn(store, "dice", read, 7);
    expect(settings.read()).toBe(7);
    settings.write(9);
    expect(settings.read()).toBe(9);
    store.write("settings.dice", '"nine"');
    expect(settings.read()).toBe(7);
  });

  it("[INS-16] a browser that refuses storage keeps the values as long as the page lives", () => {
    const store = safeStore(() => {
      throw new Error("storage is forbidden in this frame");
    });
    expect(store.read("a")).toBeNull();
    store.write("a", "1");
    expect(store.read("a")).toBe("1");
  });
});
