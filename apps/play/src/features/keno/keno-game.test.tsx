// @vitest-environment happy-dom
import { act, fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { keno } from "@jonaki/games";
import type { Opened, RoundRecord } from "@jonaki/games/play/wire";
import {
  bet,
  betButton,
  betsOf,
  pass,
  pressKey,
  settingsOf,
  sitDown,
  sparksOn,
  visitor,
  untilReplayed,
} from "../../app/drawn-screen.tsx";
import { drawnRound, drawnStudio, findRound } from "../../app/drawn-studio.ts";
import type { PlayApi } from "../../app/play-api.ts";
import { playedWith } from "../../app/test-doubles.tsx";
import { KenoGame } from "./keno-game.tsx";
import { resultOf } from "./keno.rules.ts";
import type { KenoResult } from "./keno.rules.ts";

const who = visitor();

const PICKS = [3, 9, 17, 40];
const CHOICES = { stake: "10.00", picks: PICKS, risk: "medium" };
const resultIn = (round: RoundRecord): KenoResult => resultOf(round)!;
const WON = findRound(keno, CHOICES, (round) => resultIn(round).hits === 2);
const LOST = findRound(keno, CHOICES, (round) => resultIn(round).hits === 1);
const SHEET = keno.sheet();

const sit = (answers: Partial<PlayApi> = {}, opened: Partial<Opened> = {}) =>
  sitDown(<KenoGame />, answers, { sheet: SHEET, ...opened });
const board = () => screen.getByRole("region", { name: "Keno" });
const numbers = () => within(within(board()).getByRole("group", { name: "Numbers" })).getAllByRole("button");
const number = (one: number): HTMLElement => numbers()[one - 1]!;
const picked = () =>
  numbers().flatMap((one, place) => (one.getAttribute("aria-pressed") === "true" ? [place + 1] : []));
const marked = (word: string) =>
  numbers().flatMap((one, place) => (one.getAttribute("aria-label")?.endsWith(word) ? [place + 1] : []));
const rungs = () => within(screen.getByRole("list", { name: "What hits pay" })).getAllByRole("listitem");
const reached = () => rungs().findIndex((rung) => rung.getAttribute("aria-current") === "true");

async function sitFor(round: RoundRecord) {
  const services = await sit(drawnStudio(keno, round.nonce ?? 0));
  for (const pick of PICKS) fireEvent.click(number(pick));
  return services;
}

const rising = (all: readonly number[]) => all.toSorted((one, other) => one - other);

describe("a round", () => {
  it("[INS-14] [FAIR-15] [SAFE-23] the stored numbers appear one after the other, hits are marked, then money follows", async () => {
    const services = await sitFor(WON);
    const { drawn, choice } = resultIn(WON);
    await bet();
    await pass(services, 1_000);
    expect(board().textContent).toContain("being drawn");
    expect(rising([...marked("drawn"), ...marked("hit")])).toEqual(rising(drawn.slice(0, 5)));
    expect([reached(), services.table.state.get().balance]).toEqual([-1, "1000.00"]);
    await pass(services, 1_000);
    expect(rising([...marked("drawn"), ...marked("hit")])).toEqual(rising(drawn));
    expect(marked("hit")).toEqual(choice.picks.filter((pick) => drawn.includes(pick)));
    expect(reached()).toBe(2);
    expect(board().textContent).toContain("You won");
    expect(screen.getByText("৳1,009.00")).toBeDefined();
    expect(screen.getByRole("button", { name: "1.90×, won" })).toBeDefined();
    expect([sparksOn(board()), services.played]).toEqual([8, ["roll", "win"]]);
  });

  it("[SAFE-23] too few hits have neither sound nor sparks, and are told plainly", async () => {
    const services = await sitFor(LOST);
    await bet();
    await pass(services, 2_000);
    expect(board().textContent).toContain("No win this time");
    expect([sparksOn(board()), services.played]).toEqual([0, ["roll"]]);
    expect(screen.getByText("Hits 1 of 4, 0.00×. No win this time. Balance ৳990.00.")).toBeDefined();
  });

  it("[FAIR-15] a press while numbers appear ends the way at the stored ones and bets nothing", async () => {
    const services = await sitFor(WON);
    await bet();
    await pass(services, 300);
    await bet();
    expect([reached(), services.table.state.get().phase]).toEqual([2, "idle"]);
    expect(marked("hit")).toHaveLength(2);
    expect(betsOf(services)).toHaveLength(1);
  });

  it("[INS-16] whoever wants no motion sees the end at once", async () => {
    who.isCalm = true;
    const services = await sitFor(WON);
    await bet();
    await pass(services, 0);
    expect([reached(), marked("hit").length + marked("drawn").length]).toEqual([2, 10]);
  });

  it("[FAIR-15] a page that paints nothing is not held back", async () => {
    const services = await sitFor(WON);
    Object.assign(services.timers, { everyFrame: () => () => undefined });
    await bet();
    await pass(services, 2_300);
    expect([reached(), services.table.state.get().phase]).toEqual([2, "idle"]);
  });

  it("[FAIR-16] one that was interrupted is shown with its own picks, until others are chosen", async () => {
    const round = drawnRound(keno, { stake: "5.00", picks: [1, 2], risk: "low" }, 3);
    const unfinished: RoundRecord = { ...round, state: "DECIDED", endTime: null, balanceAfter: null };
    const services = await sit({ resume: async () => playedWith(round) }, { unfinished });
    expect(picked()).toEqual([1, 2]);
    await pass(services, 2_000);
    expect(reached()).toBe(resultIn(round).hits);
    fireEvent.click(number(30));
    expect([picked(), marked("drawn"), marked("hit")]).toEqual([[30], [], []]);
  });
});

describe("the picks", () => {
  it("[INS-14] a bet needs one, and the ladder follows them", async () => {
    const services = await sit();
    expect(betButton()).toHaveProperty("disabled", true);
    await pressKey(document.body, "b", { code: "KeyB" });
    expect(betsOf(services)).toEqual([]);
    expect(board().textContent).toContain("Pick 1 to 10 numbers");
    fireEvent.click(number(7));
    expect(rungs().map(({ textContent }) => textContent)).toEqual(["Hits 00.3×", "Hits 13.06×"]);
    expect(betButton()).toHaveProperty("disabled", false);
    expect(betButton().textContent).toContain("৳30.60");
  });

  it("[INS-14] an eleventh is not taken; chance picks as many as there were, and all can be cleared", async () => {
    await sit();
    for (let pick = 1; pick <= 11; pick += 1) fireEvent.click(number(pick));
    expect(picked()).toHaveLength(10);
    expect(number(11).getAttribute("aria-disabled")).toBe("true");
    fireEvent.click(number(10));
    fireEvent.click(screen.getByRole("button", { name: "Pick at random" }));
    expect(picked()).toHaveLength(9);
    expect(screen.getByText("Picked 9 of 10")).toBeDefined();
    fireEvent.click(screen.getByRole("button", { name: "Clear" }));
    expect(picked()).toEqual([]);
  });

  it("[INS-16] arrows walk over the numbers with one of them in the tab order, and letters do the rest", async () => {
    const services = await sit(drawnStudio(keno));
    await pressKey(document.body, "ArrowDown");
    expect(document.activeElement).toBe(number(1));
    await pressKey(number(1), "ArrowDown");
    await pressKey(number(9), "ArrowRight");
    expect(document.activeElement).toBe(number(10));
    expect(numbers().filter(({ tabIndex }) => tabIndex === 0)).toEqual([number(10)]);
    fireEvent.click(number(10));
    await pressKey(number(10), "b", { code: "KeyB" });
    expect(betsOf(services)).toMatchObject([["play", { choices: { picks: [10], risk: "medium" } }]]);
    await pressKey(document.body, "c", { code: "KeyC" });
    expect(picked()).toEqual([10]);
    await pass(services, 2_000);
    await pressKey(document.body, "c", { code: "KeyC" });
    await pressKey(document.body, "r", { code: "KeyR" });
    expect(picked()).toHaveLength(5);
  });

  it("[INS-16] a phone has five numbers in a row, and arrows know it", async () => {
    who.isPhone = true;
    await sit();
    act(() => number(1).focus());
    await pressKey(number(1), "ArrowDown");
    expect(document.activeElement).toBe(number(6));
  });
});

describe("the panel", () => {
  it("[INS-15] the largest stake that fits picks and risk is named, and a larger one cannot be bet", async () => {
    const services = await sit();
    for (let pick = 1; pick <= 10; pick += 1) fireEvent.click(number(pick));
    fireEvent.click(screen.getByRole("radio", { name: "High" }));
    fireEvent.change(screen.getByLabelText("Stake"), { target: { value: "2001" } });
    expect(screen.getByText("The stake must be between ৳1.00 and ৳2,000.00.")).toBeDefined();
    await bet();
    expect(betsOf(services)).toEqual([]);
  });

  it("[INS-16] picks, risk and stake are kept for the next visit", async () => {
    const services = await sitFor(WON);
    fireEvent.click(screen.getByRole("radio", { name: "Low" }));
    expect(settingsOf(services, "keno")).toEqual({ picks: PICKS, risk: "low", stakeText: "10.00" });
  });
});

describe("the panels", () => {
  it("[FAIR-13] each of the 30 pay tables is read by itself", async () => {
    await sit();
    fireEvent.click(screen.getByRole("button", { name: "Rules" }));
    const panel = within(await screen.findByRole("dialog"));
    fireEvent.click(panel.getByRole("combobox", { name: /^Pay table/u }));
    expect(panel.getAllByRole("option")).toHaveLength(30);
    fireEvent.click(panel.getByRole("option", { name: "High risk · 10 picks" }));
    expect(panel.getAllByRole("row")).toHaveLength(11 + 1);
    expect(panel.getByText(/R picks at random/u)).toBeDefined();
  });

  it("[FAIR-8] [FAIR-17] a round is recalled with every number in its order, and shown again", async () => {
    const services = await sitFor(WON);
    await bet();
    await pass(services, 2_000);
    fireEvent.click(screen.getByRole("button", { name: "1.90×, won" }));
    const panel = within(await screen.findByRole("dialog"));
    expect(await panel.findByText("Medium risk · 4 picks: 3, 9, 17, 40")).toBeDefined();
    const steps = panel.getAllByRole("listitem").map(({ textContent }) => Number.parseInt(textContent, 10));
    expect(steps).toEqual(resultIn(WON).drawn);
    await untilReplayed(panel, () => pass(services, 2_000));
    expect(panel.getAllByRole("button", { name: /: hit$/u })).toHaveLength(2);
  });
});
