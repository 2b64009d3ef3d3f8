// Requests of somebody who is not the vendor [VEN-3]: headers missing or misshapen, and signatures that are none.
import { createHash, createHmac } from "node:crypto";
import { sign, signedHeaders } from "../signing.ts";
import type { Signable } from "../signing.ts";
import type { KitCase } from "./case.ts";
import { refusedRequest } from "./door.ts";
import type { Honest } from "./door.ts";

export function signatureCases(): readonly KitCase[] {
  return [...missingCases(), ...misshapenCases(), ...forgedCases(), ...changedCases()];
}

const missingCases = (): readonly KitCase[] =>
  ["x-vendor", "x-time", "x-nonce", "x-signature"].map((name) =>
    refusedRequest(`without ${name}`, "SIGNATURE", ({ headers }) => ({
      headers: Object.fromEntries(Object.entries(headers).filter(([own]) => own !== name)),
    })),
  );

/** Rightly signed, so that only the shape can be what is wrong. */
function misshapenCases(): readonly KitCase[] {
  const shapes: readonly (readonly [string, Partial<Signable>])[] = [
    ["a nonce of 15 characters", { nonce: "n".repeat(15) }],
    ["a nonce of 65 characters", { nonce: "n".repeat(65) }],
    ["a nonce with a sign that is none", { nonce: "nonce/nonce/nonce" }],
    ["a time that is no number", { time: "yesterday" }],
    ["a time with an exponent", { time: "1.7e12" }],
    ["a negative time", { time: "-1" }],
    ["a vendor nobody knows", { vendor: "nobody-of-ours" }],
  ];
  return shapes.map(([name, change]) =>
    refusedRequest(name, "SIGNATURE", (request) => ({
      headers: signedHeaders(request.secret, { ...request, ...change }),
    })),
  );
}

const headOf = ({ vendor, time, nonce }: Honest): string => `${vendor}\n${time}\n${nonce}\n`;

function forgedCases(): readonly KitCase[] {
  const forged = (name: string, signature: (request: Honest) => string): KitCase =>
    refusedRequest(name, "SIGNATURE", (request) => ({
      headers: { ...request.headers, "x-signature": signature(request) },
    }));
  return [
    forged("a signature of zeros", () => "0".repeat(64)),
    forged("a signature cut short", ({ headers }) => headers["x-signature"].slice(0, 63)),
    forged("a signature in upper case", ({ headers }) => headers["x-signature"].toUpperCase()),
    forged("a signature with another secret", (request) => sign(`${request.secret}!`, request)),
    forged("a signature over the body alone", ({ secret, body }) =>
      createHmac("sha256", secret).update(body).digest("hex"),
    ),
    forged("a signature over the head alone", (request) =>
      sign(request.secret, { ...request, body: Buffer.alloc(0) }),
    ),
    forged("a hash without a key", (request) =>
      createHash("sha256").update(headOf(request)).update(request.body).digest("hex"),
    ),
    forged("a weaker hash", (request) =>
      createHmac("sha1", request.secret).update(headOf(request)).update(request.body).digest("hex"),
    ),
    forged("no signature at all", () => ""),
  ];
}

function changedCases(): readonly KitCase[] {
  const changed = (name: string, change: (request: Honest) => Record<string, string>): KitCase =>
    refusedRequest(name, "SIGNATURE", (request) => ({ headers: { ...request.headers, ...change(request) } }));
  return [
    changed("an algorithm of its own choice", () => ({ "x-signature": "none", "x-algorithm": "none" })),
    changed("another vendor after signing", () => ({ "x-vendor": "nobody-of-ours" })),
    changed("another time after signing", ({ time }) => ({ "x-time": String(Number(time) + 1) })),
    changed("another nonce after signing", ({ nonce }) => ({ "x-nonce": `${nonce}x` })),
    refusedRequest("a body written anew after signing", "SIGNATURE", ({ headers, body }) => ({
      headers,
      body: Buffer.from(JSON.stringify(JSON.parse(body.toString()), null, 1)),
    })),
  ];
}
