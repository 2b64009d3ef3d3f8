// @vitest-environment happy-dom
import { fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { wheel } from "@jonaki/games";
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
import { WheelGame } from "./wheel-game.tsx";
import { resultOf, segmentAt } from "./wheel.rules.ts";
import type { WheelResult } from "./wheel.rules.ts";

const who = visitor();

const CHOICES = { stake: "10.00", segments: 20, risk: "low" };
const resultIn = (round: RoundRecord): WheelResult => resultOf(round)!;
const WON = findRound(wheel, CHOICES, ({ payout }) => payout === "12.00");
const LOST = findRound(wheel, CHOICES, ({ payout }) => payout === "0.00");
const SHEET = wheel.sheet();

const sit = (answers: Partial<PlayApi> = {}, opened: Partial<Opened> = {}) =>
  sitDown(<WheelGame />, answers, { sheet: SHEET, ...opened });
const sitFor = (round: RoundRecord) => sit(drawnStudio(wheel, round.nonce ?? 0));
const board = () => screen.getByRole("region", { name: "Wheel" });
const legend = () =>
  within(screen.getByRole("list", { name: "What the segments pay" })).getAllByRole("listitem");
const stopped = () => legend().find((line) => line.getAttribute("aria-current") === "true")?.textContent;
/** The segment under the pointer, as it is drawn. */
const pointedAt = (segments: number): number => {
  const turned = board().querySelector("svg g")?.getAttribute("transform") ?? "";
  return segmentAt(Number(/rotate\(([\d.]+)\)/u.exec(turned)?.[1]), segments);
};

describe("a round", () => {
  it("[INS-12] [FAIR-15] [SAFE-23] stops in the stored segment, and then money and results follow", async () => {
    const services = await sitFor(WON);
    await bet();
    await pass(services, 500);
    expect(board().textContent).toContain("turning");
    expect([stopped(), services.table.state.get().balance]).toEqual([undefined, "1000.00"]);
    await pass(services, 2_400);
    expect(pointedAt(20)).toBe(resultIn(WON).segment);
    expect(stopped()).toContain("1.20×");
    expect(board().textContent).toContain("You won");
    expect(screen.getByText("৳1,002.00")).toBeDefined();
    expect(screen.getByRole("button", { name: "1.20×, won" })).toBeDefined();
    expect([sparksOn(board()), services.played]).toEqual([8, ["roll", "win"]]);
  });

  it("[SAFE-23] a segment that pays nothing has neither sound nor sparks", async () => {
    const services = await sitFor(LOST);
    await bet();
    await pass(services, 2_900);
    expect(board().textContent).toContain("No win this time");
    expect([sparksOn(board()), services.played]).toEqual([0, ["roll"]]);
    const { segment } = resultIn(LOST);
    expect(screen.getByText(`Segment ${segment}, 0.00×. No win this time. Balance ৳990.00.`)).toBeDefined();
  });

  it("[FAIR-15] a press while it turns ends the way in the stored segment and bets nothing", async () => {
    const services = await sitFor(WON);
    await bet();
    await pass(services, 300);
    await bet();
    expect([pointedAt(20), services.table.state.get().phase]).toEqual([resultIn(WON).segment, "idle"]);
    expect(betsOf(services)).toHaveLength(1);
  });

  it("[FAIR-15] the next one begins where the last one stopped", async () => {
    const services = await sitFor(WON);
    await bet();
    await pass(services, 2_900);
    await bet();
    await pass(services, 0);
    expect(pointedAt(20)).toBe(resultIn(WON).segment);
    await pass(services, 2_900);
    const next = drawnRound(wheel, CHOICES, (WON.nonce ?? 0) + 1);
    expect(pointedAt(20)).toBe(resultIn(next).segment);
  });

  it("[INS-16] whoever wants no motion sees the end at once", async () => {
    who.isCalm = true;
    const services = await sitFor(WON);
    await bet();
    await pass(services, 0);
    expect([pointedAt(20), stopped()?.startsWith("1.20×")]).toEqual([resultIn(WON).segment, true]);
  });

  it("[FAIR-15] a page that paints nothing is not held back", async () => {
    const services = await sitFor(WON);
    Object.assign(services.timers, { everyFrame: () => () => undefined });
    await bet();
    await pass(services, 3_300);
    expect([pointedAt(20), services.table.state.get().phase]).toEqual([resultIn(WON).segment, "idle"]);
  });

  it("[FAIR-16] one that was interrupted is shown on its own wheel, until another one is chosen", async () => {
    const round = drawnRound(wheel, { stake: "5.00", segments: 50, risk: "high" }, 3);
    const unfinished: RoundRecord = { ...round, state: "DECIDED", endTime: null, balanceAfter: null };
    const services = await sit({ resume: async () => playedWith(round) }, { unfinished });
    await pass(services, 2_900);
    expect(pointedAt(50)).toBe(resultIn(round).segment);
    expect(legend().map(({ textContent }) => textContent)).toEqual(["49.50×1 of 50", "0.00×49 of 50"]);
    fireEvent.click(screen.getByRole("radio", { name: "Medium" }));
    expect(stopped()).toBeUndefined();
    expect(legend()[0]?.textContent).toBe("3.50×1 of 20");
  });
});

describe("the panel", () => {
  it("[INS-12] shows what the chosen wheel pays and how often, and the most a spin can pay", async () => {
    await sit();
    fireEvent.change(screen.getByRole("slider", { name: "Segments" }), { target: { value: "10" } });
    expect(legend().map(({ textContent }) => textContent)).toEqual([
      "2.00×1 of 10",
      "1.20×2 of 10",
      "1.10×5 of 10",
      "0.00×2 of 10",
    ]);
    expect(betButton().textContent).toContain("৳20.00");
  });

  it("[INS-15] the largest stake that fits the wheel is named, and a larger one cannot be bet", async () => {
    const services = await sit();
    fireEvent.click(screen.getByRole("radio", { name: "High" }));
    fireEvent.click(screen.getByRole("button", { name: "50" }));
    fireEvent.change(screen.getByLabelText("Stake"), { target: { value: "50000" } });
    expect(screen.getByText("The stake must be between ৳1.00 and ৳40,404.04.")).toBeDefined();
    await bet();
    expect(betsOf(services)).toEqual([]);
  });

  it("[INS-16] sends what it shows by keyboard alone, and keeps it for the next visit", async () => {
    const services = await sitFor(WON);
    fireEvent.click(screen.getByRole("button", { name: "30" }));
    await pressKey(document.body, " ");
    expect(betsOf(services)).toMatchObject([
      ["play", { choices: { stake: "10.00", segments: 30, risk: "low" } }],
    ]);
    expect(settingsOf(services, "wheel")).toEqual({ segments: 30, risk: "low", stakeText: "10.00" });
  });
});

describe("the panels", () => {
  it("[FAIR-13] each of the 15 pay tables is read by itself", async () => {
    await sit();
    fireEvent.click(screen.getByRole("button", { name: "Rules" }));
    const panel = within(await screen.findByRole("dialog"));
    fireEvent.click(panel.getByRole("combobox", { name: /^Pay table/u }));
    expect(panel.getAllByRole("option")).toHaveLength(15);
    fireEvent.click(panel.getByRole("option", { name: "High risk · 50 segments" }));
    expect(panel.getAllByRole("row")).toHaveLength(2 + 1);
    expect(panel.getByRole("cell", { name: "49.50×" })).toBeDefined();
  });

  it("[FAIR-8] [FAIR-17] a round is recalled and shown again", async () => {
    const services = await sitFor(WON);
    await bet();
    await pass(services, 2_900);
    fireEvent.click(screen.getByRole("button", { name: "1.20×, won" }));
    const panel = within(await screen.findByRole("dialog"));
    expect(await panel.findByText("Low risk · 20 segments")).toBeDefined();
    expect(panel.getByText(`Segment ${resultIn(WON).segment}, 1.20×`)).toBeDefined();
    await untilReplayed(panel, () => pass(services, 2_900));
  });
});
