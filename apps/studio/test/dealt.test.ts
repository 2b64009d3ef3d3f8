// A round of a single step is dealt before its bet is sent: until the bet is taken nobody sees what was dealt, and bet and
// result are sent together, as often as it takes.
import { history, opened, roundRecord } from "@jonaki/games/play/wire";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { mustPlay, newRequestId, startStudioHouse } from "./studio-house.ts";
import type { StudioHouse } from "./studio-house.ts";

type Entered = Awaited<ReturnType<StudioHouse["enter"]>>;

let house: StudioHouse;
let reader: Client;
beforeAll(async () => {
  house = await startStudioHouse();
  reader = new Client({ connectionString: house.url });
  await reader.connect();
});
afterAll(async () => {
  await reader.end();
  await house.stop();
});

interface Stored {
  readonly id: string;
  readonly state: string;
  readonly nonce: number | null;
  readonly outcome: unknown;
}

const storedNow = async (player: string): Promise<readonly Stored[]> =>
  (
    await reader.query<Stored>(
      `select id, state, nonce, outcome from studio_rounds where player = $1
       union all select id, 'DEALT', nonce, outcome from studio_dealt where player = $1 order by id`,
      [player],
    )
  ).rows;

async function storedOf(player: string): Promise<readonly Stored[]> {
  await house.studio.settled();
  return storedNow(player);
}

const DAY_MS = 24 * 60 * 60 * 1000;
const WAITING_FOR_ROUNDS = "select from pg_locks where relation = 'studio_rounds'::regclass and not granted";

/** A round whose bet has reached the wallet, which keeps its answer until it is released. */
async function playHeld(game: Entered, asked: Parameters<StudioHouse["play"]>[1] = {}) {
  const release = house.wallet.hold();
  const playing = house.play(game, asked);
  await vi.waitUntil(() => house.wallet.heard.some(({ player }) => player === house.playerOf(game)));
  return { release, playing };
}

