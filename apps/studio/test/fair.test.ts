// Seeds, proofs and the fair desk: what a member can see, change and check.
import { commitmentOf, parseSeed, verifyRound } from "@jonaki/games";
import { rotated, roundRecord, seedsAnswer } from "@jonaki/games/play/wire";
import type { Opened } from "@jonaki/games/play/wire";
import { createFairClient } from "@jonaki/vendor/fair-client";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { mustPlay, newRequestId, startStudioHouse } from "./studio-house.ts";
import type { StudioHouse } from "./studio-house.ts";

const KEY = { vendor: "JONAKI", secret: "the secret of a test's vendor" };
const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

let house: StudioHouse;
beforeAll(async () => {
  house = await startStudioHouse({ fairKey: KEY });
});
afterAll(() => house.stop());

const seedsOf = async (game: Opened) => seedsAnswer((await house.send("/api/seeds", {}, game.token)).body);
const rotate = (game: Opened) => house.send("/api/seeds/rotate", {}, game.token);
const setClientSeed = (game: Opened, clientSeed: string) =>
  house.send("/api/seeds/client", { clientSeed }, game.token);

async function rows(text: string, values: readonly unknown[] = []) {
  const client = new Client({ connectionString: house.url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text, [...values])).rows;
  } finally {
    await client.end();
  }
}

