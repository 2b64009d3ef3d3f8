// Sealed payloads: what is accepted, and every way of failing that gets the one answer [abuse case 84].
import { accepted, call } from "@jonaki/wire";
import type { NamedCall } from "@jonaki/wire";
import { CompactEncrypt, generateKeyPair, importJWK } from "jose";
import type { CompactJWEHeaderParameters, JWK } from "jose";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { startTestApp } from "@jonaki/testkit";
import type { TestApp } from "@jonaki/testkit";

const shape = {
  method: "POST",
  who: "public",
  input: z.object({ secret: z.string() }),
  output: z.object({ length: z.int() }),
  rules: [],
} as const;
const declared = {
  always: call({ id: "CALL-0", path: "/wps/test/always", sealed: "always", ...shape }),
  also: call({ id: "CALL-0", path: "/wps/test/also", sealed: "also", ...shape }),
};
const length = ({ secret }: { secret: string }) => accepted({ length: secret.length });
const calls: readonly NamedCall[] = Object.entries(declared).map(([name, one]) => ({
  name: `test.${name}`,
  domain: "test",
  call: one,
}));

let house: TestApp;
beforeAll(async () => {
  house = await startTestApp({}, { extra: { calls, handlers: { test: { always: length, also: length } } } });
});
afterAll(() => house.stop());

const send = (sealed: unknown, name = "always") =>
  house.send("POST", `/wps/test/${name}`, { body: { sealed } });
const payload = { secret: "hunter22" };

async function sealWith(
  header: Partial<CompactJWEHeaderParameters>,
  inside: unknown,
  foreignKey = false,
): Promise<string> {
  const { kid, publicKey } = house.app.foundation.sealing.current();
  const alg = "ECDH-ES+A256KW";
  const key = foreignKey ? (await generateKeyPair(alg)).publicKey : await importJWK(publicKey as JWK, alg);
  return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(inside)))
    .setProtectedHeader({ alg, enc: "A256GCM", kid, ...header })
    .encrypt(key);
}

const inside = (changes: object = {}) => ({
  time: house.clock.now().toISOString(),
  nonce: `nonce-${Math.random()}-${Math.random()}`.replaceAll(".", "-"),
  payload,
  ...changes,
});

describe("accepted", () => {
  it("[CALL-5] a compact JWE of the JSON with its time and nonce, made with the key of the permission answer", async () => {
    const { body } = await house.send("GET", "/wps/system/status?url=localhost");
    const { sealing } = body.value as { sealing: { kid: string; publicKey: JWK } };
    expect(sealing).toEqual(house.app.foundation.sealing.current());
    expect(Object.keys(sealing.publicKey)).toEqual(["kty", "crv", "x", "y"]);
    const answer = await send(await house.seal(payload));
    expect([answer.status, answer.body.value]).toEqual([200, { length: 8 }]);
  });

  it("[CALL-5] two keys overlap during rotation: the old key opens for another day and no longer", async () => {
    const rotating = await startTestApp(
      {},
      { extra: { calls, handlers: { test: { always: length, also: length } } } },
    );
    const press = async (sealed: string) =>
      (await rotating.send("POST", "/wps/test/always", { body: { sealed } })).body.success;
    const oldKey = rotating.app.foundation.sealing.current();
    const before = oldKey.kid;
    rotating.clock.advance(24 * 3_600_000);
    const withOldKey = await rotating.seal(payload);
    await rotating.app.foundation.sealing.rotate();
    expect(rotating.app.foundation.sealing.current().kid).not.toBe(before);
    expect(await press(withOldKey)).toBe(true);
    expect(await press(await rotating.seal(payload))).toBe(true);
    rotating.clock.advance(24 * 3_600_000 + 1);
    expect(await press(await sealFor(rotating, oldKey))).toBe(false);
    await rotating.stop();
  });

  it("[CALL-6] a call that also accepts a sealed payload accepts both", async () => {
    expect((await send(await house.seal(payload), "also")).body.value).toEqual({ length: 8 });
    expect((await house.send("POST", "/wps/test/also", { body: payload })).body.value).toEqual({ length: 8 });
  });
});

