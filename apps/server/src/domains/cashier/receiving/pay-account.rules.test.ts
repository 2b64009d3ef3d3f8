import { describe, expect, it } from "vitest";
import { accountBar, foldedName, numberKey, plainNumber, shownNumber } from "./pay-account.rules.ts";

const BANK = { code: "bokul-bank", kind: "BANK", pattern: "^[0-9]{8,17}$" } as const;
const OTHER_BANK = { ...BANK, code: "kodom-bank" };
const WALLET = { code: "nodi-pay", kind: "EWALLET", pattern: "^8801[3-9][0-9]{8}$" } as const;
const OTHER_WALLET = { ...WALLET, code: "doel-pay" };
const COIN = { code: "erc20", kind: "DIGITAL_DOLLAR", pattern: "^0x[0-9A-Fa-f]{40}$" } as const;

describe("a receiving account", () => {
  it("[CAS-11] shows the last four digits of its number, and not how many there are", () => {
    expect([shownNumber("8801711111234"), shownNumber("01234567")]).toEqual(["****1234", "****4567"]);
  });

  it("[CAS-12] names are the same after NFC, case folding and without dots, hyphens and double spaces", () => {
    const same = [
      "Md. Rahim  Uddin-Khan",
      "md rahim uddinkhan",
      " MD RAHIM UDDIN‐KHAN ",
      "Md Rahim Uddin.Khan",
    ];
    expect(new Set(same.map(foldedName)).size).toBe(1);
    expect(foldedName("Rene\u0301")).toBe(foldedName("RENÉ"));
    expect(foldedName("Strauß")).toBe(foldedName("STRAUSS"));
    expect(foldedName("রহিম উদ্দিন")).not.toBe(foldedName("করিম উদ্দিন"));
    expect(foldedName("Md Rahim")).not.toBe(foldedName("MdRahim"));
  });

  it("[CAS-13] a number is the same however it is written, at a bank only there", () => {
    const number = plainNumber(" 0171-111 1234 ");
    expect(number).toBe("01711111234");
    expect(numberKey(WALLET, number)).toBe(numberKey(OTHER_WALLET, number));
    expect(numberKey(BANK, number)).not.toBe(numberKey(OTHER_BANK, number));
    expect(numberKey(COIN, "0xAB")).toBe(numberKey(COIN, "0xab"));
  });

  it.each([
    ["a bank account", BANK, "12345678", "Rahim Uddin", "Mirpur", null],
    ["a bank account without branch", BANK, "12345678", "Rahim Uddin", "", ["branch"]],
    ["a bank account without name", BANK, "12345678", "", "Mirpur", ["name"]],
    ["a number that is too short", BANK, "1234", "Rahim Uddin", "Mirpur", ["number"]],
    ["an unknown bank", null, "12345678", "Rahim Uddin", "", ["bank"]],
    ["an e-wallet without a name", WALLET, "8801711111234", "", "", null],
    ["no mobile number", WALLET, "", "", "", ["number"]],
    ["a name that is none", WALLET, "8801711111234", "R4him<b>", "", ["name"]],
    ["a coin's address", COIN, `0x${"a1".repeat(20)}`, "", "", null],
    ["half a coin's address", COIN, "0xa1", "", "", ["number"]],
  ] as const)("[CAS-11] %s", (_name, institution, number, name, branch, fields) => {
    const bar = accountBar({ institution, number, name, branch });
    expect(bar).toEqual(fields === null ? null : { ok: false, code: "VALIDATION", value: { fields } });
  });
});