describe("seeds", () => {
  it("[FAIR-3] every player has a seed of 32 bytes from the generator, one per family", async () => {
    const [one, other] = [await house.enter(), await house.enter()];
    expect(one.seeds.serverSeedHash).not.toBe(other.seeds.serverSeedHash);
    expect(one.seeds.clientSeed).not.toBe(other.seeds.clientSeed);
    const found = await rows(
      "select octet_length(server_seed) as bytes, family from studio_seeds where player = $1",
      [house.playerOf(one)],
    );
    expect(found).toEqual([{ bytes: 32, family: "mini" }]);
  });

  it("[FAIR-3] two first visits at once make one seed", async () => {
    const { fair } = house.studio;
    const answers = await Promise.all([1, 2, 3, 4].map(() => fair.seeds("newcomer", "mini")));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  });

  it("[FAIR-4] the hash before the first bet is the hash of the seed that is revealed after it", async () => {
    const game = await house.enter();
    mustPlay(await house.play(game));
    expect((await seedsOf(game)).revealed).toEqual([]);
    const { revealed, seeds } = rotated((await rotate(game)).body);
    expect(commitmentOf(parseSeed(revealed.serverSeed)!)).toBe(game.seeds.serverSeedHash);
    expect(revealed).toMatchObject({ serverSeedHash: game.seeds.serverSeedHash, rounds: 1 });
    expect(seeds.serverSeedHash).not.toBe(game.seeds.serverSeedHash);
    expect(seeds.nonce).toBe(0);
    expect((await seedsOf(game)).revealed).toEqual([revealed]);
  });

  it("[FAIR-4] a bet is taken only on the hash that was shown", async () => {
    const game = await house.enter();
    await rotate(game);
    expect(await house.play(game)).toEqual({ code: "STATE_CHANGED", stakes: null });
    const { seeds } = await seedsOf(game);
    expect(mustPlay(await house.play(game, { serverSeedHash: seeds.serverSeedHash })).round.nonce).toBe(0);
  });

  it("[FAIR-5] a client seed can be chosen; the numbers of the server seed go on", async () => {
    const game = await house.enter();
    mustPlay(await house.play(game));
    expect((await setClientSeed(game, "shapla_7")).body).toEqual({
      seeds: { ...game.seeds, clientSeed: "shapla_7", nonce: 1 },
    });
    const { round } = mustPlay(await house.play(game));
    expect([round.clientSeed, round.nonce]).toEqual(["shapla_7", 1]);
  });

  it.each(["", "with space", "a".repeat(65), "বাংলা", "a:b"])(
    "[FAIR-1] [FAIR-5] %j is no client seed",
    async (clientSeed) => {
      const game = await house.enter();
      expect((await setClientSeed(game, clientSeed)).body).toEqual({ code: "CLIENT_SEED", stakes: null });
      expect((await seedsOf(game)).seeds.clientSeed).toBe(game.seeds.clientSeed);
    },
  );

  it("[FAIR-5] neither seed is changed while a round is open", async () => {
    const game = await house.enter();
    const release = house.wallet.hold();
    const running = house.play(game);
    await vi.waitUntil(() => house.wallet.heard.some(({ player }) => player === house.playerOf(game)));
    expect((await setClientSeed(game, "late")).body).toMatchObject({ code: "ROUND_OPEN" });
    expect((await rotate(game)).body).toMatchObject({ code: "ROUND_OPEN" });
    house.clock.advance(DAY_MS);
    expect(await house.studio.fair.seeds(house.playerOf(game), "mini")).toMatchObject({
      serverSeedHash: game.seeds.serverSeedHash,
    });
    release();
    const { round, seeds } = mustPlay(await running);
    expect(round.serverSeedHash).toBe(game.seeds.serverSeedHash);
    // Its day is over: as soon as no round is open it is rotated.
    expect(seeds.serverSeedHash).not.toBe(game.seeds.serverSeedHash);
  });

  it("[FAIR-5] a seed that was played with is rotated by itself after 24 hours", async () => {
    const game = await house.enter();
    mustPlay(await house.play(game));
    const seedNow = () => house.studio.fair.seeds(house.playerOf(game), "mini");
    house.clock.advance(DAY_MS - 1);
    await house.studio.recover();
    expect(await seedNow()).toMatchObject({ serverSeedHash: game.seeds.serverSeedHash, revealed: [] });
    house.clock.advance(1);
    await house.studio.recover();
    const [used] = await rows("select count(*)::int as seeds from studio_seeds where player = $1", [
      house.playerOf(game),
    ]);
    expect(used).toEqual({ seeds: 2 });
    expect(await seedNow()).toMatchObject({
      clientSeed: game.seeds.clientSeed,
      nonce: 0,
      revealed: [{ serverSeedHash: game.seeds.serverSeedHash, rounds: 1 }],
    });
  });

  it("[FAIR-5] rounds that a hundred others left open keep nobody's seed from being rotated", async () => {
    const leave = async (): Promise<void> => {
      const game = await house.enter({}, "mines");
      mustPlay(await house.play(game, { choices: { stake: "10.00", mines: 3 } }));
    };
    for (let left = 0; left < 100; left += 1) await leave();
    house.clock.advance(1);
    const game = await house.enter();
    mustPlay(await house.play(game));
    house.clock.advance(DAY_MS);
    await house.studio.recover();
    const used = await rows("select rotated_at is not null as rotated from studio_seeds where player = $1", [
      house.playerOf(game),
    ]);
    expect(used).toContainEqual({ rotated: true });
  });

  it("[FAIR-4] [FAIR-5] a seed whose day ends under an open page is not replaced by one nobody saw", async () => {
    const first = await house.enter();
    house.clock.advance(20 * HOUR_MS);
    const { player, session } = house.wallet.player(house.playerOf(first)).play;
    const game = await house.enter({ player, session });
    expect(game.seeds).toEqual(first.seeds);
    house.clock.advance(4 * HOUR_MS);
    expect(await house.play(game)).toEqual({ code: "STATE_CHANGED", stakes: null });
    const { seeds } = await seedsOf(game);
    expect(seeds.serverSeedHash).not.toBe(game.seeds.serverSeedHash);
    mustPlay(await house.play(game, { serverSeedHash: seeds.serverSeedHash }));
  });

  it("[FAIR-5] a seed is rotated by itself after 10,000 rounds", async () => {
    const game = await house.enter();
    await rows("update studio_seeds set next_nonce = 9999 where player = $1 and rotated_at is null", [
      house.playerOf(game),
    ]);
    const { round, seeds } = mustPlay(await house.play(game));
    expect(round.nonce).toBe(9_999);
    expect(seeds).toMatchObject({ nonce: 0, clientSeed: game.seeds.clientSeed });
    const recalled = roundRecord((await house.send("/api/round", { round: round.round }, game.token)).body);
    expect(verifyRound(recalled).result).toBe("MATCH");
  });

  it("[FAIR-1] the numbers of a seed have no gap, whatever was refused between", async () => {
    const game = await house.enter();
    for (const code of ["LIMIT_REACHED", null, "MAINTENANCE", "MAINTENANCE", null, null] as const) {
      if (code !== null) house.wallet.instead.push(code);
      await house.play(game);
    }
    const nonces = await rows(
      "select nonce from studio_rounds where player = $1 and nonce is not null order by nonce",
      [house.playerOf(game)],
    );
    expect(nonces.map(({ nonce }) => nonce)).toEqual([0, 1, 2]);
  });
});

