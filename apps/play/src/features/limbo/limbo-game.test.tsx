// @vitest-environment happy-dom
import { fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { limbo } from "@jonaki/games";
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
import { drawnStudio, findRound } from "../../app/drawn-studio.ts";
import type { PlayApi } from "../../app/play-api.ts";
import { refusedWith } from "../../app/test-doubles.tsx";
import { LimboGame } from "./limbo-game.tsx";

const who = visitor();

const CHOICES = { stake: "10.00", target: "2.00" };
const resultIn = ({ outcome }: RoundRecord): string => (outcome as { result: string }).result;
const WON = findRound(limbo, CHOICES, ({ payout }) => payout === "20.00");
const LOST = findRound(limbo, CHOICES, ({ payout }) => payout === "0.00");
const SHEET = limbo.sheet();

const sit = (answers: Partial<PlayApi> = {}, opened: Partial<Opened> = {}) =>
  sitDown(<LimboGame />, answers, { sheet: SHEET, ...opened });
const sitFor = (round: RoundRecord) => sit(drawnStudio(limbo, round.nonce ?? 0));
const board = () => screen.getByRole("region", { name: "Result" });
const target = () => screen.getByRole<HTMLInputElement>("textbox", { name: /^Target/u });

describe("a round", () => {
  it("[INS-9] [FAIR-15] [SAFE-23] rises to the stored result, ends on it, and then money and results follow", async () => {
    const services = await sitFor(WON);
    await bet();
    await pass(services, 200);
    expect(board().textContent).toContain("climbing");
    expect(screen.getByText("৳1,000.00")).toBeDefined();
    await pass(services, 1_000);
    expect(board().textContent).toContain(`${resultIn(WON)}×`);
    expect(board().textContent).toContain("You won");
    expect(screen.getByText("৳1,010.00")).toBeDefined();
    expect(screen.getByRole("button", { name: `${resultIn(WON)}×, won` })).toBeDefined();
    expect([sparksOn(board()), services.played]).toEqual([8, ["roll", "win"]]);
  });

  it("[SAFE-23] a loss is told plainly, without sound and sparks", async () => {
    const services = await sitFor(LOST);
    await bet();
    await pass(services, 1_200);
    expect(board().textContent).toContain("No win this time");
    expect([sparksOn(board()), services.played]).toEqual([0, ["roll"]]);
    expect(screen.getByText(`Result ${resultIn(LOST)}×. No win this time. Balance ৳990.00.`)).toBeDefined();
  });

  it("[FAIR-15] a press while it rises ends the way at the stored result and bets nothing", async () => {
    const services = await sitFor(WON);
    await bet();
    await pass(services, 100);
    await bet();
    expect(services.table.state.get()).toMatchObject({ phase: "idle", balance: "1010.00" });
    expect(board().textContent).toContain(`${resultIn(WON)}×`);
    expect(betsOf(services)).toHaveLength(1);
    expect(services.played).toEqual(["roll", "win"]);
    await pass(services, 2_000);
    expect(services.table.state.get().results).toHaveLength(1);
  });

  it("[INS-16] whoever wants no motion sees the end at once", async () => {
    who.isCalm = true;
    const services = await sitFor(WON);
    await bet();
    await pass(services, 0);
    expect(board().textContent).toContain(`${resultIn(WON)}×`);
    expect(services.table.state.get().phase).toBe("idle");
  });

  it("[FAIR-15] a page that paints nothing is not held back", async () => {
    const services = await sitFor(WON);
    Object.assign(services.timers, { everyFrame: () => () => undefined });
    await bet();
    await pass(services, 1_500);
    expect(services.table.state.get().phase).toBe("idle");
    expect(board().textContent).toContain(`${resultIn(WON)}×`);
  });

  it("[FAIR-16] one that was interrupted is shown with its own target, whatever stands on the panel", async () => {
    const round = findRound(limbo, { stake: "5.00", target: "1.50" }, ({ payout }) => payout !== "0.00");
    const unfinished: RoundRecord = { ...round, state: "DECIDED", endTime: null, balanceAfter: null };
    const services = await sit(
      { resume: async () => ({ value: { round, seeds: { serverSeedHash: "", clientSeed: "", nonce: 1 } } }) },
      { unfinished },
    );
    await pass(services, 1_200);
    expect(board().textContent).toContain(`${resultIn(round)}×`);
    expect(board().textContent).toContain("1.50×");
    expect(target().value).toBe("2.00");
  });
});

describe("the panel", () => {
  it("[INS-9] shows chance and payout of the target before the bet, typed or chosen", async () => {
    await sit();
    fireEvent.change(target(), { target: { value: "৪" } });
    expect(screen.getByText("24.75 %")).toBeDefined();
    expect(betButton().textContent).toContain("৳40.00");
    fireEvent.click(screen.getByRole("button", { name: "100×" }));
    expect(screen.getByText("0.990 %")).toBeDefined();
    expect(betButton().textContent).toContain("৳1,000.00");
  });

  it("[INS-9] what is no target is told, and goes back to the last one when the field is left", async () => {
    await sit();
    fireEvent.change(target(), { target: { value: "1" } });
    expect(target().getAttribute("aria-invalid")).toBe("true");
    expect(screen.getByText("1.01 to 1000000.00")).toBeDefined();
    fireEvent.blur(target());
    expect(target().value).toBe("2.00");
  });

  it("[INS-15] a stake that does not fit the target names both amounts and cannot be bet", async () => {
    const services = await sit();
    fireEvent.change(target(), { target: { value: "1000000" } });
    expect(screen.getByText("The stake must be between ৳1.00 and ৳2.00.")).toBeDefined();
    await bet();
    expect(betsOf(services)).toEqual([]);
  });

  it("[INS-16] sends what it shows by Space alone, and keeps it for the next visit", async () => {
    const services = await sitFor(WON);
    fireEvent.click(screen.getByRole("button", { name: "5×" }));
    await pressKey(document.body, " ");
    expect(betsOf(services)).toMatchObject([["play", { choices: { stake: "10.00", target: "5.00" } }]]);
    expect(settingsOf(services, "limbo")).toEqual({
      target: "5.00",
      stakeText: "10.00",
    });
  });

  it("[SAFE-24] a key that is held down bets once", async () => {
    const services = await sitFor(WON);
    await pressKey(document.body, " ");
    await pass(services, 1_200);
    for (let held = 0; held < 5; held += 1) await pressKey(document.body, " ", { repeat: true });
    expect(betsOf(services)).toHaveLength(1);
  });

  it("[SAFE-24] Enter held down on the button, or in a field, is held back", async () => {
    await sit();
    for (const target of [betButton(), screen.getByLabelText("Stake")]) {
      expect(fireEvent.keyDown(target, { key: "Enter", repeat: true })).toBe(false);
      expect(fireEvent.keyDown(target, { key: "Enter" })).toBe(true);
    }
  });

  it("[VEN-20] a refusal is told in its words", async () => {
    await sit({ play: async () => refusedWith("INSUFFICIENT_BALANCE") });
    await bet();
    expect(screen.getByText("The balance is not enough.")).toBeDefined();
  });
});

describe("the panels", () => {
  it("[FAIR-13] the pay table can be read before any bet", async () => {
    await sit();
    fireEvent.click(screen.getByRole("button", { name: "Rules" }));
    const panel = within(await screen.findByRole("dialog"));
    expect(panel.getAllByRole("row")).toHaveLength(SHEET.payTable.length + 1);
    expect(panel.getByRole("rowheader", { name: "≥ 2.00" })).toBeDefined();
  });

  it("[FAIR-8] [FAIR-17] a round is recalled and shown again", async () => {
    const services = await sitFor(WON);
    await bet();
    await pass(services, 1_200);
    fireEvent.click(screen.getByRole("button", { name: `${resultIn(WON)}×, won` }));
    const panel = within(await screen.findByRole("dialog"));
    expect(await panel.findByText("Target 2.00×")).toBeDefined();
    await untilReplayed(panel, () => pass(services, 1_500));
    expect(panel.getAllByText(`${resultIn(WON)}×`).length).toBeGreaterThan(0);
  });
});
