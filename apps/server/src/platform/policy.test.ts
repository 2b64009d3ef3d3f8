// One policy file for each jurisdiction [SAFE-19 to SAFE-21]: whole, or the start stops and says what it lacks.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { PLAY_POLICY, policyOf, readPolicy } from "./policy.ts";

const play = {
  moneyMode: "play",
  paymentProvider: "sandbox",
  countries: { allowed: [], blocked: [] },
  minimumAge: 21,
  minimumRoundMs: { slots: 2_500 },
  autoplay: true,
  realityCheckMinutes: 30,
  mandatoryLimits: [
    { kind: "LOSS", period: "WEEK", amount: "5000.00" },
    { kind: "TIME", period: "DAY", amount: 240 },
  ],
  fundsOrder: "BONUS_FIRST",
  transfersBetweenAccounts: false,
};
const real = {
  ...play,
  moneyMode: "real",
  jurisdiction: "Exampleland",
  licence: "Licence 1 of Exampleland",
  paymentProvider: "nodi-pay",
  kycThreshold: "200000.00",
  saltEvent: "block 900000 of a public chain",
};
const read = (policy: object) => policyOf(JSON.stringify(policy));

describe("the policy", () => {
  it("[SAFE-20] the shipped one is play money from the sandbox", async () => {
    expect(await readPolicy(undefined)).toBe(PLAY_POLICY);
    expect(PLAY_POLICY).toMatchObject({ moneyMode: "play", paymentProvider: "sandbox", licence: null });
    expect(() => read({ ...play, paymentProvider: "nodi-pay" })).toThrow(
      "play money needs the payment provider sandbox",
    );
  });

  it("[SAFE-19] a file sets everything, amounts exactly", async () => {
    const folder = mkdtempSync(join(tmpdir(), "policy-"));
    const file = join(folder, "policy.json");
    writeFileSync(file, JSON.stringify(real));
    try {
      expect(await readPolicy(file)).toEqual({
        ...real,
        kycThreshold: 20_000_000n,
        mandatoryLimits: [
          { kind: "LOSS", period: "WEEK", amount: 500_000n },
          { kind: "TIME", period: "DAY", amount: 240n },
        ],
      });
      await expect(readPolicy(join(folder, "other.json"))).rejects.toThrow("there is no file");
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it("[SAFE-19] what is missing, unknown or wrong is named, all of it at once", () => {
    const { minimumAge: _age, fundsOrder: _order, ...incomplete } = play;
    expect(() => read(incomplete)).toThrow("minimumAge is missing");
    expect(() => read(incomplete)).toThrow("fundsOrder is missing");
    expect(() => read({ ...play, minimumAge: "21" })).toThrow(/minimumAge: (?!.*missing)/u);
    expect(() => read({ ...play, minimumAge: 17 })).toThrow("minimumAge");
    expect(() => read({ ...play, realityCheckMinutes: 90 })).toThrow("realityCheckMinutes");
    expect(() => read({ ...play, minimumage: 18 })).toThrow("the policy: Unrecognized key");
    expect(() => read({ ...play, kycThreshold: "1,000" })).toThrow("kycThreshold: an amount is text");
    expect(() => read({ ...play, countries: { allowed: [], blocked: ["bd"] } })).toThrow("countries.blocked");
    expect(() => policyOf("{")).toThrow("it is no JSON");
  });

  it.each([
    ["licence", "a licence text"],
    ["jurisdiction", "a jurisdiction"],
    ["paymentProvider", "a payment provider"],
    ["kycThreshold", "a KYC threshold"],
    ["saltEvent", "the named event of the salt"],
  ])("[SAFE-21] real money without %s does not start, and the sentence says so", (field, said) => {
    const { [field]: _left, ...rest } = real as Record<string, unknown>;
    expect(() => read(rest)).toThrow(`real money needs ${said}`);
    expect(() => read(real)).not.toThrow();
  });

  it("[SAFE-21] everything that is missing is named, and the sandbox is no payment provider", () => {
    expect(() => read({ ...play, moneyMode: "real" })).toThrow(
      /a licence text.*a jurisdiction|a jurisdiction.*a licence text/u,
    );
    expect(() => read({ ...real, paymentProvider: "sandbox" })).toThrow(
      "real money needs a payment provider",
    );
  });
});
