import { describe, expect, it } from "vitest";
import { receiverOptions, TEST_SECRET, TEST_VENDOR } from "./kit/kit-test-doubles.ts";
import { createReferencePlatform } from "./kit/reference-wallet.ts";
import { createReceiver } from "./receiver.ts";
import type { ReceivedRequest } from "./receiver.ts";
import { signedHeaders } from "./signing.ts";

const now = new Date("2026-01-01T00:00:00Z");

function signed(
  value: unknown,
  change: { nonce?: string; offMs?: number; secret?: string } = {},
): ReceivedRequest {
  const { nonce = "nonce-nonce-nonce", offMs = 0, secret = TEST_SECRET } = change;
  const body = Buffer.from(typeof value === "string" ? value : JSON.stringify(value));
  const time = String(now.getTime() + offMs);
  return { headers: signedHeaders(secret, { vendor: TEST_VENDOR, time, nonce, body }), body };
}

function door(change: object = {}) {
  const platform = createReferencePlatform({ betlessWins: false });
  const faults: unknown[] = [];
  const onFault = (fault: unknown): void => void faults.push(fault);
  const options = { ...receiverOptions(platform.wallet), clock: { now: () => now }, onFault, ...change };
  return { receive: createReceiver(options), platform, faults };
}

const call = { verb: "balance", session: "s-1", player: "p-1" };

describe("the door", () => {
  it("[VEN-3] refuses in the order signature, time, nonce, and only what it believes uses up a nonce", async () => {
    const { receive } = door();
    const codeOf = async (change: Parameters<typeof signed>[1]): Promise<string> =>
      (await receive(signed(call, change))).body;
    expect(await codeOf({ secret: "another", offMs: -200_000 })).toBe('{"code":"SIGNATURE"}');
    expect(await codeOf({ offMs: -200_000 })).toBe('{"code":"STALE"}');
    expect(await codeOf({})).toBe('{"code":"SESSION_EXPIRED"}');
    expect(await codeOf({})).toBe('{"code":"NONCE_USED"}');
    expect(await codeOf({ offMs: -200_000 })).toBe('{"code":"STALE"}');
    expect(await codeOf({ secret: "another" })).toBe('{"code":"SIGNATURE"}');
  });

  it("[VEN-3] does not read the body of a request it does not believe", async () => {
    const { receive } = door({
      parseJson: () => {
        throw new Error("read");
      },
    });
    expect(await receive(signed("{", { secret: "another" }))).toEqual({
      status: 403,
      body: '{"code":"SIGNATURE"}',
    });
    expect(await receive(signed("{"))).toEqual({ status: 400, body: '{"code":"MALFORMED"}' });
  });

  it("[VEN-20] says RETRY when the wallet, the vendors or the nonces fail, and tells only the house why", async () => {
    const broken = async (): Promise<never> => {
      throw new Error("the database is away");
    };
    const { wallet } = createReferencePlatform({ betlessWins: false });
    const changes = [
      { vendors: { find: broken } },
      { nonces: { use: broken } },
      { wallet: () => ({ ...wallet, balance: broken }) },
    ];
    for (const change of changes) {
      const { receive, faults } = door(change);
      expect(await receive(signed(call))).toEqual({ status: 503, body: '{"code":"RETRY"}' });
      expect(faults).toHaveLength(1);
    }
  });

  it("[VEN-20] never lets out an answer that is none of the contract", async () => {
    const { wallet } = createReferencePlatform({ betlessWins: false });
    const { receive, faults } = door({
      wallet: () => ({ ...wallet, balance: async () => ({ code: "OK", member: "asha" }) }),
    });
    expect((await receive(signed(call))).body).toBe('{"code":"RETRY"}');
    expect(faults).toHaveLength(1);
  });

  it("[VEN-9] answers each line of a batch in its place, whatever the others are", async () => {
    const { receive, platform } = door();
    const answer = await platform.wallet.authenticate({
      ticket: platform.issueTicket("100.00"),
      game: "g-1",
    });
    const { session, player } = "play" in answer ? answer.play : { session: "", player: "" };
    const bet = {
      verb: "bet",
      transaction: "t-1",
      session,
      player,
      game: "g-1",
      round: "r-1",
      amount: "10",
      currency: "PLAY",
    };
    const calls = [null, { ...bet, amount: 10 }, bet, call, { ...bet, amount: "11" }];
    const { status, body } = await receive(signed({ verb: "batch", calls }));
    const { answers } = JSON.parse(body) as { answers: { code: string }[] };
    expect(status).toBe(200);
    expect(answers.map(({ code }) => code)).toEqual([
      "MALFORMED",
      "AMOUNT_INVALID",
      "OK",
      "MALFORMED",
      "MISMATCH",
    ]);
  });
});
