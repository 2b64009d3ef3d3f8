// @vitest-environment happy-dom
// Messages that come while a member is here, in a whole site without a server.
import { act, cleanup, screen } from "@testing-library/react";
import { createTranslators } from "@jonaki/i18n/server";
import { afterEach, describe, expect, it, vi } from "vitest";
import { hearLive, MEMBER_PERMISSION, openSettled, PERMISSION } from "../../app/test-doubles.tsx";
import type { SiteOptions } from "../../app/test-doubles.tsx";
import { noteWords } from "./message-note.rules.ts";

const UNREAD = "/wps/relay/CSP_unreadCount";
const NOTE = {
  id: "5",
  kind: "TRANSFER",
  code: "NOTE_TRANSFER_RECEIVED",
  value: { 0: "Rina01", amount: "125000.50", currency: "BDT", time: "2026-11-14T19:30:05.000Z" },
};
const open = (options: SiteOptions = {}) =>
  openSettled("/index", {
    start: { permission: MEMBER_PERMISSION },
    local: { lang: "EN" },
    session: { token: "t-1", username: "Rina01", isAgent: "0" },
    ...options,
    replies: {
      "/wps/v2/wallets/balance": { value: { sumBalance: "5.00" } },
      [UNREAD]: { value: { count: 3 } },
    },
  });

describe("a message that comes", () => {
  afterEach(cleanup);

  it("[CAS-30] [WAL-27] shows as a note on whatever page is open, and raises the unread count", async () => {
    const site = await open();
    expect(site.asked(UNREAD)).toHaveLength(1);
    await hearLive(site, "message.received", NOTE);
    await act(() => vi.dynamicImportSettled());
    expect(
      await screen.findByText("Rina01 transferred BDT 1,25,000.50 to you at 2026-11-15 01:30:05."),
    ).toBeTruthy();
    expect(site.asked(UNREAD).length).toBeGreaterThan(1);
  });

  it("[MSG-14] [ACC-75] the count is asked for by a member who has a member centre, and by nobody else", async () => {
    const member = await open();
    expect(member.asked(UNREAD).map(({ headers }) => headers["Background"])).toEqual(["1"]);
    cleanup();
    const without = await open({ start: { permission: PERMISSION } });
    expect(without.asked(UNREAD)).toEqual([]);
    cleanup();
    const guest = await open({ session: { token: "t-1", username: "Rina01", isAgent: "4" } });
    expect(guest.asked(UNREAD)).toEqual([]);
    cleanup();
    expect((await open({ session: {} })).asked(UNREAD)).toEqual([]);
  });
});

describe("the words of a message", () => {
  const { BN, EN } = createTranslators((key) => expect.unreachable(key));
  const value = { amount: "500.00", currency: "PLAY", time: "2026-11-14T19:30:05.000Z" };

  it.each([
    ["NOTE_DEPOSIT_CREDITED", "Your deposit of Play money 500.00 was credited at 2026-11-15 01:30:05."],
    ["NOTE_DEPOSIT_FAILED", "Your deposit of Play money 500.00 at Jonaki failed."],
    ["NOTE_WITHDRAWAL_APPROVED", "Your withdrawal of Play money 500.00 was approved at 2026-11-15 01:30:05."],
    ["NOTE_WITHDRAWAL_REJECTED", "Your withdrawal of Play money 500.00 was rejected at 2026-11-15 01:30:05."],
  ])("[CAS-30] [SAFE-20] %s", (code, words) => {
    expect(noteWords({ code, value }, EN, { symbol: "৳" })).toBe(words);
  });

  it("[CAS-30] are in the language of the page", () => {
    expect(noteWords({ code: "NOTE_DEPOSIT_CREDITED", value }, BN, { symbol: "৳" })).toBe(
      "আপনার খেলার টাকা 500.00 জমা 2026-11-15 01:30:05-এ অ্যাকাউন্টে যোগ হয়েছে।",
    );
  });

  it.each([null, "text", {}, { code: "NETWORK", value: {} }, { code: "NOTE_TRANSFER_RECEIVED", value: {} }])(
    "%j has none",
    (message) => {
      expect(noteWords(message, EN, {})).toBeNull();
    },
  );
});
