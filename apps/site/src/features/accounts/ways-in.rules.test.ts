// The pure rules of the ways in: captcha, code button, mobile numbers, passwords, extra step, identities.
import * as fc from "fast-check";
import { createTranslators } from "@jonaki/i18n/server";
import { describe, expect, it } from "vitest";
import { affiliateField, invitationOf } from "./affiliate.rules.ts";
import { afterRefusal, isSent, MOST_TRIES } from "./challenge.rules.ts";
import { AVAILABLE, clockText, mayPress, nextSender, secondsLeft } from "./code-sender.rules.ts";
import type { CodeSender } from "./code-sender.rules.ts";
import { patternText } from "./field-text.rules.ts";
import { isMailbox, isUsername } from "./forgot.rules.ts";
import { authorizeAddress, readIdToken } from "./identity.rules.ts";
import { captchaAfter, isCaptchaShown } from "./login-captcha.rules.ts";
import { dialingCodes, isMobileNumber } from "./mobile.rules.ts";
import { PASSWORD_RULE, passwordProblems, passwordRule, strengthOf, strengthText } from "./password.rules.ts";

const MINUTE = 60_000;
const { BN, EN } = createTranslators((key) => expect.unreachable(key));

describe("the login captcha", () => {
  const failed = (captcha: boolean) => ({ kind: "failed", captcha }) as const;

  it("[ACC-29] moves only as in its table", () => {
    expect(captchaAfter(null, failed(false), 0)).toBeNull();
    const shown = captchaAfter(null, failed(true), 0);
    expect(shown).toBe(15 * MINUTE);
    expect(captchaAfter(shown, failed(false), MINUTE)).toBe(16 * MINUTE);
    expect(captchaAfter(shown, { kind: "succeeded" }, MINUTE)).toBeNull();
    expect([isCaptchaShown(shown, 15 * MINUTE - 1), isCaptchaShown(shown, 15 * MINUTE)]).toEqual([
      true,
      false,
    ]);
    expect(captchaAfter(shown, failed(false), 15 * MINUTE)).toBeNull();
  });
});

describe("the button that sends a code", () => {
  const sending: CodeSender = { kind: "sending" };

  it("[ACC-117] [ACC-118] moves only as in its table", () => {
    expect(nextSender(AVAILABLE, { kind: "pressed" }, 0)).toEqual(sending);
    const counting = nextSender(sending, { kind: "sent", expiredMinutes: 2 }, 0);
    expect(secondsLeft(counting, 0)).toBe(120);
    expect(nextSender(sending, { kind: "failed" }, 0)).toEqual(AVAILABLE);
    expect(nextSender(counting, { kind: "pressed" }, 1_000)).toBe(counting);
    expect(nextSender(counting, { kind: "ticked" }, 119_999)).toBe(counting);
    expect(nextSender(counting, { kind: "ticked" }, 120_000)).toEqual(AVAILABLE);
    for (const event of [{ kind: "failed" }, { kind: "ticked" }] as const)
      expect(nextSender(AVAILABLE, event, 0)).toBe(AVAILABLE);
    expect(nextSender(sending, { kind: "pressed" }, 0)).toBe(sending);
  });

  it("[ACC-119] is blocked while it counts, and lets one request through in a second", () => {
    expect(mayPress(AVAILABLE, null, 0)).toBe(true);
    expect([mayPress(AVAILABLE, 0, 999), mayPress(AVAILABLE, 0, 1_000)]).toEqual([false, true]);
    expect(mayPress({ kind: "counting", untilMs: 5_000 }, null, 0)).toBe(false);
    expect(mayPress(sending, null, 0)).toBe(false);
  });

  it("[ACC-118] shows the seconds that are left", () => {
    expect([120, 61, 9, 0].map(clockText)).toEqual(["02:00", "01:01", "00:09", "00:00"]);
    expect(secondsLeft({ kind: "counting", untilMs: 1_500 }, 1_000)).toBe(1);
  });
});

describe("mobile numbers", () => {
  it.each([
    ["01712345678", "880", true],
    ["1712345678", "880", true],
    ["01212345678", "880", false],
    ["0171234567", "880", false],
    ["98765432", "65", true],
    ["12345", "65", false],
    ["+8801712345678", "880", false],
    ["", "880", false],
  ])("[ACC-19] [ACC-97] %s of +%s is one: %s", (number, code, isOne) => {
    expect(isMobileNumber(number, code)).toBe(isOne);
  });

  it("[SITE-33] the visitor's own country is always among those to choose from", () => {
    expect(dialingCodes("880")[0]).toBe("880");
    expect(dialingCodes("354")[0]).toBe("354");
  });
});

