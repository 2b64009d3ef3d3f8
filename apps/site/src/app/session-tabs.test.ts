// One login for all tabs: asking, taking over, and going out together.
import { browserTabs } from "@jonaki/browser/tabs";
import type { Tabs } from "@jonaki/browser/tabs";
import { memoryStorage } from "@jonaki/browser/test-doubles";
import { safeStore } from "@jonaki/browser/text-store";
import { describe, expect, it } from "vitest";
import { createSession } from "./session.ts";
import type { Session } from "./session.ts";
import { shareSession } from "./session-tabs.ts";

/** A channel as browsers have it: what one tab tells all others hear, never itself. */
function channel() {
  const listeners = new Map<number, (note: unknown) => void>();
  const told: unknown[] = [];
  const tab = (number: number): Tabs => ({
    tell: (note) => {
      told.push(note);
      for (const [other, hear] of listeners) if (other !== number) hear(structuredClone(note));
    },
    hear: (listener) => void listeners.set(number, listener),
  });
  let tabs = 0;
  const open = (values: Readonly<Record<string, string>> = {}): Session & { tabs: Tabs } => {
    const own = tab((tabs += 1));
    const area = memoryStorage(values);
    const session = createSession(safeStore(() => area));
    shareSession(session, own);
    return { ...session, tabs: own };
  };
  return { open, told };
}

const MEMBER = {
  token: "secret",
  username: "rina01",
  account: "rina01",
  nickname: "Rina",
  customerId: "77",
  isAgent: "41",
  toUpline: "true",
  memberLabel: '["vip"]',
};

describe("tabs", () => {
  it("[ACC-22] a new tab takes the session over from an open one, with everything about the member", () => {
    const { open } = channel();
    open(MEMBER);
    const fresh = open();
    expect(fresh.token()).toBe("secret");
    expect([
      fresh.read("account"),
      fresh.read("isAgent"),
      fresh.read("toUpline"),
      fresh.read("memberLabel"),
    ]).toEqual(["rina01", 41, true, ["vip"]]);
    expect(fresh.read("cpw")).toBeNull();
  });

  it("[ACC-22] when the token arrives the rest is there already", () => {
    const { open } = channel();
    const values: (string | null)[] = [];
    const early = open();
    early.subscribe(() => {
      if (early.token() !== null) values.push(early.read("account"));
    });
    const member = open(MEMBER);
    member.tabs.tell({ kind: "session", values: { token: "secret", account: "rina01" } });
    expect(values[0]).toBe("rina01");
  });

  it("[ACC-22] caches and the brand's keys stay where they are", () => {
    const { open, told } = channel();
    open({ ...MEMBER, merchant: "M", merchantCode: "C", routers: "{}", favGames: "[1]" });
    open();
    expect(told.at(-1)).toMatchObject({ kind: "session" });
    expect(Object.keys((told.at(-1) as { values: object }).values).sort()).toEqual(
      Object.keys(MEMBER).sort(),
    );
  });

  it("[ACC-22] nobody answers when nobody is logged in, and a tab with a session asks for none", () => {
    const { open, told } = channel();
    expect([open().token(), open().token()]).toEqual([null, null]);
    open(MEMBER);
    expect(told).toEqual([{ kind: "ask" }, { kind: "ask" }]);
  });

  it("[ACC-22] a tab keeps its own session whatever others say", () => {
    const { open } = channel();
    const mine = open({ ...MEMBER, token: "mine" });
    open(MEMBER).tabs.tell({ kind: "session", values: MEMBER });
    expect(mine.token()).toBe("mine");
  });

  it("[ACC-81] going out in one tab ends the session in all that share it, and in no other", () => {
    const { open } = channel();
    const first = open(MEMBER);
    const shared = open();
    const other = open({ ...MEMBER, token: "another" });
    first.tabs.tell({ kind: "ended", token: "secret" });
    expect([shared.token(), other.token()]).toEqual([null, "another"]);
  });

  it("[ACC-22] a browser without the channel has tabs that do not know of one another", () => {
    const { BroadcastChannel: real } = globalThis;
    Reflect.deleteProperty(globalThis, "BroadcastChannel");
    const tabs = browserTabs("session");
    tabs.hear(() => expect.unreachable());
    expect(() => tabs.tell({ kind: "ask" })).not.toThrow();
    globalThis.BroadcastChannel = real;
  });
});
