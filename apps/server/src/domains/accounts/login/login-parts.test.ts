// The small rules of the ways in: networks, challenges, failures, crowds.
import { describe, expect, it } from "vitest";
import { isSameName, offeredMethods } from "./challenge.rules.ts";
import { createCrowd } from "./crowd.ts";
import { lockUntil, needsCaptcha } from "./door.rules.ts";
import { networkOf } from "./networks.rules.ts";

describe("networks", () => {
  it.each([
    ["203.0.113.9", "203.0.113.0/24"],
    ["::ffff:203.0.113.200", "203.0.113.0/24"],
    ["2001:db8:1:2:3::4", "2001:db8:1::/48"],
    ["2001:db8:1:ffff::1", "2001:db8:1::/48"],
  ])("[ACC-125] %s belongs to %s", (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});

describe("the ways of a challenge", () => {
  it("[ACC-126] what is set up is offered with its target masked, what was never verified is not", () => {
    const methods = offeredMethods({
      contacts: [
        { kind: "MOBILE", value: "8801712345678", isVerified: true },
        { kind: "MAIL", value: "rina@example.com", isVerified: false },
      ],
      payeeName: "Rina Akter",
      hasTotp: true,
    });
    expect(methods).toEqual([
      { method: "TOTP", target: "" },
      { method: "SMS", target: "+880 17*****678" },
      { method: "BANK_NAME", target: "R*** A***" },
    ]);
    expect(offeredMethods({ contacts: [], payeeName: null, hasTotp: false })).toEqual([]);
  });

  it("[ACC-124] an account name is right whatever its spaces and case", () => {
    expect(isSameName("  rina   AKTER", "Rina Akter")).toBe(true);
    expect(isSameName("Rina Akte", "Rina Akter")).toBe(false);
  });
});

describe("failures", () => {
  const none = { ofName: 0, ofDevice: 0, ofAddress: 0 };
  it.each([
    [{ ...none, ofName: 2, ofDevice: 2, ofAddress: 19 }, false],
    [{ ...none, ofName: 3 }, true],
    [{ ...none, ofDevice: 3 }, true],
    [{ ...none, ofAddress: 20 }, true],
  ])("[ACC-28] %j ask for a captcha: %s", (failures, expected) => {
    expect(needsCaptcha(failures, 1)).toBe(expected);
  });

  it("[ACC-14.1] the tenth of a name locks it for five minutes, whatever device and address have", () => {
    const now = new Date("2026-11-16T10:00:00.000Z");
    expect(lockUntil({ ofName: 9, ofDevice: 50, ofAddress: 50 }, 1, now)).toBeNull();
    expect(lockUntil({ ...none, ofName: 10 }, 1, now)).toEqual(new Date("2026-11-16T10:05:00.000Z"));
  });
});

it("[ACC-14.1] so many are judged at one door at once, and the next one finds room when one has left", async () => {
  const crowd = createCrowd(2);
  const key = Buffer.from("a name");
  let release = (): void => undefined;
  const held = new Promise<string>((resolve) => (release = () => resolve("judged")));
  const inside = [crowd.among(key, () => held), crowd.among(key, () => held)];
  expect(await crowd.among(key, () => Promise.resolve("judged"))).toBeNull();
  expect(await crowd.among(Buffer.from("another"), () => Promise.resolve("judged"))).toBe("judged");
  release();
  expect(await Promise.all(inside)).toEqual(["judged", "judged"]);
  expect(await crowd.among(key, () => Promise.reject(new Error("broken"))).catch(String)).toContain("broken");
  expect(await crowd.among(key, () => Promise.resolve("judged"))).toBe("judged");
});
