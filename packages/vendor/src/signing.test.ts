import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { isInTime, isSignedBy, readClaim, sign, signedHeaders } from "./signing.ts";

const body = Buffer.from('{"verb":"balance"}');
const signable = { vendor: "tuntuni", time: "1767225600000", nonce: "n".repeat(16), body };
const headers = signedHeaders("secret", signable);

describe("a signature", () => {
  it("[VEN-3] is what the vendors' page says it is, byte for byte", () => {
    const page = readFileSync(new URL("../README.md", import.meta.url), "utf8");
    const written = /"verb":"bet".*\}/u.exec(page)?.[0];
    const example = Buffer.from(`{${written}`);
    const nonce = "Rm9yLXJlYWRpbmctb25seQ";
    const request = { vendor: "tuntuni", time: "1767225600000", nonce, body: example };
    expect(example).toHaveLength(139);
    expect(page.replaceAll("\n", "")).toContain(
      Buffer.from(`tuntuni\n1767225600000\n${nonce}\n`).toString("hex"),
    );
    expect(page).toContain(`\n${sign("only-an-example-never-a-secret", request)}\n`);
  });

  it("[VEN-3] is over vendor, time, nonce and every byte of the body", () => {
    const claim = readClaim(headers)!;
    expect(isSignedBy("secret", claim, body)).toBe(true);
    expect(isSignedBy("secret", claim, Buffer.from('{"verb": "balance"}'))).toBe(false);
    expect(isSignedBy("another", claim, body)).toBe(false);
    expect(isSignedBy(null, claim, body)).toBe(false);
    for (const change of [{ vendor: "other" }, { time: "1767225600001" }, { nonce: "m".repeat(16) }])
      expect(isSignedBy("secret", { ...claim, ...change }, body)).toBe(false);
  });

  it("[VEN-3] cannot be moved from one header to the next", () => {
    const moved = signedHeaders("secret", { ...signable, vendor: "tuntuni\n1767225600000", time: "" });
    expect(readClaim(moved)).toBeNull();
  });

  it.each([
    ["a missing header", { "x-nonce": undefined }],
    ["a header that came twice", { "x-nonce": ["n".repeat(16), "m".repeat(16)] }],
    ["a short nonce", { "x-nonce": "n".repeat(15) }],
    ["a long nonce", { "x-nonce": "n".repeat(65) }],
    ["a nonce with other signs", { "x-nonce": "ন".repeat(16) }],
    ["Bengali digits in the time", { "x-time": "১৭৬৭২২৫৬০০০০০" }],
    ["an upper-case signature", { "x-signature": headers["x-signature"].toUpperCase() }],
  ])("[VEN-3] %s is no claim", (_name, change) => {
    expect(readClaim({ ...headers, ...change })).toBeNull();
  });

  it("[VEN-3] is good for 120 seconds either way and not a millisecond more", () => {
    const claim = readClaim(headers)!;
    const at = (offMs: number): Date => new Date(1_767_225_600_000 + offMs);
    expect([-120_001, -120_000, 0, 120_000, 120_001].map((offMs) => isInTime(claim, at(offMs)))).toEqual([
      false,
      true,
      true,
      true,
      false,
    ]);
  });
});
