import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { chartOf, movedDays } from "./profit.rules.ts";

const day = (name: string, profitLoss: string, more: object = {}) => ({
  day: name,
  deposits: "0.00",
  withdrawals: "0.00",
  validBet: "0.00",
  payout: "0.00",
  bonuses: "0.00",
  cashback: "0.00",
  profitLoss,
  ...more,
});

describe("personal loss as lines and bars", () => {
  it("[REP-7] a day on which something moved has a line, also when it came to nothing", () => {
    const days = [
      day("2026-11-15", "0.00", { validBet: "10.00", payout: "10.00" }),
      day("2026-11-14", "0.00"),
      day("2026-11-13", "0.00", { deposits: "0.01" }),
    ];
    expect(movedDays(days).map((one) => one.day)).toEqual(["2026-11-15", "2026-11-13"]);
  });

  it("[REP-7] bars run with time, the tallest is whole, and the extremes are named", () => {
    const chart = chartOf([
      day("2026-11-15", "-20.00"),
      day("2026-11-14", "0.00"),
      day("2026-11-13", "5.00"),
    ]);
    expect(chart.bars.map(({ day: name, share }) => [name, share])).toEqual([
      ["2026-11-13", 0.25],
      ["2026-11-14", 0],
      ["2026-11-15", -1],
    ]);
    expect([chart.most, chart.least]).toEqual(["5.00", "-20.00"]);
    expect(chartOf([day("2026-11-15", "0.00")])).toMatchObject({ most: null, least: null });
  });

  it("[REP-8] a loss goes down and a gain goes up, whatever the amounts", () => {
    const amount = fc.bigInt({ min: -(10n ** 14n), max: 10n ** 14n }).map((minor) => {
      const digits = String(minor < 0n ? -minor : minor).padStart(3, "0");
      return `${minor < 0n ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`;
    });
    fc.assert(
      fc.property(fc.array(amount, { minLength: 1, maxLength: 31 }), (amounts) => {
        const { bars } = chartOf(
          amounts.map((one, place) => day(`2026-10-${String(place + 1).padStart(2, "0")}`, one)),
        );
        for (const [place, { share }] of bars.entries()) {
          expect(Math.abs(share)).toBeLessThanOrEqual(1);
          if (share !== 0) expect(share < 0).toBe(amounts[place]!.startsWith("-"));
        }
      }),
    );
  });
});
