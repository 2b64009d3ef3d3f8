// @vitest-environment happy-dom
// How often the winners are asked for. The query client keeps its own time, so that time is faked.
import { act, cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openSettled } from "../../app/test-doubles.tsx";

const WINNERS = "/wps/relay/GCSGAME_getRankList";
const winner = (game: string) => ({
  account: "de***o",
  game,
  amount: "500.00",
  time: "2026-11-14T12:00:00Z",
});
const MINUTE_MS = 60_000;
const pass = (byMs: number) => act(() => vi.advanceTimersByTimeAsync(byMs));

let seen: DocumentVisibilityState = "visible";

describe("the winners list", () => {
  beforeEach(() => {
    seen = "visible";
    vi.spyOn(document, "visibilityState", "get").mockImplementation(() => seen);
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
  const open = (game: string) =>
    openSettled("/index", { replies: { [WINNERS]: { value: { list: [winner(game)] } } } });

  it("[MSG-32] asks again every minute, and shows what it is told then", async () => {
    const { asked, replies } = await open("Dice");
    expect(asked(WINNERS)).toHaveLength(1);
    await pass(MINUTE_MS - 1);
    expect(asked(WINNERS)).toHaveLength(1);
    replies[WINNERS] = { value: { list: [winner("Plinko")] } };
    await pass(1);
    expect(asked(WINNERS)).toHaveLength(2);
    expect(screen.getByText("Plinko")).toBeTruthy();
    await pass(3 * MINUTE_MS);
    expect(asked(WINNERS)).toHaveLength(5);
  });

  it("[MSG-32] nobody who does not look is asked for, and the minutes go on when the page is seen again", async () => {
    const { asked } = await open("Dice");
    seen = "hidden";
    await pass(5 * MINUTE_MS);
    expect(asked(WINNERS)).toHaveLength(1);
    seen = "visible";
    await pass(MINUTE_MS);
    expect(asked(WINNERS)).toHaveLength(2);
  });

  it("[MSG-32] asks no more once the page is left", async () => {
    const { asked, view } = await open("Dice");
    view.unmount();
    await pass(2 * MINUTE_MS);
    expect(asked(WINNERS)).toHaveLength(1);
  });
});
