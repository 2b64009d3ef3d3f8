// @vitest-environment happy-dom
import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { reachedAtMs } from "@jonaki/games";
import { pressKey, settingsOf, sparksOn, visitor } from "../../app/drawn-screen.tsx";
import { inGame, refusedWith } from "../../app/test-doubles.tsx";
import { betOf, BETTING_MS, fakeCrash, nextRound, overRound, roundOf } from "./crash-doubles.ts";
import { CrashGame } from "./crash-game.tsx";
import {
  board,
  button,
  click,
  hearRound,
  kindStudio,
  news,
  panel,
  pass,
  sent,
  sit,
  takeOff,
} from "./crash-screen.tsx";

visitor();

describe("a round by pointer", () => {
  it("[INS-5] [INS-6] [FAIR-15] is bet on, flies by the studio's table, and is cashed out for what the studio says", async () => {
    const house = await sit();
    expect(board().textContent).toContain("6.0 s");
    await click(button(1));
    expect(sent(house, "bet")).toMatchObject([
      { round: "chain-1", place: 1, choices: { stake: "10.00", auto: null } },
    ]);
    expect(button(1).textContent).toContain("Bet placed");
    await takeOff(house);
    expect(board().textContent).toContain("1.50×");
    expect(button(1).textContent).toBe("Cash out৳15.00");
    expect(board().textContent).toContain("৳15.00");
    await click(button(1));
    expect(panel(1).getByText("Cashed out at 1.50×: ৳15.00")).toBeDefined();
    expect(screen.getByText("৳1,005.00")).toBeDefined();
    await hearRound(house, overRound());
    await pass(house, 0);
    expect(board().textContent).toContain("2.50×");
    expect(house.played).toEqual(["roll", "win", "burst"]);
  });

  it("[INS-5] [SAFE-23] a bet that nobody cashed out is lost at the burst, without fanfare", async () => {
    const studio = kindStudio();
    const lost = betOf({ state: "DONE", payout: "0.00" });
    let isOver = false;
    const house = await sit({
      ...studio,
      bets: async () => (isOver ? { value: { bets: [lost] } } : { value: { bets: [betOf()] } }),
    });
    await click(button(1));
    await takeOff(house);
    isOver = true;
    await hearRound(house, overRound("1.50"));
    expect(panel(1).getByText("Not cashed out this time: −৳10.00")).toBeDefined();
    expect(house.played).toEqual(["roll", "burst"]);
  });

  it("[INS-6] two bets of a round go their own ways", async () => {
    const house = await sit();
    await click(button(1));
    await click(button(2));
    expect(sent(house, "bet")).toMatchObject([
      { place: 1, choices: { auto: null } },
      { place: 2, choices: { auto: "2.00" } },
    ]);
    await takeOff(house);
    await click(button(2));
    expect(sent(house, "cashOut")).toMatchObject([{ bet: "01b1feed0002" }]);
    expect(button(1).textContent).toContain("Cash out");
    expect(button(2).textContent).toContain("Bet on the next round");
  });

  it("[INS-6] a bet pressed in flight waits, can be taken back, and is sent with the next round", async () => {
    const house = await sit();
    await takeOff(house);
    await click(button(1));
    expect(button(1).textContent).toBe("Take the bet back৳10.00");
    expect(panel(1).getByText("It is placed in the next round")).toBeDefined();
    await click(button(1));
    expect(button(1).textContent).toBe("Bet on the next round৳10.00");
    await click(button(1));
    expect(sent(house, "bet")).toEqual([]);
    await hearRound(house, overRound());
    await hearRound(house, nextRound());
    expect(sent(house, "bet")).toMatchObject([{ round: "chain-2", place: 1 }]);
  });

  it("[INS-6] what came of a bet stays where it stands while the next one waits, which is then only heard", async () => {
    const house = await sit();
    await click(button(1));
    await takeOff(house);
    await click(button(1));
    await pass(house, 1_000);
    await click(button(1));
    expect(button(1).textContent).toBe("Take the bet back৳10.00");
    expect(panel(1).getByText("Cashed out at 1.50×: ৳15.00")).toBeDefined();
    expect(panel(1).getByText("It is placed in the next round").className).toBe("sr");
  });

  it("[SAFE-24] the second press of a double one is none, nor is one that was meant for a cash-out", async () => {
    const house = await sit();
    await takeOff(house);
    await click(button(1));
    await click(button(1), 2);
    expect(button(1).textContent).toContain("Take the bet back");
    await click(button(1));
    await hearRound(house, overRound());
    await hearRound(house, { ...nextRound(), flies: house.table.studioMs() + BETTING_MS });
    await click(button(1));
    await pass(house, BETTING_MS);
    await pass(house, reachedAtMs(120));
    expect(button(1).textContent).toContain("Cash out");
    await hearRound(house, { ...overRound("1.20"), round: "chain-2", opened: nextRound().opened });
    await click(button(1));
    expect(house.table.state.get().places[1].queued).toBeNull();
  });
});

