// Calls as a browser makes them, ready to be sent: payloads sealed with the house's own key, before any clock runs.
import { randomBytes } from "node:crypto";
import { Agent, request } from "node:http";
import { CompactEncrypt, importJWK } from "jose";
import type { CryptoKey, JWK } from "jose";

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

export interface Answered {
  readonly status: number;
  readonly text: string;
  readonly retryAfter: string | undefined;
}

export interface Sender {
  post(path: string, body: string, contentType?: string): Promise<Answered>;
  get(path: string): Promise<Answered>;
  close(): void;
}

/** So many kept connections; each call names its page, as a browser does. */
export function openSender(url: string, connections: number): Sender {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const { hostname, port, host } = new URL(url);
  const send = (method: string, path: string, body: string, contentType: string): Promise<Answered> =>
    new Promise((resolve, reject) => {
      const headers = {
        host,
        origin: `http://${host}`,
        cookie: `device=${randomBytes(16).toString("base64url")}`,
        ...(method === "GET"
          ? {}
          : { "content-type": contentType, "content-length": Buffer.byteLength(body) }),
      };
      const sent = request({ agent, hostname, port, method, path, headers }, (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => void chunks.push(chunk));
        response.on("end", () =>
          resolve({
            status: response.statusCode ?? 0,
            text: Buffer.concat(chunks).toString(),
            retryAfter: response.headers["retry-after"],
          }),
        );
        response.on("error", reject);
      });
      sent.on("error", reject);
      sent.end(method === "GET" ? undefined : body);
    });
  return {
    post: (path, body, contentType = "application/json") => send("POST", path, body, contentType),
    get: (path) => send("GET", path, "", ""),
    close: () => agent.destroy(),
  };
}
