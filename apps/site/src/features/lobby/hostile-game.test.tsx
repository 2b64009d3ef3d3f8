// @vitest-environment happy-dom
// A game whose page says whatever it likes, as often as it likes, in a whole site without a server.
import { act, cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { MEMBER_PERMISSION } from "../../app/test-doubles.tsx";
import { fakeFrames, frame, INSIDE, openPage, ORIGIN, say } from "./stage-test-doubles.tsx";

const BALANCE = "/wps/v2/wallets/balance";
const REALITY = "/wps/member/realityCheck";
const DUE = {
  value: { due: true, minutes: 62, stakes: "1.00", payouts: "0.00", net: "-1.00", interval: 60 },
};

/** The game, started from the home page. */
async function open(replies: Parameters<typeof openPage>[1] = {}) {
  const site = await openPage("/index", {
    start: { permission: MEMBER_PERMISSION },
    session: {
      ...INSIDE,
      launchUrl: `${ORIGIN}/dice?ticket=one`,
      launched: JSON.stringify({ vassalage: "TUNTUNI", gameId: "dice", nodeId: "dice", demo: false }),
    },
    ...replies,
  });
  await act(async () => {
    site.services.history.push("/game");
    await vi.dynamicImportSettled();
  });
  await screen.findByTitle("Game: Dice");
  return site;
}

/** Words of one moment: nothing is drawn between them. */
const sayAtOnce = (...words: readonly object[]) =>
  act(async () => {
    const source = frame("Dice").contentWindow as never;
    for (const data of words)
      window.dispatchEvent(new MessageEvent("message", { data, origin: ORIGIN, source }));
  });

describe("a hostile game", () => {
  beforeEach(() => void fakeFrames());
  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
  });

  it("[abuse 80] [WAL-13] a thousand words about the balance ask for it twice, and the last one is not missed", async () => {
    const { asked, time } = await open();
    const before = asked(BALANCE).length;
    const words = Array.from({ length: 500 }, () => [
      { type: "balanceChanged" },
      { type: "roundEnded", round: "r" },
    ]);
    await sayAtOnce(...words.flat());
    expect(asked(BALANCE).length - before).toBe(1);
    await act(() => time.advance(1_000));
    expect(asked(BALANCE).length - before).toBe(2);
    await act(() => time.advance(10_000));
    expect(asked(BALANCE).length - before).toBe(2);
  });

  it("[abuse 80] [SAFE-14] a round that never ends keeps the reality check away for five minutes, however often it is opened", async () => {
    const { time } = await open({ replies: { [REALITY]: DUE } });
    const check = () => screen.queryByRole("dialog");
    await say("Dice", { type: "roundOpened" });
    await waitFor(() => expect(check()).toBeNull());
    await act(() => time.advance(4 * 60_000));
    await say("Dice", { type: "roundOpened" });
    await act(() => time.advance(60_000 - 1));
    expect(check()).toBeNull();
    await act(() => time.advance(1));
    expect(check()).not.toBeNull();
    await say("Dice", { type: "roundOpened" });
    expect(check()).not.toBeNull();
  });

  it("[abuse 80] [VEN-19] close leads back one page, however often it is said", async () => {
    await open();
    const go = vi.spyOn(window.history, "go").mockImplementation(() => undefined);
    await sayAtOnce({ type: "close" }, { type: "close" }, { type: "close" });
    expect(go.mock.calls).toEqual([[-1]]);
  });

  it("[abuse 80] [VEN-19] the cashier is laid over the game once, and takes the place of nothing that lies there", async () => {
    const { services } = await open();
    const entries = window.history.length;
    await sayAtOnce({ type: "openDeposit" }, { type: "openDeposit" });
    expect([window.location.search, window.history.length - entries]).toEqual(["?mc=depositv2", 1]);
    await act(async () => services.history.push("/game?mc=withdraw"));
    await say("Dice", { type: "openDeposit" });
    expect([window.location.search, window.history.length - entries]).toEqual(["?mc=withdraw", 2]);
  });
});
