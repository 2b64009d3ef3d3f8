// @vitest-environment happy-dom
// A game on the full screen: what is on it, and what leads out of it, in a whole site without a server.
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

/** happy-dom has no full screen; this one does what it is told, and says so. */
function fakeScreen(): { filled: Element | null } {
  const view: { filled: Element | null } = { filled: null };
  const fill = (element: Element | null): Promise<void> => {
    view.filled = element;
    document.dispatchEvent(new Event("fullscreenchange"));
    return Promise.resolve();
  };
  const own = { configurable: true };
  Object.defineProperties(document, {
    fullscreenEnabled: { ...own, value: true },
    fullscreenElement: { ...own, get: () => view.filled },
    exitFullscreen: { ...own, value: () => fill(null) },
  });
  Object.defineProperty(HTMLElement.prototype, "requestFullscreen", {
    ...own,
    value(this: Element) {
      return fill(this);
    },
  });
  return view;
}

const open = () =>
  openPage("/game", {
    start: { permission: MEMBER_PERMISSION },
    session: {
      ...INSIDE,
      launchUrl: `${ORIGIN}/dice?ticket=one`,
      launched: JSON.stringify({ vassalage: "TUNTUNI", gameId: "dice", nodeId: "dice", demo: false }),
    },
    replies: { [REALITY]: played(false) },
  });
const press = (name: string) => pressing(() => userEvent.click(screen.getByRole("button", { name })));

describe("a game on the full screen", () => {
  let view = { filled: null as Element | null };
  beforeEach(() => {
    fakeFrames();
    view = fakeScreen();
  });
  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
    for (const key of ["fullscreenEnabled", "fullscreenElement", "exitFullscreen"])
      Reflect.deleteProperty(document, key);
    Reflect.deleteProperty(HTMLElement.prototype, "requestFullscreen");
  });

  it("[LOB-51] [SAFE-13] has the bar with time and net result over it, and the same button leads out", async () => {
    await open();
    await screen.findByText("62 min");
    await press("Full screen");
    expect(view.filled?.contains(screen.getByText("62 min"))).toBe(true);
    expect(view.filled?.contains(screen.getByTitle("Game: Dice"))).toBe(true);
    await press("Leave full screen");
    expect(view.filled).toBeNull();
    expect(screen.getByRole("button", { name: "Full screen" })).toBeTruthy();
  });

  it("[VEN-19] the game's own button leads in and out, and the frame cannot fill the screen without the bar", async () => {
    await open();
    await say("Dice", { type: "fullscreen" });
    expect(view.filled).not.toBeNull();
    await say("Dice", { type: "fullscreen" });
    expect(view.filled).toBeNull();
    expect(screen.getByTitle("Game: Dice").getAttribute("allow")).not.toContain("fullscreen");
  });

  it("[SAFE-14] is left for a reality check, and no game leads back under it", async () => {
    const { replies } = await open();
    await press("Full screen");
    replies[REALITY] = played(true);
    await say("Dice", { type: "roundEnded", round: "r-1" });
    expect(await screen.findByRole("dialog")).toBeTruthy();
    expect(view.filled).toBeNull();
    await say("Dice", { type: "fullscreen" });
    expect(view.filled).toBeNull();
  });

  it("[SAFE-5] is left for the words about a limit, and can be had again once they were read", async () => {
    await open();
    await press("Full screen");
    await act(async () => {
      reachedLimit.set({ reached: { 0: "STAKE.DAY", 1: "5.00", time: "2026-11-16T18:00:00.000Z" } });
      await vi.dynamicImportSettled();
    });
    const words = within(await screen.findByRole("alertdialog"));
    expect(view.filled).toBeNull();
    await pressing(() => userEvent.click(words.getByRole("button", { name: "Close" })));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await press("Full screen");
    expect(view.filled).not.toBeNull();
  });

  it("[LOB-51] is left for the cashier that the game asks for", async () => {
    await open();
    await press("Full screen");
    await say("Dice", { type: "openDeposit" });
    await waitFor(() => expect(window.location.search).toBe("?mc=depositv2"));
    expect(view.filled).toBeNull();
  });
});
