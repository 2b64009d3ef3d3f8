import { describe, expect, it } from "vitest";
import { createWalletClient } from "./client.ts";
import type { Send, WalletRequest } from "./client.ts";
import { keepTrying } from "./keep-trying.ts";
import { isSignedBy, readClaim } from "./signing.ts";
import type { PostingCall } from "./contract.ts";

const rollback = { transaction: "t-2", player: "p-1", round: "r-1", bet: "t-1" };
const call: PostingCall = { verb: "rollback", ...rollback };

function clientWith(send: Send) {
  const sent: WalletRequest[] = [];
  let drawn = 0;
  const wallet = createWalletClient({
    address: "http://wallet.example/",
    vendor: "tuntuni",
    secret: "secret",
    clock: { now: () => new Date("2026-01-01T00:00:00Z") },
    random: { bytes: (count) => Buffer.alloc(count, (drawn += 1)) },
    send: (request) => {
      sent.push(request);
      return send(request);
    },
  });
  return { wallet, sent };
}

const answering = (status: number, body: unknown) =>
  clientWith(async () => ({ status, body: JSON.stringify(body) }));

describe("the wallet over HTTP", () => {
  it("[VEN-3] signs what it sends, with a nonce of its own each time", async () => {
    const { wallet, sent } = answering(200, { code: "OK", balance: "5.00" });
    expect(await wallet.rollback(rollback)).toEqual({ code: "OK", balance: "5.00" });
    await wallet.rollback(rollback);
    for (const { headers, body } of sent) expect(isSignedBy("secret", readClaim(headers)!, body)).toBe(true);
    expect(sent[0]!.body).toEqual(sent[1]!.body);
    expect(sent[0]!.headers["x-nonce"]).not.toBe(sent[1]!.headers["x-nonce"]);
  });

  it.each([
    ["a page instead of an answer", 502, "<html>"],
    ["a code nobody has", 200, { code: "FINE" }],
    ["a field nobody has", 200, { code: "OK", member: "asha" }],
    ["a status that says something else", 500, { code: "OK", balance: "5.00" }],
    ["the answer of another verb", 200, { code: "OK", answers: [] }],
  ])("[VEN-20] takes %s for RETRY", async (_name, status, body) => {
    const { wallet } = answering(status, body);
    expect(await wallet.rollback(rollback)).toEqual({ code: "RETRY" });
  });

  it("[VEN-20] takes a network that fails for RETRY", async () => {
    const { wallet } = clientWith(() => Promise.reject(new Error("reset")));
    expect(await wallet.rollback(rollback)).toEqual({ code: "RETRY" });
    expect(await wallet.authenticate({ ticket: "t", game: "g-1" })).toEqual({ code: "RETRY" });
    expect(await wallet.batch([call, call])).toEqual([{ code: "RETRY" }, { code: "RETRY" }]);
  });

  it("[VEN-9] takes a batch with a line missing for RETRY, and tells every line of a refusal", async () => {
    const short = answering(200, { code: "OK", answers: [{ code: "OK" }] });
    expect(await short.wallet.batch([call, call])).toEqual([{ code: "RETRY" }, { code: "RETRY" }]);
    const refused = answering(403, { code: "STALE" });
    expect(await refused.wallet.batch([call, call])).toEqual([{ code: "STALE" }, { code: "STALE" }]);
  });
});

describe("a vendor's patience", () => {
  const waits: number[] = [];
  const patience = { tries: 3, wait: async (made: number) => void waits.push(made) };

  it("[VEN-5] repeats the same call until it is decided", async () => {
    let asked = 0;
    const { wallet, sent } = clientWith(async () => {
      asked += 1;
      return asked < 3 ? { status: 503, body: '{"code":"RETRY"}' } : { status: 200, body: '{"code":"OK"}' };
    });
    expect(await keepTrying(wallet, patience).rollback(rollback)).toEqual({ code: "OK" });
    expect(new Set(sent.map(({ body }) => body.toString())).size).toBe(1);
    expect(new Set(sent.map(({ headers }) => headers["x-nonce"])).size).toBe(3);
    expect(waits).toEqual([1, 2]);
  });

  it("[VEN-5] ends after the tries it was given", async () => {
    const { wallet, sent } = answering(503, { code: "RETRY" });
    expect(await keepTrying(wallet, patience).rollback(rollback)).toEqual({ code: "RETRY" });
    expect(sent).toHaveLength(3);
  });

  it("[VEN-9] repeats only the lines of a batch that are not decided, and keeps their places", async () => {
    const asked: number[] = [];
    const { wallet } = clientWith(async ({ body }) => {
      const { calls } = JSON.parse(body.toString()) as { calls: PostingCall[] };
      asked.push(calls.length);
      const answers = calls.map(({ transaction }) => ({
        code: asked.length === 1 && transaction !== "b" ? "RETRY" : "OK",
        reference: transaction,
      }));
      return { status: 200, body: JSON.stringify({ code: "OK", answers }) };
    });
    const lines = ["a", "b", "c"].map((transaction) => ({ ...call, transaction }));
    const answers = await keepTrying(wallet, patience).batch(lines);
    expect(answers.map(({ reference }) => reference)).toEqual(["a", "b", "c"]);
    expect(asked).toEqual([3, 2]);
  });
});
