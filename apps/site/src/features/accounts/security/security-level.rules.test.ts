import { describe, expect, it } from "vitest";
import { levelText, securityLevel } from "./security-level.rules.ts";
import type { GuardFacts } from "./security-level.rules.ts";

const REGISTERED = "2026-10-01T04:00:00.000Z";
const BARE: GuardFacts = {
  registered: REGISTERED,
  passwordSet: REGISTERED,
  hasPaymentPassword: false,
  mobile: null,
  mail: null,
  totp: "OFF",
};
const FULL: GuardFacts = {
  registered: REGISTERED,
  passwordSet: "2026-11-01T04:00:00.000Z",
  hasPaymentPassword: true,
  mobile: { masked: "017****678", isVerified: true },
  mail: { masked: "r***@mail.com", isVerified: true },
  totp: "ON",
};

describe("the security level", () => {
  it("[ACC-133] has a point for each of the five, and none for the password of the registration", () => {
    expect(securityLevel(BARE).score).toBe(0);
    expect(securityLevel(FULL)).toMatchObject({ score: 5, next: null });
  });

  it.each([
    ["password", { passwordSet: "2026-11-01T04:00:00.000Z" }],
    ["payment", { hasPaymentPassword: true }],
    ["mobile", { mobile: { masked: "017****678", isVerified: true } }],
    ["mail", { mail: { masked: "r***@mail.com", isVerified: true } }],
    ["totp", { totp: "ON" }],
  ] as const)("[ACC-133] %s alone is one point", (guard, facts) => {
    expect([...securityLevel({ ...BARE, ...facts }).done]).toEqual([guard]);
  });

  it("[ACC-133] a contact that is not verified and an app that is only set up are no points", () => {
    const facts = { mobile: { masked: "017****678", isVerified: false }, totp: "SETUP" } as const;
    expect(securityLevel({ ...BARE, ...facts }).score).toBe(0);
  });

  it("[ACC-133] says what comes next: the way back into the account first, the password last", () => {
    expect(securityLevel(BARE).next).toBe("mobile");
    expect(securityLevel({ ...FULL, passwordSet: null, totp: "OFF" }).next).toBe("totp");
    expect(securityLevel({ ...FULL, passwordSet: null }).next).toBe("password");
  });

  it("[ACC-133] has a word for every score", () => {
    expect([0, 1, 2, 3, 4, 5].map(levelText)).toEqual([
      "level_low",
      "level_low",
      "level_fair",
      "level_fair",
      "level_good",
      "level_full",
    ]);
  });
});