describe("refused", () => {
  const refusal = { success: false, code: "SEAL_INVALID", value: null };

  it("[CALL-6] a plain payload", async () => {
    const plain = await house.send("POST", "/wps/test/always", { body: payload });
    expect([plain.status, plain.body]).toEqual([400, expect.objectContaining(refusal)]);
  });

  it("[CALL-6] an inner time more than 5 minutes off, either way", async () => {
    const at = (ms: number) => new Date(house.clock.now().getTime() + ms).toISOString();
    expect((await send(await house.seal(payload, { time: at(-299_000) }))).status).toBe(200);
    expect((await send(await house.seal(payload, { time: at(299_000) }))).status).toBe(200);
    for (const time of [at(-301_000), at(301_000), "yesterday"]) {
      expect((await send(await house.seal(payload, { time }))).body).toMatchObject(refusal);
    }
  });

  it("[CALL-6] a nonce that was used before, also in parallel: one of ten copies passes", async () => {
    const sealed = await house.seal(payload);
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(sealed)));
    expect(answers.filter(({ body }) => body.success)).toHaveLength(1);
  });

  it.each([
    ["an unknown kid", () => sealWith({ kid: "unknown" }, inside())],
    ["no kid", () => sealWith({ kid: undefined as never }, inside())],
    ["another key under our kid", () => sealWith({}, inside(), true)],
    ["another encryption", () => sealWith({ enc: "A128GCM" }, inside())],
    ["a nonce that is too short", () => sealWith({}, inside({ nonce: "x" }))],
    ["no time", () => sealWith({}, inside({ time: undefined }))],
    ["something that is not an object", () => sealWith({}, "text")],
    ["alg none", () => Promise.resolve(`${Buffer.from('{"alg":"none"}').toString("base64url")}....`)],
    [
      "a password-based key with a huge count",
      () =>
        Promise.resolve(
          `${header({ alg: "PBES2-HS256+A128KW", p2c: 1e9, p2s: "AAAA", enc: "A256GCM" })}.AAAA.AAAA.AAAA.AAAA`,
        ),
    ],
    [
      "a compressed bomb",
      () =>
        Promise.resolve(
          `${header({ alg: "ECDH-ES+A256KW", enc: "A256GCM", zip: "DEF", kid: house.app.foundation.sealing.current().kid })}.AAAA.AAAA.AAAA.AAAA`,
        ),
    ],
    ["a truncated tag", async () => (await house.seal(payload)).slice(0, -4)],
    [
      "a changed text",
      async () =>
        (await house.seal(payload)).replace(
          /\.([^.])([^.]*)\.([^.]*)$/u,
          (_all, first: string, rest: string, tag: string) => `.${first === "A" ? "B" : "A"}${rest}.${tag}`,
        ),
    ],
    ["nothing", () => Promise.resolve("")],
    ["a very long text", () => Promise.resolve("a".repeat(100_000))],
  ])("[CALL-6] %s gets the same answer as every other", async (_name, make) => {
    const answer = await send(await make());
    expect([answer.status, answer.body]).toEqual([400, expect.objectContaining(refusal)]);
    expect(answer.body.message).toBe("অনুরোধটি পড়া যায়নি। অনুগ্রহ করে পেজটি আবার লোড করুন।");
  });

  it.each([[1], [null], [["a"]], [{}]])("[CALL-6] %j in place of the text", async (sealed) => {
    expect((await send(sealed)).body).toMatchObject(refusal);
  });
});

async function sealFor(
  app: TestApp,
  { kid, publicKey }: { kid: string; publicKey: object },
): Promise<string> {
  const text = JSON.stringify({
    time: app.clock.now().toISOString(),
    nonce: "nonce-with-an-old-key",
    payload,
  });
  return new CompactEncrypt(new TextEncoder().encode(text))
    .setProtectedHeader({ alg: "ECDH-ES+A256KW", enc: "A256GCM", kid })
    .encrypt(await importJWK(publicKey as JWK, "ECDH-ES+A256KW"));
}

const header = (fields: object): string => Buffer.from(JSON.stringify(fields)).toString("base64url");
