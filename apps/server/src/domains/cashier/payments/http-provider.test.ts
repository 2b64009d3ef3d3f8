// Orders at a provider over real HTTP: signed, tried again, and given up.
import { createServer } from "node:http";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { fakeClock, seededRandom } from "@jonaki/testkit";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { ask } from "../../../platform/network.ts";
import { createHttpProvider } from "./http-provider.ts";
import { isInTime, isSignedBy, readClaim } from "./payment-contract.ts";
import type { PaymentProvider } from "./payment-provider.ts";

const SECRET = "the provider's own secret, known to both";
const ORDER = {
  order: "D-00000001",
  method: "nodi-pay",
  amount: "500.00",
  currency: "BDT",
  payer: "handle",
  expires: "2026-11-16T10:30:00.000Z",
  returnTo: "http://localhost",
};
const ANSWER = { account: "01900", name: "Provider", page: "http://pay.test/1" };
const clock = fakeClock();
let server: Server;
let provider: PaymentProvider;
let heard: { headers: Record<string, unknown>; body: Buffer; path: string }[] = [];
let answers: [number, string][] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      heard.push({ headers: request.headers, body: Buffer.concat(chunks), path: request.url ?? "" });
      const [status, body] = answers.shift() ?? [200, JSON.stringify(ANSWER)];
      if (status === 0) return;
      response.writeHead(status).end(body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  provider = createHttpProvider({
    provider: "sandbox",
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    secret: SECRET,
    longestMs: 300,
    clock,
    random: seededRandom("orders"),
    ask,
  });
});
beforeEach(() => {
  [heard, answers] = [[], []];
});
afterAll(() => new Promise((resolve) => server.close(resolve).closeAllConnections()));

describe("an order at a provider", () => {
  it("[CAS-9] is signed over its bytes, with time and nonce, and answered with whom to pay", async () => {
    expect(await provider.createOrder(ORDER)).toEqual(ANSWER);
    const [{ headers, body, path }] = heard as [(typeof heard)[number]];
    expect([path, JSON.parse(body.toString())]).toEqual(["/orders", ORDER]);
    const claim = readClaim(headers as Record<string, string>);
    expect(claim).toMatchObject({ vendor: "sandbox" });
    expect([isSignedBy(SECRET, claim!, body), isInTime(claim!, clock.now())]).toEqual([true, true]);
  });

  it("[CAS-9] is tried three times with the same content, each signed anew", async () => {
    answers = [
      [503, ""],
      [200, "no answer of the contract"],
    ];
    expect(await provider.createOrder(ORDER)).toEqual(ANSWER);
    expect(new Set(heard.map(({ body }) => body.toString())).size).toBe(1);
    expect(new Set(heard.map(({ headers }) => headers["x-nonce"])).size).toBe(3);
  });

  it("[CAS-9] is given up when the provider stays silent, or leads somewhere that is no page", async () => {
    answers = Array.from({ length: 3 }, () => [0, ""]);
    await expect(provider.createOrder(ORDER)).rejects.toThrow(/abort|timeout/iu);
    answers = Array.from({ length: 3 }, () => [
      200,
      JSON.stringify({ ...ANSWER, page: "javascript:alert(1)" }),
    ]);
    await expect(provider.createOrder(ORDER)).rejects.toThrow();
    expect(heard).toHaveLength(6);
  });
});
