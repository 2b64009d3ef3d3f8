// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { dice } from "@jonaki/games";
import type { Opened } from "@jonaki/games/play/wire";
import {
  fakeServices,
  HASH,
  inGame,
  lostRound,
  NEXT_HASH,
  playedWith,
  refusedWith,
  roundOf,
  settled,
} from "../../app/test-doubles.tsx";
import type { FakeServices } from "../../app/test-doubles.tsx";
import { untilReplayed } from "../../app/drawn-screen.tsx";
import type { PlayApi } from "../../app/play-api.ts";
import { DiceGame } from "./dice-game.tsx";

let isPhone = false;
let isCalm = false;

beforeEach(() => {
  isPhone = false;
  isCalm = false;
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: query.includes("reduced-motion") ? isCalm : query.includes("max-width") && isPhone,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function sit(answers: Partial<PlayApi> = {}, opened: Partial<Opened> = {}): Promise<FakeServices> {
  const services = fakeServices(answers, opened);
  render(inGame(services, <DiceGame />));
  await act(settled);
  return services;
}

const pass = (services: FakeServices, ms: number) => act(() => services.timers.pass(ms));
const betButton = () => screen.getByRole("button", { name: /Place bet/u });
const board = () => screen.getByRole("region", { name: "Roll" });
const press = (target: Element, key: string, more: object = {}) =>
  fireEvent.keyDown(target, { key, ...more });
const betsOf = (services: FakeServices) => services.api.asked.filter(([name]) => name === "play");

async function playTo(services: FakeServices): Promise<void> {
  fireEvent.click(betButton());
  await act(settled);
  await pass(services, 700);
}

describe("a round on the board", () => {
  it("[FAIR-15] flies to the stored roll and ends on it, then money and results follow", async () => {
    const services = await sit({ play: async () => playedWith(roundOf()) });
    fireEvent.click(betButton());
    await act(settled);
    await pass(services, 200);
    expect(board().textContent).toContain("flying");
    expect(board().textContent).not.toContain("77.77");
    expect(screen.getByText("৳1,000.00")).toBeDefined();
    await pass(services, 500);
    expect(within(board()).getAllByText("77.77")).not.toHaveLength(0);
    expect(board().textContent).toContain("You won");
    expect(screen.getByText("৳1,010.00")).toBeDefined();
    expect(screen.getByRole("button", { name: "77.77, won" })).toBeDefined();
  });

  it("[FAIR-15] a page that paints nothing is not held back: the round ends all the same", async () => {
    const services = await sit({ play: async () => playedWith(roundOf()) });
    Object.assign(services.timers, { everyFrame: () => () => undefined });
    fireEvent.click(betButton());
    await act(settled);
    await pass(services, 700);
    expect(services.table.state.get().phase).toBe("showing");
    await pass(services, 400);
    expect(services.table.state.get().phase).toBe("idle");
    expect(within(board()).getAllByText("77.77")).not.toHaveLength(0);
  });

  it("[INS-16] whoever wants no motion sees the end at once", async () => {
    isCalm = true;
    const services = await sit({ play: async () => playedWith(roundOf()) });
    fireEvent.click(betButton());
    await act(settled);
    await pass(services, 0);
    expect(within(board()).getAllByText("77.77")).not.toHaveLength(0);
  });

  it("[INS-16] is told to who cannot see it, once it has ended", async () => {
    const services = await sit({ play: async () => playedWith(lostRound()) });
    await playTo(services);
    expect(screen.getByText("Roll 12.34. No win this time. Balance ৳990.00.")).toBeDefined();
  });
});

describe("a win and what is none", () => {
  const sparks = () => board().querySelectorAll("[class*=sparks] i").length;

  it("[SAFE-23] a payout above the stake is celebrated", async () => {
    const services = await sit({ play: async () => playedWith(roundOf()) });
    await playTo(services);
    expect(sparks()).toBe(8);
    expect(services.played).toEqual(["roll", "win"]);
  });

  it.each([
    ["below", "9.50"],
    ["just as much as", "10.00"],
  ])("[SAFE-23] a payout %s the stake is not", async (_what, payout) => {
    const outcome = { roll: "77.77", won: true, payout };
    const services = await sit({ play: async () => playedWith(roundOf({ payout, outcome })) });
    await playTo(services);
    expect(sparks()).toBe(0);
    expect(board().textContent).toContain("You get back");
    expect(screen.getByText(/^Roll 77\.77\. You get back/u)).toBeDefined();
    expect(services.played).toEqual(["roll"]);
  });

  it("[SAFE-23] a loss makes no sound", async () => {
    const services = await sit({ play: async () => playedWith(lostRound()) });
    await playTo(services);
    expect([sparks(), services.played]).toEqual([0, ["roll"]]);
  });
});

describe("the panel", () => {
  it("[INS-8] shows the multiplier cut to 4 decimals and what a win pays, before the bet", async () => {
    await sit();
    fireEvent.change(screen.getByLabelText(/Win chance/u), { target: { value: "33.33" } });
    expect(screen.getByText("2.9702×")).toBeDefined();
    expect(betButton().textContent).toContain("৳29.70");
  });

  it("[INS-8] over and under lie on opposite ends of the track", async () => {
    await sit();
    const slider = screen.getByRole("slider");
    expect(slider.getAttribute("aria-valuetext")).toBe("Wins from 50.50 up, Win chance 49.50 %");
    fireEvent.click(screen.getByRole("radio", { name: /Under/u }));
    expect(slider.getAttribute("aria-valuetext")).toBe("Wins below 49.50, Win chance 49.50 %");
  });

  it("[INS-15] a stake that does not fit the chance names both amounts and cannot be bet", async () => {
    const services = await sit();
    fireEvent.change(screen.getByLabelText(/Win chance/u), { target: { value: "0.01" } });
    fireEvent.change(screen.getByLabelText("Stake"), { target: { value: "300" } });
    expect(screen.getByText("The stake must be between ৳1.00 and ৳202.02.")).toBeDefined();
    fireEvent.click(betButton());
    expect(betsOf(services)).toEqual([]);
  });

  it("[INS-16] sends what it shows, and keeps it for the next visit", async () => {
    const services = await sit({ play: async () => playedWith(roundOf()) });
    fireEvent.click(screen.getByRole("button", { name: "10×" }));
    fireEvent.change(screen.getByLabelText("Stake"), { target: { value: "২৫.৫" } });
    fireEvent.click(betButton());
    expect(betsOf(services)).toMatchObject([
      ["play", { choices: { stake: "25.50", side: "over", chance: 990 } }],
    ]);
    expect(JSON.parse(services.storage.local.read("settings.dice") ?? "")).toMatchObject({
      chanceSteps: 990,
      stakeText: "25.5",
    });
  });

  it("[INS-16] the stake is halved, doubled, set to the smallest and to all there is", async () => {
    await sit();
    const stake = screen.getByLabelText<HTMLInputElement>("Stake");
    const values = ["½ Half the stake", "2× Double the stake", "Min", "Max"].map((name) => {
      fireEvent.click(screen.getByRole("button", { name }));
      return stake.value;
    });
    expect(values).toEqual(["5.00", "10.00", "1.00", "1000.00"]);
  });
});

describe("the keyboard", () => {
  it("[INS-16] Space and Enter bet, arrows move the threshold, with Shift by the smallest step", async () => {
    const services = await sit({ play: async () => playedWith(roundOf()) });
    press(document.body, "ArrowRight");
    press(document.body, "ArrowLeft", { shiftKey: true });
    expect(screen.getByRole("slider").getAttribute("aria-valuetext")).toContain("51.49");
    press(document.body, " ");
    await act(settled);
    await pass(services, 700);
    press(document.body, "Enter");
    expect(betsOf(services)).toHaveLength(2);
  });

  it("[SAFE-24] a key that is held down bets once", async () => {
    const services = await sit({ play: async () => playedWith(roundOf()) });
    press(document.body, " ");
    await act(settled);
    await pass(services, 700);
    for (let held = 0; held < 5; held += 1) press(document.body, " ", { repeat: true });
    expect(betsOf(services)).toHaveLength(1);
  });

  it("[INS-16] keys that a field or a button needs are left to it", async () => {
    const services = await sit();
    press(screen.getByLabelText("Stake"), " ");
    press(screen.getByRole("button", { name: "Rules" }), " ");
    press(screen.getByLabelText("Stake"), "ArrowRight");
    expect(betsOf(services)).toEqual([]);
    expect(screen.getByRole("slider").getAttribute("aria-valuetext")).toContain("50.50");
  });

  it("[INS-16] the slider takes arrows and pages, and Space on it bets", async () => {
    const services = await sit({ play: async () => playedWith(roundOf()) });
    const slider = screen.getByRole("slider");
    press(slider, "PageUp");
    expect(slider.getAttribute("aria-valuetext")).toContain("60.50");
    press(slider, "ArrowDown");
    expect(slider.getAttribute("aria-valuetext")).toContain("59.50");
    press(slider, " ");
    expect(betsOf(services)).toHaveLength(1);
  });
});

describe("the marks of the money", () => {
  it.each([
    ["PLAY", "Play money"],
    ["TRIAL", "Demo money"],
  ] as const)("[SAFE-20] %s carries its mark beside the balance", async (currency, mark) => {
    await sit({}, { currency });
    expect(screen.getByText(mark)).toBeDefined();
  });

  it("[SAFE-20] real money carries none", async () => {
    await sit({}, { currency: "BDT" });
    expect(screen.queryByText("Play money")).toBeNull();
    expect(screen.queryByText("Demo money")).toBeNull();
  });
});

describe("what keeps a round from being played", () => {
  it("[VEN-11] a round that is not known yet is being checked, in words", async () => {
    const services = await sit({ play: async () => refusedWith("RETRY") });
    fireEvent.click(betButton());
    await act(settled);
    expect(screen.getByText(/We are checking your round/u)).toBeDefined();
    expect(betButton().getAttribute("aria-busy")).toBe("true");
    fireEvent.click(betButton());
    expect(betsOf(services)).toHaveLength(1);
  });

  it("[FAIR-16] a round from before is being finished, in words", async () => {
    const unfinished = roundOf({ state: "DECIDED", endTime: null, balanceAfter: null });
    await sit({ resume: async () => refusedWith("RETRY") }, { unfinished });
    expect(screen.getByText(/Your last round was interrupted/u)).toBeDefined();
  });

  it("[VEN-20] too little balance offers a deposit, which the site opens", async () => {
    const services = await sit({ play: async () => refusedWith("INSUFFICIENT_BALANCE") });
    fireEvent.click(betButton());
    await act(settled);
    expect(screen.getByText("The balance is not enough.")).toBeDefined();
    fireEvent.click(screen.getByRole("button", { name: "Deposit" }));
    expect(services.frame.said.at(-1)).toEqual({ type: "openDeposit" });
  });

  it("[LOB-37] too little trial money offers no deposit", async () => {
    await sit({ play: async () => refusedWith("INSUFFICIENT_BALANCE") }, { currency: "TRIAL" });
    fireEvent.click(betButton());
    await act(settled);
    expect(screen.getByText("The balance is not enough.")).toBeDefined();
    expect(screen.queryByRole("button", { name: "Deposit" })).toBeNull();
  });

  it("[VEN-19] a pause and a lost connection are told, and neither lets a bet through", async () => {
    const services = await sit();
    act(() => services.table.setPaused(true));
    expect(screen.getByText("The game is paused")).toBeDefined();
    expect(betButton()).toHaveProperty("disabled", true);
    act(() => services.table.setPaused(false));
    act(() => services.setOnline(false));
    expect(screen.getByText(/You are offline/u)).toBeDefined();
    press(document.body, " ");
    expect(betsOf(services)).toEqual([]);
  });
});

describe("the panels", () => {
  const openPanel = async (name: string) => {
    fireEvent.click(screen.getByRole("button", { name }));
    return screen.findByRole("dialog");
  };

  it("[FAIR-13] rules, pay table, limits and return can be read before any bet", async () => {
    const services = await sit();
    const panel = within(await openPanel("Rules"));
    const sheet = dice.sheet();
    expect(panel.getByText("99/100 = 0.990000")).toBeDefined();
    expect(panel.getByText("৳1.00 to ৳50,000.00")).toBeDefined();
    expect(panel.getAllByRole("row")).toHaveLength(sheet.payTable.length + 1);
    expect(panel.getByText(sheet.rules.en.split("\n\n")[0] ?? "")).toBeDefined();
    expect(betsOf(services)).toEqual([]);
  });

  const SEEDS = { serverSeedHash: HASH, clientSeed: "shapla", nonce: 4 };
  const REVEALED = {
    serverSeed: "12".repeat(32),
    serverSeedHash: HASH,
    clientSeed: "shapla",
    rounds: 4,
    time: "2026-11-15T10:00:00.000Z",
  };

  it("[FAIR-4] [FAIR-5] hash, client seed and number are shown; a new server seed reveals the old one", async () => {
    const services = await sit({
      seeds: async () => ({ value: { seeds: SEEDS, revealed: [] } }),
      rotate: async () => ({
        value: { revealed: REVEALED, seeds: { ...SEEDS, serverSeedHash: NEXT_HASH, nonce: 0 } },
      }),
    });
    const panel = within(await openPanel("Fairness"));
    expect(await panel.findByText("4")).toBeDefined();
    expect(panel.getByText(HASH)).toBeDefined();
    fireEvent.click(panel.getByRole("button", { name: "Change server seed" }));
    expect(await panel.findByText(REVEALED.serverSeed)).toBeDefined();
    expect(panel.getByText(NEXT_HASH)).toBeDefined();
    expect(services.table.state.get().seeds).toMatchObject({ serverSeedHash: NEXT_HASH, nonce: 0 });
  });

  it("[FAIR-5] a client seed is chosen, and a refused one is told beside its field", async () => {
    const replies = [refusedWith("CLIENT_SEED"), { value: { seeds: { ...SEEDS, clientSeed: "padma" } } }];
    const services = await sit({
      seeds: async () => ({ value: { seeds: SEEDS, revealed: [] } }),
      setClientSeed: async () => replies.shift()!,
    });
    const panel = within(await openPanel("Fairness"));
    const field = panel.getByLabelText("Client seed");
    fireEvent.change(field, { target: { value: "no good" } });
    fireEvent.click(panel.getByRole("button", { name: "Save" }));
    expect(await panel.findByText(/A client seed has 1 to 64 characters/u)).toBeDefined();
    fireEvent.change(field, { target: { value: "padma" } });
    fireEvent.click(panel.getByRole("button", { name: "Save" }));
    await act(settled);
    expect(services.table.state.get().seeds.clientSeed).toBe("padma");
    // The same field is still there, and what was done is said.
    expect(panel.getByLabelText("Client seed")).toBe(field);
    expect(panel.getByText("Saved")).toBeDefined();
    expect(services.api.asked).toContainEqual(["setClientSeed", "padma"]);
  });

  it("[FAIR-17] [FAIR-8] a round is recalled with choices, money, seeds, and shown again", async () => {
    const record = roundOf({ serverSeed: "12".repeat(32) });
    const services = await sit({
      play: async () => playedWith(roundOf()),
      round: async () => ({ value: record }),
    });
    await playTo(services);
    fireEvent.click(screen.getByRole("button", { name: "77.77, won" }));
    const panel = within(await screen.findByRole("dialog"));
    await panel.findByText("৳1,000.00");
    for (const text of ["2026-11-15 16:00:00", "Over ≥ 50.50", "৳1,010.00", record.round, "shapla"])
      expect(panel.getByText(text)).toBeDefined();
    await untilReplayed(panel, () => pass(services, 700));
    fireEvent.click(panel.getByRole("button", { name: "Verify" }));
    // This record's seed was made up by the test, and the browser finds it out.
    expect(await panel.findByText(/It does not match/u)).toBeDefined();
  });
});

describe("on a phone", () => {
  it("[INS-16] the ways to rounds, fairness and rules stand below the panel, in words", async () => {
    isPhone = true;
    await sit();
    const tools = within(screen.getByRole("navigation", { name: "About this game" }));
    expect(tools.getAllByRole("button").map((button) => button.textContent)).toEqual([
      "My rounds",
      "Fairness",
      "Rules",
    ]);
  });
});