describe("new passwords", () => {
  it("[ACC-52] are required, fit their rule and are typed twice alike", () => {
    const judge = (next: string, confirm: string, old: string | null = null) =>
      passwordProblems({ old, next, confirm }, PASSWORD_RULE);
    expect(judge("", "")).toEqual({ next: "required", confirm: "required" });
    expect(judge("short", "short")).toEqual({ next: "pattern" });
    expect(judge("with space 1", "with space 1")).toEqual({ next: "pattern" });
    expect(judge("Jonaki-123", "Jonaki-124")).toEqual({ confirm: "mismatch" });
    expect(judge("Jonaki-123", "Jonaki-123", "")).toEqual({ old: "required" });
    expect(judge("Jonaki-123", "Jonaki-123", "x")).toEqual({});
  });

  it("[ACC-89] follow the server's rule where there is one", () => {
    const rule = { ...PASSWORD_RULE, minLength: 10 };
    expect([passwordRule([rule]), passwordRule([]), passwordRule(null)]).toEqual([
      rule,
      PASSWORD_RULE,
      PASSWORD_RULE,
    ]);
  });

  it("look stronger the longer and the more varied they are", () => {
    expect(
      ["", "abc", "aaaaaaaaaaaa", "abcdefgh", "abcd1234", "Abcd1234", "Abcd-1234-Efgh-9"].map((one) =>
        strengthOf(one),
      ),
    ).toEqual([0, 1, 1, 2, 2, 3, 4]);
    expect([strengthText(0), strengthText(3)]).toEqual([null, "strength_3"]);
  });

  it("never lose strength by a further, new character", () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 30 }), (text) => {
        expect(strengthOf(`${text}q`)).toBeGreaterThanOrEqual(strengthOf(text));
      }),
    );
  });
});

describe("the words of a broken rule", () => {
  it("[ACC-91] carry both bounds, and one number where they are the same", () => {
    const rule = (minLength: number, maxLength: number) => ({ patternId: 7, minLength, maxLength });
    expect(patternText(EN, rule(5, 12))).toBe("Digits only, 5 - 12 digits.");
    expect(patternText(EN, rule(6, 6))).toBe("Digits only, 6 digits.");
    expect(patternText(BN, rule(5, 12))).toBe("শুধু সংখ্যা, ৫ - ১২টি।");
    expect(patternText(EN, { ...rule(0, 9), patternId: null })).toBe("Please check the marked fields.");
  });
});

describe("the extra step", () => {
  it("[ACC-80] [ACC-126] five wrong answers end it, and so does a challenge the server knows no more", () => {
    expect(afterRefusal(MOST_TRIES, "CODE_INVALID")).toEqual({ kind: "open", triesLeft: 4 });
    expect(afterRefusal(1, "TOTP_INVALID")).toEqual({ kind: "over" });
    expect(afterRefusal(MOST_TRIES, "NOT_FOUND")).toEqual({ kind: "over" });
    expect(afterRefusal(2, "NETWORK")).toEqual({ kind: "open", triesLeft: 2 });
  });

  it("[ACC-124] [ACC-127] a code is sent for SMS and e-mail only", () => {
    const methods = ["SMS", "MAIL", "BANK_NAME", "TOTP"] as const;
    expect(methods.filter(isSent)).toEqual(["SMS", "MAIL"]);
  });
});

describe("invitations", () => {
  it("[ACC-83] [ACC-85] [ACC-114] the address carries codes and domain, which falls back to the site", () => {
    expect(invitationOf("?affiliateCode=ab12&referralCode=REF00001&domain=x.example", "here")).toEqual({
      affiliateCode: "ab12",
      referralCode: "REF00001",
      domain: "x.example",
    });
    expect(invitationOf("", "here")).toEqual({ affiliateCode: "", referralCode: "", domain: "here" });
  });

  it("[ACC-111] [ACC-112] [ACC-113] the field moves only as in its table", () => {
    expect(affiliateField("", null, undefined)).toEqual({ kind: "shown", code: "" });
    expect(affiliateField("ab12", null, undefined)).toEqual({ kind: "checking" });
    expect(affiliateField("ab12", null, true)).toEqual({ kind: "hidden", code: "ab12" });
    expect(affiliateField("ab12", null, false)).toEqual({ kind: "shown", code: "ab12" });
    expect(affiliateField("", "ab12", undefined)).toEqual({ kind: "hidden", code: "ab12" });
  });
});

describe("forgotten passwords", () => {
  it("[ACC-57] need a name and a mailbox that could exist", () => {
    expect(["demo", "1712345678", "", "a b"].map(isUsername)).toEqual([true, true, false, false]);
    expect(["a@b.bd", "a@b", "", `${"a".repeat(60)}@b.bd`].map(isMailbox)).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});

describe("identities", () => {
  const token = (claims: object): string =>
    `h.${Buffer.from(JSON.stringify(claims)).toString("base64url")}.s`;

  it("[ACC-36] the popup is asked for an id token with our nonce, state and way back, and keeps its own query", () => {
    const provider = {
      provider: "p",
      name: "P",
      authorizeUrl: "https://id.example/auth?tenant=1",
      clientId: "c",
    };
    const address = new URL(
      authorizeAddress(provider, { state: "s", nonce: "n" }, "https://a.example/idp-return"),
    );
    expect(Object.fromEntries(address.searchParams)).toEqual({
      tenant: "1",
      client_id: "c",
      response_type: "id_token",
      scope: "openid email phone",
      nonce: "n",
      state: "s",
      redirect_uri: "https://a.example/idp-return",
    });
  });

  it("[ACC-36] a token with another nonce, or none that can be read, is no answer", () => {
    expect(readIdToken(token({ nonce: "n", email: "রিনা@b.bd" }), "n")).toEqual({
      email: "রিনা@b.bd",
      mobileNum: null,
    });
    expect(readIdToken(token({ nonce: "x" }), "n")).toBeNull();
    for (const text of ["", "a.b.c", "a", "a.e30.c"]) expect(readIdToken(text, "n")).toBeNull();
  });
});