describe("proofs", () => {
  it("[FAIR-8] [FAIR-9] a round proves itself once its seed is revealed, and not before", async () => {
    const game = await house.enter();
    const { round } = mustPlay(await house.play(game));
    const { fair } = house.studio;
    const before = await fair.proof(round.round);
    expect(before).toMatchObject({ serverSeed: null, nonce: 0, serverSeedHash: game.seeds.serverSeedHash });
    expect(verifyRound(before)).toEqual({ result: "NOT_REVEALED" });
    await rotate(game);
    const proof = await fair.proof(round.round);
    expect(verifyRound(proof).result).toBe("MATCH");
    const { balanceBefore, balanceAfter } = round;
    expect(proof).toMatchObject({ recalled: { balanceBefore, balanceAfter, times: null } });
    expect(await fair.proof("nothing")).toBe("NOT_FOUND");
  });

  it("[FAIR-15] what is on the screen is what the proof recomputes, for every round of a seed", async () => {
    const game = await house.enter();
    const shown = [];
    for (let number = 0; number < 12; number += 1) {
      const choices = { stake: "3.33", side: number < 6 ? "under" : "over", chance: 700 * (number + 1) };
      shown.push(mustPlay(await house.play(game, { choices, requestId: newRequestId() })).round);
    }
    await rotate(game);
    for (const { round, outcome, payout } of shown) {
      const verified = verifyRound(await house.studio.fair.proof(round));
      expect(verified.result).toBe("MATCH");
      expect("recomputed" in verified && verified.recomputed.outcome).toEqual(outcome);
      expect(outcome).toMatchObject({ payout });
    }
  });

  it("[FAIR-4] a round that is not decided has no proof", async () => {
    const game = await house.enter();
    const release = house.wallet.hold();
    const running = house.play(game);
    await vi.waitUntil(() => house.wallet.heard.some(({ player }) => player === house.playerOf(game)));
    const id = house.wallet.heard.findLast(({ player }) => player === house.playerOf(game))!.round;
    expect(await house.studio.fair.proof(id)).toBe("NOT_FOUND");
    release();
    await running;
  });

  it("[FAIR-13] the sheet is there in either language, and not for a game nobody knows", async () => {
    const { fair } = house.studio;
    expect(await fair.sheet("dice", null, "bn")).toMatchObject({ rules: expect.stringContaining("ডাইস") });
    expect(await fair.sheet("dice", "1", "en")).toMatchObject({ rules: expect.stringContaining("roll") });
    expect(await fair.sheet("dice", "0", "en")).toBe("NOT_FOUND");
    expect(await fair.seeds("player-1", "slots")).toBe("NOT_FOUND");
    // Shared rounds have no seeds of a member's own.
    expect(await fair.seeds("player-1", "crash")).toBe("NOT_FOUND");
    expect(await fair.setClientSeed("player-1", "slots", "a")).toBe("NOT_FOUND");
    expect(await fair.rotate("player-1", "slots")).toBe("NOT_FOUND");
  });
});

describe("the seeds of played rounds", () => {
  it.each(["delete from studio_seeds", "truncate studio_seeds"])(
    "[FAIR-9] are never taken away: %s",
    async (statement) => {
      const { round } = mustPlay(await house.play(await house.enter()));
      await expect(rows(statement)).rejects.toThrow("a seed is kept");
      const kept = await rows(
        "select from studio_rounds as played join studio_seeds as seed on seed.id = played.seed_id where played.id = $1",
        [round.round],
      );
      expect(kept).toHaveLength(1);
    },
  );
});

describe("the letters of a client seed and of a round's id", () => {
  const badLetters = ["", "a b", "a\nb", "a\n", "é", "অ"];
  const refused = (table: string, column: string, text: string) =>
    expect(rows(`update ${table} set ${column} = $1`, [text])).rejects.toThrow(`${table}_${column}_check`);

  it("[FAIR-4] are held to by the database, whoever writes", async () => {
    const { round } = mustPlay(await house.play(await house.enter()));
    for (const text of [...badLetters, "a:b", "a".repeat(65)])
      await refused("studio_seeds", "client_seed", text);
    for (const text of [...badLetters, "a/b", "a".repeat(57)]) await refused("studio_rounds", "id", text);
    const longest = await rows("update studio_rounds set id = $2 where id = $1 returning id", [
      round.round,
      "aZ09_.:-".repeat(7),
    ]);
    expect(longest).toHaveLength(1);
  });
});

describe("the fair desk from another process", () => {
  const client = (secret: string) =>
    createFairClient({
      address: "/fair",
      vendor: KEY.vendor,
      secret,
      clock: house.clock,
      random: { bytes: (count) => Buffer.from(newRequestId().padEnd(count).slice(-count)) },
      send: async ({ address, headers, body }) => {
        const answer = await house.studio.http.inject({
          method: "POST",
          url: address,
          headers,
          payload: body,
        });
        return { status: answer.statusCode, body: answer.body };
      },
    });

  it("[VEN-15] [FAIR-5] answers over HTTP what it answers in process", async () => {
    const game = await house.enter();
    const player = house.playerOf(game);
    const { round } = mustPlay(await house.play(game));
    const desk = client(KEY.secret);
    expect(await desk.seeds(player, "mini")).toEqual(await house.studio.fair.seeds(player, "mini"));
    expect(await desk.setClientSeed(player, "mini", "from-the-site")).toMatchObject({
      clientSeed: "from-the-site",
    });
    expect(await desk.rotate(player, "mini")).toMatchObject({ serverSeed: expect.any(String) });
    expect(verifyRound(await desk.proof(round.round)).result).toBe("MATCH");
    expect(await desk.sheet("dice", null, "en")).toEqual(await house.studio.fair.sheet("dice", null, "en"));
  });

  it("[VEN-3] a stranger learns nothing and changes nothing", async () => {
    const game = await house.enter();
    await expect(client("a guess").rotate(house.playerOf(game), "mini")).rejects.toThrow("SIGNATURE");
    expect((await seedsOf(game)).seeds).toEqual(game.seeds);
  });
});
