// @vitest-environment happy-dom
import { fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { plinko } from "@jonaki/games";
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
import { PlinkoGame } from "./plinko-game.tsx";
import { resultOf } from "./plinko.rules.ts";
import type { PlinkoResult } from "./plinko.rules.ts";

const who = visitor();

const CHOICES = { stake: "10.00", rows: 12, risk: "medium" };
const resultIn = (round: RoundRecord): PlinkoResult => resultOf(round)!;
const WON = findRound(plinko, CHOICES, ({ payout }) => payout === "21.00");
const LESS = findRound(plinko, CHOICES, ({ payout }) => payout === "3.00");
const SHEET = plinko.sheet();

const sit = (answers: Partial<PlayApi> = {}, opened: Partial<Opened> = {}) =>
  sitDown(<PlinkoGame />, answers, { sheet: SHEET, ...opened });
const sitFor = (round: RoundRecord) => sit(drawnStudio(plinko, round.nonce ?? 0));
const board = () => screen.getByRole("region", { name: "Pins and slots" });
const slots = () => within(screen.getByRole("list", { name: "What the slots pay" })).getAllByRole("listitem");
const landed = () => slots().findIndex((slot) => slot.getAttribute("aria-current") === "true");

describe("a round", () => {
  it("[INS-11] [FAIR-15] [SAFE-23] falls into the stored slot, and then money and results follow", async () => {
    const services = await sitFor(WON);
    await bet();
    await pass(services, 500);
    expect(board().textContent).toContain("falling");
    expect([landed(), services.table.state.get().balance]).toEqual([-1, "1000.00"]);
    await pass(services, 1_700);
    expect(landed()).toBe(resultIn(WON).slot);
    expect(board().textContent).toContain("You won");
    expect(screen.getByText("৳1,011.00")).toBeDefined();
    expect(screen.getByRole("button", { name: "2.10×, won" })).toBeDefined();
    expect([sparksOn(board()), services.played]).toEqual([8, ["roll", "win"]]);
  });

  it("[SAFE-23] less than the stake is given back without fanfare, and told plainly", async () => {
    const services = await sitFor(LESS);
    await bet();
    await pass(services, 2_200);
    expect(board().textContent).toContain("You get back");
    expect([sparksOn(board()), services.played]).toEqual([0, ["roll"]]);
    expect(screen.getByText("Slot 6, 0.30×. You get back ৳3.00. Balance ৳993.00.")).toBeDefined();
  });

  it("[FAIR-15] a press while it falls ends the way in the stored slot and bets nothing", async () => {
    const services = await sitFor(WON);
    await bet();
    await pass(services, 300);
    await pressKey(document.body, " ");
    expect([landed(), services.table.state.get().phase]).toEqual([resultIn(WON).slot, "idle"]);
    expect(betsOf(services)).toHaveLength(1);
  });

  it("[INS-16] whoever wants no motion sees the end at once", async () => {
    who.isCalm = true;
    const services = await sitFor(WON);
    await bet();
    await pass(services, 0);
    expect(landed()).toBe(resultIn(WON).slot);
  });

  it("[FAIR-15] a page that paints nothing is not held back", async () => {
    const services = await sitFor(WON);
    Object.assign(services.timers, { everyFrame: () => () => undefined });
    await bet();
    await pass(services, 2_400);
    expect([landed(), services.table.state.get().phase]).toEqual([resultIn(WON).slot, "idle"]);
  });

  it("[FAIR-16] one that was interrupted is shown on its own board, until another one is chosen", async () => {
    const round = drawnRound(plinko, { stake: "5.00", rows: 8, risk: "high" }, 3);
    const unfinished: RoundRecord = { ...round, state: "DECIDED", endTime: null, balanceAfter: null };
    const services = await sit({ resume: async () => playedWith(round) }, { unfinished });
    expect(slots()).toHaveLength(9);
    await pass(services, 1_700);
    expect(landed()).toBe(resultIn(round).slot);
    fireEvent.click(screen.getByRole("button", { name: "16" }));
    expect([slots().length, landed()]).toEqual([17, -1]);
    expect(board().textContent).toContain("Choose rows and risk");
  });
});

describe("the panel", () => {
  it("[INS-11] shows what every slot of the chosen board pays, and the most a ball can pay", async () => {
    await sit();
    fireEvent.click(screen.getByRole("radio", { name: "High" }));
    fireEvent.change(screen.getByRole("slider", { name: "Rows" }), { target: { value: "8" } });
    expect(slots().map(({ textContent }) => textContent)).toEqual(
      ["29", "4.9", "1.1", "0.37", "0.2", "0.37", "1.1", "4.9", "29"].map((one) => `${one}×`),
    );
    expect(betButton().textContent).toContain("৳290.00");
  });

  it("[INS-15] the largest stake that fits the board is named, and a larger one cannot be bet", async () => {
    const services = await sit();
    fireEvent.click(screen.getByRole("radio", { name: "High" }));
    fireEvent.click(screen.getByRole("button", { name: "16" }));
    expect(screen.getByText("৳1.00 to ৳2,000.00")).toBeDefined();
    fireEvent.change(screen.getByLabelText("Stake"), { target: { value: "2000.01" } });
    expect(screen.getByText("The stake must be between ৳1.00 and ৳2,000.00.")).toBeDefined();
    await bet();
    expect(betsOf(services)).toEqual([]);
  });

  it("[INS-16] sends what it shows by keyboard alone, and keeps it for the next visit", async () => {
    const services = await sitFor(WON);
    fireEvent.click(screen.getByRole("radio", { name: "Low" }));
    fireEvent.click(screen.getByRole("button", { name: "10" }));
    await pressKey(document.body, "Enter");
    expect(betsOf(services)).toMatchObject([
      ["play", { choices: { stake: "10.00", rows: 10, risk: "low" } }],
    ]);
    expect(settingsOf(services, "plinko")).toEqual({ rows: 10, risk: "low", stakeText: "10.00" });
  });

  it("[FAIR-15] nothing on it can be changed while a ball falls", async () => {
    const services = await sitFor(WON);
    await bet();
    await pass(services, 300);
    fireEvent.click(screen.getByRole("button", { name: "8" }));
    expect(slots()).toHaveLength(13);
  });
});

describe("the panels", () => {
  it("[FAIR-13] each of the 27 pay tables is read by itself", async () => {
    await sit();
    fireEvent.click(screen.getByRole("button", { name: "Rules" }));
    const panel = within(await screen.findByRole("dialog"));
    expect(panel.getByRole("rowheader", { name: "0 / 8" })).toBeDefined();
    fireEvent.click(panel.getByRole("combobox", { name: /^Pay table/u }));
    expect(panel.getAllByRole("option")).toHaveLength(27);
    fireEvent.click(panel.getByRole("option", { name: "High risk · 16 rows" }));
    expect(panel.getAllByRole("row")).toHaveLength(9 + 1);
    expect(panel.getByRole("cell", { name: "1000.00×" })).toBeDefined();
  });

  it("[FAIR-8] [FAIR-17] a round is recalled with every row of its path, and shown again", async () => {
    const services = await sitFor(WON);
    await bet();
    await pass(services, 2_200);
    fireEvent.click(screen.getByRole("button", { name: "2.10×, won" }));
    const panel = within(await screen.findByRole("dialog"));
    expect(await panel.findByText("Medium risk · 12 rows")).toBeDefined();
    const steps = panel.getAllByText(/^Row \d+: (left|right)$/u).map(({ textContent }) => textContent);
    expect(steps.map((step) => (step.endsWith("left") ? "L" : "R")).join("")).toBe(resultIn(WON).path);
    await untilReplayed(panel, () => pass(services, 2_200));
  });
});
