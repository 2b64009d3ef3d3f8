// Sealed payloads [CALL-5, CALL-6]: the keys the site seals with, and the opening of what arrives.
// Every way of failing has the same answer, null, so that nothing can be learnt by trying.
import { compactDecrypt, decodeProtectedHeader, exportJWK, generateKeyPair, importJWK } from "jose";
import type { CryptoKey, JWK } from "jose";
import type { Bus } from "./bus.ts";
import type { Clock } from "./clock.ts";
import type { Database } from "./database/database.ts";
import type { Log } from "./log.ts";
import type { Random } from "./random.ts";
import { createSecretBox } from "./secret-box.ts";
import { addKey, readKeys, spendNonce } from "./sealing.store.ts";

export interface PublicKey {
  readonly kid: string;
  readonly publicKey: { readonly kty: string; readonly crv: string; readonly x: string; readonly y: string };
}

export interface Sealing {
  current(): PublicKey;
  /** The payload inside, or null when it cannot be accepted. */
  open(sealed: string): Promise<unknown>;
  /** Makes a new key once the newest is a day old; the one before opens for another day. */
  rotate(): Promise<void>;
}

const HOUR_MS = 3_600_000;
const KEY_AGE_MS = 24 * HOUR_MS;
const ALLOWED_DRIFT_MS = 5 * 60_000;
const LARGEST_SEALED = 64 * 1024;
const ALGORITHM = "ECDH-ES+A256KW";
const ENCRYPTION = "A256GCM";

export interface SealingParts {
  readonly database: Database;
  readonly bus: Bus;
  readonly clock: Clock;
  readonly random: Random;
  readonly secretKey: string;
  readonly log: Log;
}

interface OpenKey {
  readonly public: PublicKey;
  readonly privateKey: CryptoKey;
  readonly opensUntil: Date;
}

export async function createSealing(parts: SealingParts): Promise<Sealing> {
  const { database, bus, clock, random } = parts;
  const box = createSecretBox(parts.secretKey, "sealing keys", random);
  let keys: readonly OpenKey[] = [];

  const reload = async (): Promise<void> => {
    const stored = await readKeys(database.store, clock.now());
    keys = await Promise.all(
      stored.map(async (key) => ({
        public: { kid: key.kid, publicKey: key.publicJwk as PublicKey["publicKey"] },
        opensUntil: key.opensUntil,
        privateKey: (await importJWK(
          JSON.parse(box.open(key.encryptedPrivateJwk)) as JWK,
          ALGORITHM,
        )) as CryptoKey,
      })),
    );
  };

  const rotate = async (): Promise<void> => {
    const pair = await generateKeyPair(ALGORITHM, { crv: "P-256", extractable: true });
    const { kty = "", crv = "", x = "", y = "" } = await exportJWK(pair.publicKey);
    const encryptedPrivateJwk = box.lock(JSON.stringify(await exportJWK(pair.privateKey)));
    const kid = random.bytes(12).toString("base64url");
    const madeAt = clock.now();
    const opensUntil = new Date(madeAt.getTime() + 2 * KEY_AGE_MS);
    // A little short of a day, so that a daily job does not skip one by a second.
    const notSince = new Date(madeAt.getTime() - KEY_AGE_MS + HOUR_MS);
    const key = { kid, publicJwk: { kty, crv, x, y }, encryptedPrivateJwk, opensUntil };
    await database.transaction((tx) => addKey(tx, key, madeAt, notSince));
    await reload();
    // The other processes learn of the new key, and seal answers with it, at once.
    await bus.publish("sealing", kid);
  };

  const open = async (sealed: string): Promise<unknown> => {
    const moment = clock.now();
    const inside = await decrypt(
      sealed,
      keys.filter((key) => key.opensUntil > moment),
    );
    if (inside === null) return null;
    const driftMs = Math.abs(moment.getTime() - Date.parse(inside.time));
    if (!(driftMs <= ALLOWED_DRIFT_MS)) return null;
    return (await spendNonce(database.store, inside.nonce, moment)) ? inside.payload : null;
  };

  await reload();
  if (keys.length === 0) await rotate();
  bus.subscribe(
    "sealing",
    () =>
      void reload().catch((problem: unknown) =>
        parts.log.warn({ problem: String(problem) }, "sealing keys not read"),
      ),
  );
  return { current: () => newest(keys), open, rotate };
}

function newest(keys: readonly OpenKey[]): PublicKey {
  const [first] = keys;
  if (first === undefined) throw new Error("there is no sealing key");
  return first.public;
}

interface Inside {
  readonly time: string;
  readonly nonce: string;
  readonly payload: unknown;
}

async function decrypt(sealed: string, keys: readonly OpenKey[]): Promise<Inside | null> {
  if (sealed.length > LARGEST_SEALED) return null;
  try {
    const { alg, enc, kid, zip } = decodeProtectedHeader(sealed) as Record<string, unknown>;
    const key = keys.find((one) => one.public.kid === kid);
    if (key === undefined || alg !== ALGORITHM || enc !== ENCRYPTION || zip !== undefined) return null;
    const { plaintext } = await compactDecrypt(sealed, key.privateKey, {
      keyManagementAlgorithms: [ALGORITHM],
      contentEncryptionAlgorithms: [ENCRYPTION],
    });
    const inside = JSON.parse(new TextDecoder().decode(plaintext)) as Inside;
    const complete = typeof inside.time === "string" && /^[A-Za-z0-9_-]{16,64}$/u.test(inside.nonce);
    return complete ? inside : null;
  } catch {
    return null;
  }
}
