import { compactDecrypt, exportJWK, generateKeyPair } from "jose";
import { describe, expect, it } from "vitest";
import { createSealer } from "./seal.ts";
import type { PublicKey } from "./seal.ts";
import { countingChance, fakeTime } from "./test-doubles.ts";

const pair = await generateKeyPair("ECDH-ES+A256KW", { crv: "P-256" });
const { kty = "", crv = "", x = "", y = "" } = await exportJWK(pair.publicKey);
const publicKey: PublicKey = { kty, crv, x, y };

interface Opened {
  readonly header: Readonly<Record<string, unknown>>;
  readonly inside: Readonly<Record<string, unknown>>;
}

async function opened(sealed: string | null): Promise<Opened> {
  const { plaintext, protectedHeader } = await compactDecrypt(sealed!, pair.privateKey);
  return {
    header: { ...protectedHeader },
    inside: JSON.parse(new TextDecoder().decode(plaintext)),
  };
}

describe("sealing", () => {
  it("[CALL-5] the server's key opens a compact JWE of time, nonce and payload", async () => {
    const sealer = createSealer(fakeTime(), countingChance());
    sealer.learn({ sealing: { kid: "k1", publicKey }, time: "2026-11-15T04:00:00Z" });
    const sealed = await sealer.seal({ username: "rupa", password: "গোপন" });
    expect(sealed).toMatch(/^[\w-]+(\.[\w-]+){4}$/);
    expect(sealed).not.toContain("rupa");
    const { header, inside } = await opened(sealed);
    expect(header).toMatchObject({ alg: "ECDH-ES+A256KW", enc: "A256GCM", kid: "k1" });
    expect(inside).toEqual({
      time: "2026-11-15T04:00:00.000Z",
      nonce: expect.stringMatching(/^[A-Za-z0-9_-]{16,64}$/),
      payload: { username: "rupa", password: "গোপন" },
    });
  });

  it("[CALL-6] the inner time is the server's, however wrong the device's clock is", async () => {
    const time = fakeTime(Date.parse("1999-01-01T00:00:00Z"));
    const sealer = createSealer(time, countingChance());
    sealer.learn({ sealing: { kid: "k1", publicKey }, time: "2026-11-15T04:00:00Z" });
    await time.advance(90_000);
    const { inside } = await opened(await sealer.seal({}));
    expect(inside["time"]).toBe("2026-11-15T04:01:30.000Z");
  });

  it("[CALL-6] no two payloads have the same nonce", async () => {
    const sealer = createSealer(fakeTime(), countingChance());
    sealer.learn({ sealing: { kid: "k1", publicKey }, time: "2026-11-15T04:00:00Z" });
    const nonces = await Promise.all(
      [1, 2].map(async () => (await opened(await sealer.seal({}))).inside["nonce"]),
    );
    expect(nonces[0]).not.toBe(nonces[1]);
  });

  it("[CALL-5] after a rotation the newest key is used", async () => {
    const sealer = createSealer(fakeTime(), countingChance());
    sealer.learn({ sealing: { kid: "k1", publicKey }, time: "2026-11-15T04:00:00Z" });
    sealer.learn({ sealing: { kid: "k2", publicKey }, time: "2026-11-15T04:01:00Z" });
    expect((await opened(await sealer.seal({}))).header["kid"]).toBe("k2");
  });

  it("[CALL-6] before the first permission answer nothing can be sealed", async () => {
    expect(await createSealer(fakeTime(), countingChance()).seal({})).toBeNull();
  });
});
