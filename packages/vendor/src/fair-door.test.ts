import { describe, expect, it, vi } from "vitest";
import type { Send, WalletRequest } from "./client.ts";
import { createFairClient, FairDeskUnavailable } from "./fair-client.ts";
import type { FairClientOptions } from "./fair-client.ts";
import { createFairDoor } from "./fair-door.ts";
import type { FairDesk, RoundProof } from "./fair.ts";

const HASH = "ab".repeat(32);
const seeds = { serverSeedHash: HASH, clientSeed: "me", nonce: 3 };
const revealed = [
  { serverSeed: HASH, serverSeedHash: HASH, clientSeed: "me", rounds: 9, time: "2026-11-15T09:00:00.000Z" },
];
const proof: RoundProof = {
  game: "dice",
  version: "1",
  tableHash: HASH,
  serverSeedHash: HASH,
  clientSeed: "me",
  nonce: 2,
  salt: null,
  round: null,
  chainEnd: null,
  chainPlace: null,
  choices: { stake: "1.00", side: "over", chance: 4950 },
  outcome: { roll: "50.50", won: true, payout: "2.00" },
  serverSeed: null,
  recalled: { balanceBefore: "12.00", balanceAfter: "13.00", times: null },
};
const chain = {
  id: "3",
  end: HASH,
  length: 30_000,
  played: 7,
  saltEvent: "play",
  salt: "play",
  published: "2026-11-15T10:00:00.000Z",
};

const frequencies = {
  game: "dice",
  version: "1",
  rounds: 1_000,
  chiSquare: 98.5,
  degrees: 99,
  chance: 0.49,
  agrees: true,
};

function house(
  answers: Partial<FairDesk> = {},
  secret = "a secret of the vendor",
  own: Pick<FairClientOptions, "unavailable"> = {},
) {
  const desk: FairDesk = {
    seeds: vi.fn<FairDesk["seeds"]>(async () => ({ ...seeds, revealed })),
    setClientSeed: vi.fn<FairDesk["setClientSeed"]>(async () => seeds),
    rotate: vi.fn<FairDesk["rotate"]>(async () => ({ serverSeed: HASH, serverSeedHash: HASH })),
    chains: vi.fn<FairDesk["chains"]>(async () => [chain]),
    frequencies: vi.fn<FairDesk["frequencies"]>(async () => [frequencies]),
    proof: vi.fn<FairDesk["proof"]>(async () => proof),
    sheet: vi.fn<FairDesk["sheet"]>(async () => ({ code: "dice" })),
    ...answers,
  };
  let nowMs = 1_763_200_000_000;
  const clock = { now: () => new Date(nowMs) };
  const used = new Set<string>();
  const faults: unknown[] = [];
  const door = createFairDoor({
    vendor: "JONAKI",
    secret: "a secret of the vendor",
    desk,
    clock,
    nonces: {
      use: async (nonce) => {
        const fresh = !used.has(nonce);
        used.add(nonce);
        return fresh;
      },
    },
    onFault: (fault) => faults.push(fault),
  });
  const sent: WalletRequest[] = [];
  const send: Send = (request) => {
    sent.push(request);
    return door({ headers: request.headers, body: request.body });
  };
  let drawn = 0;
  const random = { bytes: (count: number) => Buffer.alloc(count, (drawn += 1)) };
  const client = createFairClient({
    address: "http://games.test/fair",
    vendor: "JONAKI",
    secret,
    clock,
    random,
    send,
    ...own,
  });
  return { client, desk, door, sent, faults, later: (ms: number) => void (nowMs += ms) };
}

describe("the fair desk over HTTP", () => {
  it("[VEN-15] [FAIR-5] every question comes to the desk as it was asked, and its answer back", async () => {
    const { client, desk } = house();
    expect(await client.seeds("p-1", "mini")).toEqual({ ...seeds, revealed });
    expect(await client.setClientSeed("p-1", "mini", "me")).toEqual(seeds);
    expect(await client.rotate("p-1", "mini")).toEqual({ serverSeed: HASH, serverSeedHash: HASH });
    expect(await client.chains("crash")).toEqual([chain]);
    expect(await client.frequencies()).toEqual([frequencies]);
    expect(await client.proof("round-1")).toEqual(proof);
    expect(await client.sheet("dice", null, "bn")).toEqual({ code: "dice" });
    expect(desk.setClientSeed).toHaveBeenCalledWith("p-1", "mini", "me");
    expect(desk.sheet).toHaveBeenCalledWith("dice", null, "bn");
  });

  it("[FAIR-5] a refusal of the desk is a refusal to the asker", async () => {
    const { client } = house({
      setClientSeed: async () => "CLIENT_SEED",
      rotate: async () => "ROUND_OPEN",
      proof: async () => "NOT_FOUND",
    });
    expect(await client.setClientSeed("p-1", "mini", "no spaces")).toBe("CLIENT_SEED");
    expect(await client.rotate("p-1", "mini")).toBe("ROUND_OPEN");
    expect(await client.proof("round-1")).toBe("NOT_FOUND");
  });

  it("[VEN-3] a wrong secret, a late request and a repeated one touch nothing", async () => {
    const stranger = house({}, "another secret");
    await expect(stranger.client.rotate("p-1", "mini")).rejects.toThrow("SIGNATURE");
    expect(stranger.desk.rotate).not.toHaveBeenCalled();

    const { client, desk, door, sent, later } = house();
    await client.rotate("p-1", "mini");
    const again = await door({ headers: sent[0]!.headers, body: sent[0]!.body });
    expect(JSON.parse(again.body)).toEqual({ code: "NONCE_USED" });
    later(120_001);
    const late = await door({ headers: sent[0]!.headers, body: sent[0]!.body });
    expect([late.status, JSON.parse(late.body)]).toEqual([403, { code: "STALE" }]);
    expect(desk.rotate).toHaveBeenCalledTimes(1);
  });

  it("[VEN-3] a changed body is found out", async () => {
    const { client, door, sent } = house();
    await client.proof("round-1");
    const changed = Buffer.from(sent[0]!.body.toString().replace("round-1", "round-2"));
    const answer = await door({ headers: sent[0]!.headers, body: changed });
    expect([answer.status, JSON.parse(answer.body)]).toEqual([403, { code: "SIGNATURE" }]);
  });

  it("[VEN-11] a desk that falls is RETRY, and no half answer reaches the asker", async () => {
    const fallen = house({
      seeds: async () => {
        throw new Error("database away");
      },
    });
    await expect(fallen.client.seeds("p-1", "mini")).rejects.toThrow(FairDeskUnavailable);
    expect(fallen.faults).toHaveLength(1);
    const half = house({ seeds: async () => ({ serverSeedHash: "short" }) as never });
    await expect(half.client.seeds("p-1", "mini")).rejects.toThrow(FairDeskUnavailable);
  });

  it("[VEN-15] an asker with an error of its own hears why, and throws that one", async () => {
    const reasons: string[] = [];
    const unavailable = (problem: FairDeskUnavailable): Error => {
      reasons.push(problem.message);
      return new RangeError("come back later");
    };
    const stranger = house({}, "another secret", { unavailable });
    await expect(stranger.client.seeds("p-1", "mini")).rejects.toThrow(RangeError);
    const half = house({ seeds: async () => ({ nonce: -1 }) as never }, undefined, { unavailable });
    await expect(half.client.seeds("p-1", "mini")).rejects.toThrow(RangeError);
    expect(reasons).toEqual(["SIGNATURE", "the answer is none of the contract"]);
  });
});