describe("before the bet", () => {
  it("[INS-15] the step at which a bet is cashed out by itself is shown", async () => {
    await sit(kindStudio(), { limits: { minimum: "1.00", maximum: "50000.00", largestWin: "100.00" } });
    expect(panel(1).getByText("Cashes out by itself at 10.00×: ৳100.00")).toBeDefined();
    expect(panel(2).getByText("Cashes out by itself at 2.00×: ৳20.00")).toBeDefined();
  });

  it("[INS-6] [INS-15] a target or a stake that does not fit is told, and cannot be bet", async () => {
    const house = await sit();
    fireEvent.change(panel(2).getByLabelText(/^Multiplier/u), { target: { value: "1.00" } });
    expect(panel(2).getByText("The multiplier must be from 1.01 to 10,000.00")).toBeDefined();
    fireEvent.change(panel(1).getByLabelText("Stake, bet 1"), { target: { value: "60000" } });
    expect(panel(1).getByText("The stake must be between ৳1.00 and ৳50,000.00.")).toBeDefined();
    await click(button(1));
    await click(button(2));
    expect(sent(house, "bet")).toEqual([]);
  });

  it("[INS-16] stake and target are sent as they stand, kept for the next visit, and locked while the bet is placed", async () => {
    const house = await sit();
    fireEvent.change(panel(1).getByLabelText("Stake, bet 1"), { target: { value: "২৫" } });
    fireEvent.click(panel(1).getByRole("switch"));
    const target = panel(1).getByLabelText(/^Multiplier/u);
    fireEvent.change(target, { target: { value: "3.5" } });
    fireEvent.blur(target);
    await click(button(1));
    expect(sent(house, "bet")).toMatchObject([{ choices: { stake: "25.00", auto: "3.50" } }]);
    fireEvent.change(target, { target: { value: "9.00" } });
    fireEvent.click(panel(1).getByRole("switch"));
    expect(settingsOf(house, "crash")).toMatchObject({
      1: { stakeText: "25", isAuto: true, targetText: "3.50" },
    });
  });
});

describe("the keyboard", () => {
  const letter = (key: string) => pressKey(document.body, key, { code: `Key${key.toUpperCase()}` });

  it("[INS-16] B and N bet, C and M cash out, and Space does what the first button does", async () => {
    const house = await sit();
    await letter("b");
    await letter("n");
    await letter("c");
    await letter("m");
    expect(sent(house, "bet")).toMatchObject([{ place: 1 }, { place: 2 }]);
    expect(sent(house, "cashOut")).toEqual([]);
    await takeOff(house);
    await letter("m");
    await pressKey(document.body, " ");
    expect(sent(house, "cashOut")).toMatchObject([{ bet: "01b1feed0002" }, { bet: "01b1feed0001" }]);
  });

  it("[SAFE-24] keys that are held down count once, and keys in a field are left to it", async () => {
    const house = await sit();
    await pressKey(panel(1).getByLabelText("Stake, bet 1"), "b", { code: "KeyB" });
    await pressKey(document.body, " ", { repeat: true });
    await pressKey(document.body, "n", { code: "KeyN", repeat: true });
    expect(sent(house, "bet")).toEqual([]);
    await pressKey(document.body, "Enter");
    expect(sent(house, "bet")).toHaveLength(1);
  });

  it("[INS-16] the focus stays on the button from the bet to the burst", async () => {
    const house = await sit();
    const first = button(1);
    act(() => first.focus());
    await click(first);
    await takeOff(house);
    await click(first);
    await hearRound(house, overRound());
    expect(document.activeElement).toBe(button(1));
    expect(button(1)).toBe(first);
  });
});

