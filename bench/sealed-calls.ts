// Calls to a running house as a browser makes them, without one: sealed with the house's own key, and a member's way in.
import { randomBytes } from "node:crypto";
import { CompactEncrypt, importJWK } from "jose";
import type { CryptoKey, JWK } from "jose";
import { DEMO_PASSWORD } from "../packages/testkit/src/demo-password.ts";

export interface SealedCalls {
  seal(payload: unknown): Promise<string>;
}

interface Permission {
  readonly value: {
    readonly time: string;
    readonly sealing: { readonly kid: string; readonly publicKey: JWK };
  };
}

export async function openSealedCalls(url: string): Promise<SealedCalls> {
  const answer = await fetch(`${url}/wps/system/status?url=localhost`);
  const { kid, publicKey } = ((await answer.json()) as Permission).value.sealing;
  const key = (await importJWK(publicKey, "ECDH-ES+A256KW")) as CryptoKey;
  return {
    seal: async (payload) => {
      const inside = {
        time: new Date().toISOString(),
        nonce: randomBytes(16).toString("base64url"),
        payload,
      };
      const sealed = await new CompactEncrypt(new TextEncoder().encode(JSON.stringify(inside)))
        .setProtectedHeader({ alg: "ECDH-ES+A256KW", enc: "A256GCM", kid })
        .encrypt(key);
      return JSON.stringify({ sealed });
    },
  };
}

/** The session of one of the first members. */
export async function tokenAt(url: string, username: string): Promise<string> {
  const { seal } = await openSealedCalls(url);
  const answer = await fetch(`${url}/wps/v2/session/login`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: url, cookie: "device=AAAAAAAAAAAAAAAAAAAAAA" },
    body: await seal({ type: "username", username, password: DEMO_PASSWORD }),
  });
  return ((await answer.json()) as { value: { token: string } }).value.token;
}
