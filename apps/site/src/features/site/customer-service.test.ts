import { createCipheriv, createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { revealLink } from "./hidden-link.ts";
import { openCustomerService } from "./customer-service.flow.ts";
import type { ServiceParts, ServiceWindow } from "./customer-service.flow.ts";
import { channelFor, hiddenLink, mayOpen, popupFeatures } from "./customer-service.rules.ts";

/** As the rule says, by other means than the code under test. */
function hide(link: string, key = "k3yk3yk3"): string {
  const digest = createHash("sha256").update(key).digest();
  const cipher = createCipheriv("aes-128-cbc", digest.subarray(0, 16), digest.subarray(16));
  return Buffer.concat([cipher.update(link, "utf8"), cipher.final()]).toString("base64") + key;
}

const CHAT = "https://chat.example/room?lang=bn";

type Answer = Awaited<ReturnType<ServiceParts["request"]>>;
const answered = (...pathList: { type: string; path: string }[]): Answer => ({
  ok: true,
  value: { version: { pathList } },
});

function press(answer: Answer, changes: Partial<ServiceParts> = {}) {
  const steps: string[] = [];
  const popup = {
    closed: false as boolean,
    opener: "the site" as unknown,
    location: { replace: (address: string) => void steps.push(`go ${address}`) },
    close: () => void steps.push("close"),
  } satisfies ServiceWindow;
  const outcome = openCustomerService({
    open: () => {
      steps.push("open");
      return popup;
    },
    request: () => {
      steps.push("request");
      return Promise.resolve(answer);
    },
    cipher: crypto.subtle,
    siteHost: "jonaki.example",
    ...changes,
  });
  return { outcome, steps, popup };
}

describe("the customer-service link", () => {
  it("[SITE-41] is the entry of type '3'", () => {
    const list = [
      { type: "1", path: "not-this-one" },
      { type: "3", path: `${"x".repeat(24)}12345678` },
    ];
    expect(hiddenLink(list)).toEqual({ encrypted: "x".repeat(24), key: "12345678" });
  });

  it("[SITE-42] without an entry of type '3', or with an empty one, there is no link", () => {
    expect(hiddenLink([{ type: "1", path: "abcdefghijkl" }])).toBeNull();
    expect(hiddenLink([{ type: "3", path: "12345678" }])).toBeNull();
    expect(hiddenLink([])).toBeNull();
  });

  it("[SITE-43] [SITE-44] the last 8 characters open what stands before them", async () => {
    const hidden = hiddenLink([{ type: "3", path: hide(CHAT, "abcd1234") }]);
    expect(hidden?.key).toBe("abcd1234");
    expect(await revealLink(hidden!, crypto.subtle)).toBe(CHAT);
  });

  it.each([
    ["https://chat.example/", "jonaki.example", true],
    ["http://chat.example/", "jonaki.example", false],
    ["http://jonaki.example/", "jonaki.example", false],
    ["http://localhost:3000/chat", "localhost:3000", true],
    ["http://127.0.0.1:3000/chat", "127.0.0.1:3000", true],
    ["http://[::1]:3000/chat", "[::1]:3000", true],
    ["http://localhost:4000/chat", "localhost:3000", false],
    ["http://chat.example/", "localhost:3000", false],
    ["javascript:alert(1)", "localhost:3000", false],
    ["data:text/html,x", "localhost:3000", false],
    ["//chat.example", "jonaki.example", false],
    ["", "jonaki.example", false],
  ])("[SITE-42] %s on %s may be opened: %s", (link, host, allowed) => {
    expect(mayOpen(link, host)).toBe(allowed);
  });

  it("[SITE-45] a rank above 4 gets the VIP channel, everybody else live chat", () => {
    expect([null, 0, 4, 5, 10].map(channelFor)).toEqual(["LIVECHAT", "LIVECHAT", "LIVECHAT", "VIP", "VIP"]);
  });

  it("[SITE-37] the window is 440×500 from the menus and 440×750 from Contact Us", () => {
    expect(popupFeatures("menu")).toBe("popup,width=440,height=500");
    expect(popupFeatures("contact")).toBe("popup,width=440,height=750");
  });
});

describe("opening customer service", () => {
  it("[SITE-35] opens a blank window, asks for the link and sends the window there", async () => {
    const { outcome, steps, popup } = press(answered({ type: "3", path: hide(CHAT) }));
    expect(await outcome).toEqual({ ok: true });
    expect(steps).toEqual(["open", "request", `go ${CHAT}`]);
    expect(popup.opener).toBeNull();
  });

  it("[SITE-39] a blocked window is POPUP_BLOCKED, and no link is asked for", async () => {
    const { outcome, steps } = press(answered(), { open: () => null });
    expect(await outcome).toEqual({ ok: false, problem: "POPUP_BLOCKED" });
    expect(steps).toEqual([]);
  });

  it("[SITE-38] a failed call closes the window and comes back to the caller", async () => {
    const failure = { ok: false, code: "NETWORK", message: "No line", value: null } as const;
    const { outcome, steps } = press(failure);
    expect(await outcome).toEqual({ ok: false, problem: failure });
    expect(steps).toEqual(["open", "request", "close"]);
  });

  it("[SITE-40] when the visitor closed the window the answer is ignored, good or bad", async () => {
    const failure: Answer = { ok: false, code: "NETWORK", message: "", value: null };
    for (const answer of [answered({ type: "3", path: hide(CHAT) }), failure]) {
      const { outcome, steps, popup } = press(answer);
      popup.closed = true;
      expect(await outcome).toEqual({ ok: true });
      expect(steps).toEqual(["open", "request"]);
    }
  });

  it.each([
    ["no entry of type '3'", answered({ type: "2", path: hide(CHAT) })],
    ["a link that is not https", answered({ type: "3", path: hide("http://chat.example/") })],
    ["something that is not encrypted", answered({ type: "3", path: "plain text and 8 more" })],
    ["something cut short", answered({ type: "3", path: hide(CHAT).slice(4) })],
  ])("[SITE-42] %s closes the window with CUSTOMER_SERVICE_FAILED", async (_what, answer) => {
    const { outcome, steps } = press(answer);
    expect(await outcome).toEqual({ ok: false, problem: "CUSTOMER_SERVICE_FAILED" });
    expect(steps).toEqual(["open", "request", "close"]);
  });

  it("[SITE-42] a browser without cryptography cannot read the link", async () => {
    const { outcome } = press(answered({ type: "3", path: hide(CHAT) }), { cipher: undefined });
    expect(await outcome).toEqual({ ok: false, problem: "CUSTOMER_SERVICE_FAILED" });
  });
});