describe("a dealt round", () => {
  it("[FAIR-15] is stored with its outcome before the bet is sent, and shown to nobody before it is taken", async () => {
    const game = await house.enter();
    const player = house.playerOf(game);
    const { release, playing } = await playHeld(game);
    const [stored] = await storedOf(player);
    expect(stored).toMatchObject({
      state: "DEALT",
      nonce: 0,
      outcome: { payout: expect.any(String) as string },
    });
    const hidden = { state: "BETTING", outcome: null, payout: null, nonce: null };
    const { body } = await house.send("/api/round", { round: stored!.id }, game.token);
    expect(roundRecord(body)).toMatchObject(hidden);
    const again = opened((await house.send("/api/reopen", {}, game.token)).body);
    expect(again.unfinished).toMatchObject(hidden);
    expect(again.results).toEqual([]);
    expect(await house.studio.fair.proof(stored!.id)).toBe("NOT_FOUND");
    release();
    const { round } = mustPlay(await playing);
    expect([round.outcome, round.nonce]).toEqual([stored!.outcome, 0]);
  });

  it("[FAIR-5] keeps its seed until it has ended", async () => {
    const game = await house.enter();
    const { release, playing } = await playHeld(game);
    expect((await house.send("/api/seeds/rotate", {}, game.token)).body).toMatchObject({
      code: "ROUND_OPEN",
    });
    release();
    mustPlay(await playing);
    expect((await house.send("/api/seeds/rotate", {}, game.token)).status).toBe(200);
  });

  it("[VEN-20] [FAIR-1] that was refused has no outcome, and the next one is played by the same number", async () => {
    const game = await house.enter({ balance: "5.00" });
    const player = house.playerOf(game);
    expect(await house.play(game)).toEqual({ code: "INSUFFICIENT_BALANCE", stakes: null });
    expect(await storedOf(player)).toMatchObject([{ state: "REFUSED", nonce: null, outcome: null }]);
    house.wallet.player(player).balanceMinor = 10_000n;
    expect(mustPlay(await house.play(game)).round.nonce).toBe(0);
    expect((await storedOf(player)).map(({ state, nonce }) => `${state} ${nonce}`).toSorted()).toEqual([
      "DONE 0",
      "REFUSED null",
    ]);
  });

  it("[FAIR-1] that was refused after another game played on keeps its number: no number is played twice", async () => {
    const play = { player: "player-of-two-games", session: "of-two-games" };
    const [dice, limbo] = [await house.enter(play), await house.enter(play, "limbo")];
    const release = house.wallet.hold();
    house.wallet.instead.push("LIMIT_REACHED");
    const refused = house.play(dice);
    await vi.waitUntil(() => house.wallet.heard.some(({ player }) => player === play.player));
    const other = house.play(limbo, { choices: { stake: "10.00", target: "2.00" } });
    await vi.waitUntil(
      () =>
        house.wallet.heard.filter(({ player, verb }) => player === play.player && verb === "bet").length ===
        2,
    );
    release();
    expect(await refused).toMatchObject({ code: "LIMIT_REACHED" });
    expect(mustPlay(await other).round.nonce).toBe(1);
    expect(mustPlay(await house.play(dice)).round.nonce).toBe(2);
    expect((await storedOf(play.player)).map(({ state, nonce }) => `${state} ${nonce}`).toSorted()).toEqual([
      "DONE 1",
      "DONE 2",
      "REFUSED 0",
    ]);
  });

  it("[VEN-11] [WAL-3] whose answers got lost is sent again with the very same calls, and moves once", async () => {
    const game = await house.enter();
    const player = house.playerOf(game);
    house.wallet.lost.push("RETRY");
    const { round } = mustPlay(await house.play(game, { requestId: newRequestId() }));
    const heard = house.wallet.heard.filter((call) => call.player === player);
    expect(heard).toHaveLength(4);
    expect(heard.slice(2)).toEqual(heard.slice(0, 2));
    expect(house.wallet.posted.filter((call) => call.player === player)).toHaveLength(2);
    expect(round.state).toBe("DONE");
  });

  it("[WAL-3] its request is no other game's, neither while it is open nor after", async () => {
    const play = { player: "player-of-one-request", session: "of-one-request" };
    const [dice, limbo] = [await house.enter(play), await house.enter(play, "limbo")];
    const requestId = newRequestId();
    const inLimbo = () => house.play(limbo, { requestId, choices: { stake: "10.00", target: "2.00" } });
    const { release, playing } = await playHeld(dice, { requestId });
    expect(await inLimbo()).toMatchObject({ code: "REQUEST_REUSED" });
    release();
    mustPlay(await playing);
    expect(await inLimbo()).toMatchObject({ code: "REQUEST_REUSED" });
    expect(await storedOf(play.player)).toMatchObject([{ state: "DONE", nonce: 0 }]);
  });

  it("[FAIR-15] is answered once its bet is posted, and whatever its player asks next waits until its end is written", async () => {
    const game = await house.enter();
    const player = house.playerOf(game);
    await reader.query("begin");
    await reader.query("lock table studio_rounds in exclusive mode");
    const { round } = mustPlay(await house.play(game));
    expect(round).toMatchObject({ state: "DONE", nonce: 0 });
    expect(await storedNow(player)).toMatchObject([{ id: round.round, state: "DEALT" }]);
    const next = house.play(game);
    const listed = house.send("/api/history", {}, game.token);
    const reopened = house.send("/api/reopen", {}, game.token);
    const proved = house.studio.fair.proof(round.round);
    await reader.query("commit");
    expect(mustPlay(await next).round).toMatchObject({ state: "DONE", nonce: 1 });
    expect(history((await listed).body).rounds.map((line) => line.round)).toContain(round.round);
    expect(opened((await reopened).body).results.map((line) => line.round)).toContain(round.round);
    expect(await proved).toMatchObject({ nonce: 0, outcome: round.outcome });
    expect((await storedOf(player)).map(({ state }) => state)).toEqual(["DONE", "DONE"]);
  });

  it("[FAIR-5] is answered with the next seed where its own seed's day ended meanwhile", async () => {
    const game = await house.enter();
    const { release, playing } = await playHeld(game);
    house.clock.advance(DAY_MS);
    await reader.query("begin");
    await reader.query("lock table studio_rounds in exclusive mode");
    release();
    // Its end waits for the lock, and the seed for its end: somebody else comes in before anything is answered.
    await vi.waitUntil(async () => (await reader.query(WAITING_FOR_ROUNDS)).rowCount === 1);
    await house.enter();
    await reader.query("commit");
    const { round, seeds } = mustPlay(await playing);
    expect(round.serverSeedHash).toBe(game.seeds.serverSeedHash);
    expect(seeds.serverSeedHash).not.toBe(game.seeds.serverSeedHash);
  });

  it("[FAIR-16] whose end could not be written is told to the log, and ended with what was cut off", async () => {
    const game = await house.enter();
    const player = house.playerOf(game);
    await reader.query(
      "alter table studio_rounds add constraint nobody check (balance_after is null) not valid",
    );
    expect(mustPlay(await house.play(game)).round.state).toBe("DONE");
    expect(await storedOf(player)).toMatchObject([{ state: "DEALT" }]);
    expect(house.logged.at(-1)).toContain("the end of a round was not written");
    expect(await house.play(game)).toMatchObject({ code: "ROUND_OPEN" });
    await reader.query("alter table studio_rounds drop constraint nobody");
    house.clock.advance(60_000);
    expect(await house.studio.recover()).toBe(1);
    expect(await storedOf(player)).toMatchObject([{ state: "DONE", nonce: 0 }]);
    expect(house.wallet.posted.filter((call) => call.player === player)).toHaveLength(2);
  });

  it("[FAIR-16] ends even where another round of the same request ended before it", async () => {
    const game = await house.enter();
    const player = house.playerOf(game);
    const { release, playing } = await playHeld(game);
    await reader.query(
      `insert into studio_rounds (id, player, game, currency, wallet_session, version, table_hash, seed_id, client_seed,
         choices, stake, opened_at, touched_at, request_id, state, refusal, ended_at)
       select 'before-it', player, game, currency, wallet_session, version, table_hash, seed_id, client_seed, choices, stake,
         opened_at, touched_at, request_id, 'REFUSED', 'LIMIT_REACHED', opened_at
       from studio_dealt where player = $1`,
      [player],
    );
    release();
    expect(mustPlay(await playing).round.state).toBe("DONE");
    expect((await storedOf(player)).map(({ state }) => state).toSorted()).toEqual(["DONE", "REFUSED"]);
  });
});