describe("what is told", () => {
  it("[INS-16] take-off, the own cash-out and the burst are announced once each, and the running figures never", async () => {
    const house = await sit();
    await click(button(1));
    expect(news()).toBe("");
    await takeOff(house, 120);
    expect(news()).toBe("Take-off.");
    await pass(house, 500);
    expect(news()).toBe("Take-off.");
    const running = within(board()).getByText(/^1\.\d\d×$/u);
    expect(running.getAttribute("aria-hidden")).toBe("true");
    await click(button(1));
    expect(news()).toBe("Cashed out at 1.50×: ৳15.00");
    expect(
      panel(1)
        .getByText(/^Cashed out/u)
        .closest("output"),
    ).toBeNull();
    await hearRound(house, overRound());
    expect(news()).toBe("Burst at 2.50×");
  });

  it("[INS-16] [INS-6] who had a bet in it hears of the burst once its end is known", async () => {
    let own = betOf();
    const house = await sit({ ...kindStudio(), bets: async () => ({ value: { bets: [own] } }) });
    await click(button(1));
    await takeOff(house);
    await hearRound(house, overRound("1.50"));
    expect(news()).toBe("");
    own = betOf({ state: "DONE", payout: "0.00" });
    await pass(house, 300);
    expect(news()).toBe("Burst at 1.50×. Not cashed out this time: −৳10.00");
  });

  it("[INS-6] [ERR-148] [VEN-20] what was refused stands at its own bet, in its words", async () => {
    const house = await sit({ ...kindStudio(), cashOut: async () => refusedWith("CASHOUT_LATE") });
    await click(button(1));
    await takeOff(house);
    await click(button(1));
    expect(panel(1).getByText("Too late: the round had already ended.")).toBeDefined();
    expect(panel(2).queryByText(/Too late/u)).toBeNull();
  });

  it("[VEN-19] [SAFE-14] a pause and a lost network hold bets back, and say so once", async () => {
    const house = await sit();
    act(() => house.table.setPaused(true));
    await click(button(1));
    act(() => house.table.setPaused(false));
    act(() => house.setOnline(false));
    expect(screen.getAllByText(/You are offline/u)).toHaveLength(1);
    await click(button(1));
    expect(sent(house, "bet")).toEqual([]);
  });

  it("[INS-7] without news of the round no figure is shown, and the bet goes on", async () => {
    const house = await sit();
    await click(button(1));
    await takeOff(house);
    act(() => house.drop());
    await pass(house, 3_000);
    await pass(house, 16);
    expect(board().textContent).toContain("The connection is lost.");
    expect(board().textContent).not.toMatch(/\d×/u);
    expect(button(1).textContent).toBe("Cash out–");
  });
});

describe("the board", () => {
  it("[INS-16] the last 20 bursts stand on top, newest first", async () => {
    const house = fakeCrash(kindStudio());
    render(inGame(house, <CrashGame />));
    const results = Array.from({ length: 20 }, (_, place) => ({
      round: `past-${place}`,
      burst: `${place + 1}.00`,
    }));
    const now = roundOf().opened;
    act(() => house.sockets.at(-1)?.ears.opened());
    await act(() => house.hear({ type: "welcome", now, round: roundOf(), results }));
    await hearRound(house, overRound("7.77"));
    const bursts = within(screen.getByRole("list", { name: "Where the last rounds burst" }));
    const texts = bursts.getAllByRole("listitem").map(({ textContent }) => textContent);
    expect([texts.length, texts[0], texts[1]]).toEqual([20, "7.77×", "1.00×"]);
  });

  it("[INS-5] the firefly is gone with the burst, in sparks that belong to its last place", async () => {
    const house = await sit();
    await takeOff(house);
    expect(sparksOn(board())).toBe(0);
    await hearRound(house, overRound());
    expect(sparksOn(board())).toBe(8);
  });

  it("[VEN-4] other players are listed by masked names, and the own bets under Me", async () => {
    const house = await sit();
    await click(button(1));
    const line = { id: "7", name: "ka***55", stake: "1200.00", at: "1.50", payout: "1800.00" };
    const sums = { count: 1, staked: "1200.00", paid: "1800.00" };
    await act(() => house.hear({ type: "players", round: "chain-1", all: "yes", ...sums, lines: [line] }));
    const players = within(screen.getByRole("region", { name: "Players" }));
    expect(players.getByRole("listitem").textContent).toBe("Kka***551,2001.50×+600");
    fireEvent.click(players.getByRole("radio", { name: "Me" }));
    expect(players.getByRole("listitem").textContent).toBe("Rra***9210–");
  });
});
