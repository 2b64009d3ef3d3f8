// A vendor outside the process: the server on a real port, the vendor's secret in its database, and requests
// signed by the vendor, or by somebody who would like to be it.
import { randomBytes } from "node:crypto";
import { Agent, request } from "node:http";
import { createSecretBox } from "@jonaki/server/secret-box";
import { createWalletClient } from "@jonaki/vendor";
import type { Wallet, WalletResponse } from "@jonaki/vendor";
import { signedHeaders } from "@jonaki/vendor/signing";
import type { TestApp } from "./app.ts";
import { TEST_VENDOR } from "./players.ts";

export const TEST_VENDOR_SECRET = "the vendor's own secret, known to both";

export interface Forgery {
  readonly secret?: string;
  readonly vendor?: string;
  readonly timeMs?: number;
  readonly nonce?: string;
  /** The bytes that are sent when they are not the ones that were signed. */
  readonly sent?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface VendorDoor {
  readonly address: string;
  readonly wallet: Wallet;
  send(headers: Readonly<Record<string, string>>, body: Buffer): Promise<WalletResponse>;
  /** Signs a body, an object or raw text, and sends it, honestly unless told otherwise; answers status and answer. */
  call(
    body: unknown,
    forgery?: Forgery,
  ): Promise<{ readonly status: number; readonly answer: Record<string, unknown> }>;
  /** The same for a feed of games: lines, or raw text. */
  feed(
    lines: string | readonly unknown[],
    forgery?: Forgery,
  ): Promise<{ readonly status: number; readonly answer: Record<string, unknown> }>;
  stop(): void;
}

const random = { bytes: (count: number): Buffer => randomBytes(count), uuid: () => "" };

export async function openVendorDoor(house: TestApp): Promise<VendorDoor> {
  const { database, configuration, clock } = house.app.foundation;
  const locked = createSecretBox(configuration.SECRET_KEY, "vendors", random).lock(TEST_VENDOR_SECRET);
  // Tests are wrong on purpose: the vendor is not to be paused for it.
  await database.pool.query("update vendors set secret = $1, watched = false where code = $2", [
    locked,
    TEST_VENDOR,
  ]);
  if (house.app.http === null) throw new Error("a worker has no door");
  const origin = await house.app.http.listen({ host: "127.0.0.1", port: 0 });
  const address = `${origin}/vendor/wallet`;
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const send: VendorDoor["send"] = (headers, body) => post(address, agent, headers, body);
  const wallet = createWalletClient({
    address,
    vendor: TEST_VENDOR,
    secret: TEST_VENDOR_SECRET,
    clock,
    random,
    send: ({ headers, body }) => send(headers, body),
  });
  const sendSigned = async (to: string, text: string, forgery: Forgery) => {
    const body = Buffer.from(text);
    const vendor = forgery.vendor ?? TEST_VENDOR;
    const time = String(forgery.timeMs ?? clock.now().getTime());
    const nonce = forgery.nonce ?? randomBytes(18).toString("base64url");
    const signed = signedHeaders(forgery.secret ?? TEST_VENDOR_SECRET, { vendor, time, nonce, body });
    const headers = { "content-type": "application/json", ...signed, ...forgery.headers };
    const sent = forgery.sent === undefined ? body : Buffer.from(forgery.sent);
    const answered = await post(to, agent, headers, sent);
    return { status: answered.status, answer: JSON.parse(answered.body) as Record<string, unknown> };
  };
  return {
    address,
    wallet,
    send,
    call: (value, forgery = {}) =>
      sendSigned(address, typeof value === "string" ? value : JSON.stringify(value), forgery),
    feed: (lines, forgery = {}) => {
      const text = typeof lines === "string" ? lines : lines.map((line) => JSON.stringify(line)).join("\n");
      return sendSigned(`${origin}/vendor/games`, text, forgery);
    },
    stop: () => agent.destroy(),
  };
}

function post(
  address: string,
  agent: Agent,
  headers: Readonly<Record<string, string>>,
  body: Buffer,
): Promise<WalletResponse> {
  return new Promise((resolve, reject) => {
    const options = { method: "POST", headers: { ...headers, "content-length": String(body.length) }, agent };
    const sent = request(address, options, (answer) => {
      let text = "";
      answer.on("data", (chunk: Buffer) => (text += chunk.toString()));
      answer.on("end", () => resolve({ status: answer.statusCode ?? 0, body: text }));
    });
    sent.on("error", reject);
    sent.end(body);
  });
}
