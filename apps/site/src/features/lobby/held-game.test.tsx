// @vitest-environment happy-dom
// What a game in its frame is told while something that must be answered stands over it, in a whole site without a server.
import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { reachedLimit } from "../../app/reached-limit.ts";
import { MEMBER_PERMISSION, pressing } from "../../app/test-doubles.tsx";
import { fakeFrames, INSIDE, openPage, ORIGIN, say } from "./stage-test-doubles.tsx";

const REALITY = "/wps/member/realityCheck";
const played = (due: boolean) => ({
  value: { due, minutes: 62, stakes: "1.00", payouts: "0.00", net: "-1.00", interval: 60 },
});
const HELD = [{ type: "pause" }, { type: "mute", muted: true }];
const FREE = [{ type: "resume" }, { type: "mute", muted: false }];

const open = (due: boolean) =>
  openPage("/game", {
    start: { permission: MEMBER_PERMISSION },
    session: {
      ...INSIDE,
      launchUrl: `${ORIGIN}/dice?ticket=one`,
      launched: JSON.stringify({ vassalage: "TUNTUNI", gameId: "dice", nodeId: "dice", demo: false }),
    },
    replies: { [REALITY]: played(due) },
  });

describe("a game under something that must be answered", () => {
  let told: ReturnType<typeof fakeFrames> = [];
  /** What it was told of that, in order; language and theme are another matter. */
  const held = () =>
    told.map(({ message }) => message).filter(({ type }) => !["language", "theme"].includes(type));
  beforeEach(() => {
    told = fakeFrames();
  });
  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
  });

  it("[VEN-19] [SAFE-14] a check that is due at the end of a round pauses and mutes the game until it is answered", async () => {
    const { replies } = await open(false);
    await say("Dice", { type: "ready" });
    await say("Dice", { type: "roundOpened" });
    replies[REALITY] = played(true);
    expect(held()).toEqual([]);
    await say("Dice", { type: "roundEnded", round: "r-1" });
    const check = within(await screen.findByRole("dialog"));
    expect(held()).toEqual(HELD);
    replies[REALITY] = () => played(false);
    await pressing(() => userEvent.click(check.getByRole("button", { name: "Continue playing" })));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(held()).toEqual([...HELD, ...FREE]);
    expect(new Set(told.map(({ origin }) => origin))).toEqual(new Set([ORIGIN]));
  });

  it("[VEN-19] [SAFE-14] a game that is ready only under the check is held at once, and again when it loads itself anew", async () => {
    await open(true);
    expect(await screen.findByRole("dialog")).toBeTruthy();
    expect(told).toEqual([]);
    await say("Dice", { type: "ready" });
    expect(held()).toEqual(HELD);
    await say("Dice", { type: "ready" });
    expect(held().slice(-2)).toEqual(HELD);
  });

  it("[VEN-19] [SAFE-5] the words about a limit hold the game until they are closed", async () => {
    await open(false);
    await say("Dice", { type: "ready" });
    await act(async () => {
      reachedLimit.set({ reached: { 0: "STAKE.DAY", 1: "5.00", time: "2026-11-16T18:00:00.000Z" } });
      await vi.dynamicImportSettled();
    });
    const words = within(await screen.findByRole("alertdialog"));
    expect(held()).toEqual(HELD);
    await pressing(() => userEvent.click(words.getByRole("button", { name: "Close" })));
    expect(held()).toEqual([...HELD, ...FREE]);
  });
});
