import { readFileSync } from "node:fs";
import { applyRate, formatAmount, minor } from "@jonaki/money";
import { describe, expect, it } from "vitest";
import { tableRows } from "../test/rule-book.ts";
import { UPLOAD_BODY_BYTES } from "./call.ts";
import * as constants from "./constants.ts";
import { SETTINGS } from "./settings.ts";

const rows = [...tableRows("constants.md", "CONST")].map(([id, [name = ""]]) => ({
  number: Number(id.slice("CONST-".length)),
  id,
  name,
}));
const source = ["constants.ts", "settings.ts"]
  .map((file) => readFileSync(new URL(file, import.meta.url), "utf8"))
  .join("\n");

const FIRST_SETTING = 70;
// Held elsewhere for a reason that constants.ts gives: a list of texts, and a secret.
const ELSEWHERE = ["LANG_CATALOGUE", "WEAK_DEFAULT_PASSWORD"];

describe("the constants", () => {
  it("[CONST-1] every id of the rule book is named beside its value", () => {
    expect(rows).toHaveLength(115);
    expect(rows.filter(({ id }) => !new RegExp(`${id}(?!\\d)`).test(source)).map(({ id }) => id)).toEqual([]);
  });

  it("[CONST-1] every constant has its own name", () => {
    const missing = rows
      .filter(({ number, name }) => number < FIRST_SETTING && !(name in constants))
      .map(({ name }) => name);
    expect(missing).toEqual(ELSEWHERE);
  });

  it("[CONST-2] every setting has its name, with the unit at the end where the name lacks it", () => {
    const camelCase = (name: string) =>
      name.toLowerCase().replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
    const keys = Object.keys(SETTINGS);
    const named = rows.filter(({ number }) => number >= FIRST_SETTING).map(({ name }) => camelCase(name));
    const keyOf = (name: string) =>
      keys.filter((key) => new RegExp(`^${name}(Ppm|Bytes|Minutes|Months)?$`).test(key));
    expect(named.filter((name) => keyOf(name).length !== 1)).toEqual([]);
    expect(keys).toHaveLength(named.length);
  });

  it("[CONST-36] the weak default password has no value in code", () => {
    expect(source).not.toMatch(/WEAK_DEFAULT_PASSWORD/);
  });

  it("[CONST-6] [CONST-9] [CONST-17] [CONST-59] values are those of the rule book", () => {
    expect(constants.CHUNK_TIMEOUT_MS).toBe(120_000);
    expect(constants.LAZY_ATTEMPTS).toBe(3);
    expect(constants.NOTICES_PER_PAGE).toBe(9);
    expect(constants.CATEGORY_KEYS.join(", ")).toBe("ELOTT, LOTT, LIVE, SPORTS, FISH, RNG, PVP, ESPORTS");
    expect(constants.LIVE_FILTERS).toHaveLength(15);
    expect(constants.DEFAULT_LANG).toBe("BN");
    expect(constants.CURRENCY_SYMBOL).toBe("P");
    expect(constants.GAME_LIST_PLATFORM).toBe("flash,html5-desktop");
  });

  it("[CONST-62] a valid bet of 100.00 earns the points of its category", () => {
    const earned = (rate: (typeof constants.POINT_RATES)[keyof typeof constants.POINT_RATES]) =>
      formatAmount(applyRate(minor(10_000n), rate, "down"));
    const { LIVE, SPORTS, FISH, RNG, PVP } = constants.POINT_RATES;
    expect([LIVE, SPORTS, FISH, RNG, PVP].map(earned)).toEqual(["0.70", "1.00", "1.20", "1.20", "1.00"]);
    expect(earned(SETTINGS.pointRatesAddedPpm.MINI)).toBe("0.20");
  });

  it("[CONST-67] [CONST-101] an upload is three images of the largest size, and the form around them", () => {
    const { upload, usual } = SETTINGS.bodyLimitsBytes;
    expect(upload).toBe(constants.IMAGE_COUNT * constants.IMAGE_MAX);
    expect(UPLOAD_BODY_BYTES).toBe(upload + usual);
    expect(constants.IMAGE_MAX).toBe(5_242_880);
  });

  it("[CONST-117] what a member may upload", () => {
    expect(SETTINGS.uploads).toEqual({
      perDay: 30,
      unusedHours: 24,
      pixelsMax: 40_000_000,
      sideMaxPx: 1_280,
    });
  });
});

describe("the settings", () => {
  it("[CONST-70] [CONST-71] [CONST-79] [CONST-100] times and counts are those of the rule book", () => {
    expect(SETTINGS.withdrawConfirmMinutes).toMatchObject({ ewallet: 30, bank: 1440 });
    expect(SETTINGS.sessionIdleMinutes).toBe(30);
    expect(SETTINGS.paymentPassword).toEqual({ digits: 6, wrongInARow: 5, blockMinutes: 30 });
    expect(SETTINGS.callsPerMinute).toEqual({ device: 120, account: 300, address: 3_000 });
  });

  it("[CONST-80] [CONST-82] [CONST-83] amounts are exact", () => {
    expect(formatAmount(SETTINGS.depositLimits.bank.maxMinor)).toBe("200000.00");
    expect(formatAmount(SETTINGS.depositLimits.digitalDollar.minMinor)).toBe("10.00");
    expect(formatAmount(SETTINGS.withdrawLimits.minMinor)).toBe("500.00");
    expect(formatAmount(applyRate(minor(200_000n), SETTINGS.withdrawFee.ratePpm, "up"))).toBe("20.00");
  });

  it("[CONST-87] cashback of 1,000.00 by category", () => {
    const { LIVE, RNG, MINI } = SETTINGS.rebateRatesPpm;
    const paid = [LIVE, RNG, MINI].map((rate) => formatAmount(applyRate(minor(100_000n), rate, "down")));
    expect(paid).toEqual(["5.00", "8.00", "2.00"]);
  });

  it("[CONST-104] [CONST-105] every accounting category has its shares", () => {
    const categories = [...SETTINGS.accountingCategories].toSorted();
    expect(Object.keys(SETTINGS.wageringSharesPpm.bonuses).toSorted()).toEqual(categories);
    expect(Object.keys(SETTINGS.wageringSharesPpm.depositsAndTransfers).toSorted()).toEqual(categories);
    expect(Object.keys(SETTINGS.rebateRatesPpm).toSorted()).toEqual(categories);
  });

  it("[CONST-89] [REW-41] the ranks rise in every need and never fall in a benefit", () => {
    const { ranks } = SETTINGS;
    expect(ranks.map(({ rankLevel }) => rankLevel)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(new Set(ranks.map(({ group }) => group)).size).toBe(5);
    for (const [place, rank] of ranks.slice(1).entries()) {
      const before = ranks[place]!;
      expect(rank.depositsMinor > before.depositsMinor && rank.validBetsMinor > before.validBetsMinor).toBe(
        true,
      );
      expect(rank.rebateAdditionPpm >= before.rebateAdditionPpm).toBe(true);
      expect(rank.dailyWithdrawalMinor >= before.dailyWithdrawalMinor).toBe(true);
    }
    expect(formatAmount(ranks[10]!.upgradeGiftMinor)).toBe("100000.00");
    expect(formatAmount(applyRate(minor(100_000_00n), ranks[10]!.rebateAdditionPpm, "down"))).toBe("200.00");
  });
});
