// Crash as its players meet it: bets, cash-outs and bursts by the studio's clock, with the money that follows.
import { commitmentOf, crashBurst, CRASH_TABLE, seedOf, sharedRoundStream, verifyRound } from "@jonaki/games";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readChains } from "../src/fair/chains.store.ts";
import { mustBet, startCrashHouse } from "./crash-house.ts";
import type { CrashHouse } from "./crash-house.ts";

let house: CrashHouse;
beforeAll(async () => void (house = await startCrashHouse()));
afterAll(() => house.stop());

const verbsOf = (bet: string) =>
  house.wallet.posted.filter(({ round }) => round === bet).map(({ verb }) => verb);
const balanceOf = (handle: string): bigint => house.wallet.player(handle).balanceMinor;

describe("a round of Crash", () => {
  it("[INS-5] six seconds of betting, then a flight to the burst that its seed decided before", async () => {
    const round = await house.openRound();
    expect(round.fliesAt.getTime() - round.openedAt.getTime()).toBe(6_000);
    expect(round.state).toBe("BETTING");
    const over = await house.land();
    expect(over.state).toBe("OVER");
    const seed = seedOf(over.seed);
    expect(BigInt(over.burst)).toBe(crashBurst(CRASH_TABLE, sharedRoundStream(seed, "play", over.round)));
  });

  it("[FAIR-4] [FAIR-6] every seed's hash is the seed before it, and the first one's the published end", async () => {
    const rounds = [];
    for (let count = 0; count < 4; count += 1) {
      rounds.push(await house.openRound());
      await house.land();
    }
    for (const [place, { seed }] of rounds.entries()) {
      const before = rounds[place - 1];
      if (before !== undefined) expect(commitmentOf(seedOf(seed))).toBe(before.seed.toString("hex"));
    }
    const [chain] = await readChains(house.parts.database.store, "crash", 5);
    expect(chain).toMatchObject({ salt: "play", saltEvent: "play", length: 30_000 });
    const { rows } = await firstSeedHash();
    expect(rows).toEqual([{ seed_hash: chain!.endHash }]);
  });

  it("[FAIR-6] [FAIR-9] the proof of a round leads to the published end of the chain that its name begins with", async () => {
    for (let count = 0; count < 2; count += 1) {
      const { round } = await house.openRound();
      const { token } = await house.sit();
      const { bet } = mustBet(await house.bet(token));
      await house.land();
      const proof = await house.studio.fair.proof(bet);
      const chains = await house.studio.fair.chains("crash");
      if (proof === "NOT_FOUND" || chains === "NOT_FOUND") throw new Error("the round is over");
      const chain = chains.find(({ id }) => round.startsWith(`${id}-`));
      expect(verifyRound(proof)).toMatchObject({ result: "MATCH", recomputed: { chainEnd: chain?.end } });
      const chainPlace = (proof.chainPlace ?? 0) + 1;
      expect(verifyRound({ ...proof, chainPlace })).toMatchObject({ wrong: ["chainEnd"] });
    }
  });

  it("[FAIR-4] nobody is told burst or seed of a round that is not over", async () => {
    await house.openRound();
    const { token } = await house.sit();
    const { bet } = mustBet(await house.bet(token));
    await house.takeOff();
    const { body } = await house.send("/api/round", { round: bet }, token);
    expect(body).toMatchObject({ outcome: null, serverSeed: null, shown: null });
    expect(await house.studio.fair.proof(bet)).toBe("NOT_FOUND");
    await house.land();
    expect(await house.studio.fair.proof(bet)).toMatchObject({ salt: "play", clientSeed: null, nonce: null });
  });
});

const firstSeedHash = () =>
  house.parts.database.store
    .selectFrom("studio_crash_rounds")
    .select("seed_hash")
    .where("place", "=", 0)
    .execute()
    .then((rows) => ({ rows }));

describe("a bet in Crash", () => {
  it("[INS-6] an automatic cash-out pays exactly its multiplier when the burst is at or above it", async () => {
    const { burst } = await house.openRound([150, 100_000]);
    const { token, handle } = await house.sit();
    const auto = `${Math.floor(burst / 100)}.${String(burst % 100).padStart(2, "0")}`;
    const { bet } = mustBet(await house.bet(token, { choices: { stake: "10.00", auto } }));
    expect(balanceOf(handle)).toBe(999_000n);
    await house.land();
    expect(balanceOf(handle)).toBe(999_000n + BigInt(burst) * 10n);
    expect(verbsOf(bet)).toEqual(["bet", "win"]);
    expect(await house.betsOf(token)).toMatchObject([{ state: "DONE", at: auto }]);
  });

  it("[INS-6] one hundredth above the burst it is lost", async () => {
    const { burst } = await house.openRound([150, 100_000]);
    const { token, handle } = await house.sit();
    const above = burst + 1;
    const auto = `${Math.floor(above / 100)}.${String(above % 100).padStart(2, "0")}`;
    const { bet } = mustBet(await house.bet(token, { choices: { stake: "10.00", auto } }));
    await house.land();
    expect(balanceOf(handle)).toBe(999_000n);
    expect(verbsOf(bet)).toEqual(["bet", "close"]);
    expect(await house.betsOf(token)).toMatchObject([{ state: "DONE", at: null, payout: "0.00" }]);
  });

  it("[INS-5] a round that bursts at 1.00 pays nobody", async () => {
    const { token, handle } = await house.sit({ balance: "1000.00" });
    await house.openRound([100, 101]);
    const { bet } = mustBet(await house.bet(token, { choices: { stake: "10.00", auto: "1.01" } }));
    await house.takeOff();
    expect(await house.cashOut(token, bet)).toMatchObject({ code: "RETRY" });
    await house.flyToBurst();
    expect(await house.cashOut(token, bet)).toMatchObject({ code: "RETRY" });
    await house.land();
    expect(await house.cashOut(token, bet)).toMatchObject({ code: "CASHOUT_LATE" });
    expect(balanceOf(handle)).toBe(99_000n);
  });

  it("[INS-6] a manual cash-out pays what had been reached when it arrived, at once and once", async () => {
    await house.openRound([200, 1_000_000]);
    const { token, handle } = await house.sit();
    const { bet } = mustBet(await house.bet(token));
    await house.takeOff();
    await house.flyTo(173);
    const answer = mustBet(await house.cashOut(token, bet));
    expect(answer).toMatchObject({ state: "DONE", at: "1.73", payout: "17.30" });
    expect(balanceOf(handle)).toBe(1_000_730n);
    expect(mustBet(await house.cashOut(token, bet))).toEqual(answer);
    await house.land();
    expect(balanceOf(handle)).toBe(1_000_730n);
    expect(verbsOf(bet)).toEqual(["bet", "win"]);
  });

  it("[INS-6] a request that arrives at the burst or later loses, even while the round is not told to be over; it is told so once that is", async () => {
    await house.openRound([150, 100_000]);
    const { token, handle } = await house.sit();
    const { bet } = mustBet(await house.bet(token));
    await house.takeOff();
    await house.flyToBurst();
    expect((await house.round()).state).toBe("FLYING");
    expect(await house.cashOut(token, bet)).toMatchObject({ code: "RETRY" });
    await house.land();
    expect(await house.cashOut(token, bet)).toMatchObject({ code: "CASHOUT_LATE" });
    expect(balanceOf(handle)).toBe(999_000n);
  });

  it("[INS-4] [INS-6] one millisecond before the burst it is paid, and at the burst's own multiplier", async () => {
    // Below 16.67 every hundredth is reached by a millisecond of its own.
    const { burst, burstsAt } = await house.openRound([150, 1_600]);
    const { token } = await house.sit();
    const { bet } = mustBet(await house.bet(token));
    await house.takeOff();
    house.clock.advance(burstsAt.getTime() - house.clock.now().getTime() - 1);
    const paid = mustBet(await house.cashOut(token, bet));
    expect(paid).toMatchObject({ state: "DONE", at: (burst / 100).toFixed(2) });
  });

  it("[INS-6] before 1.01 there is nothing to cash out yet", async () => {
    await house.openRound([200, 1_000_000]);
    const { token } = await house.sit();
    const { bet } = mustBet(await house.bet(token));
    await house.takeOff();
    expect(await house.cashOut(token, bet)).toMatchObject({ code: "RETRY" });
  });

  it("[INS-6] up to two bets a round, each on its own; a third has no place", async () => {
    await house.openRound([300, 1_000_000]);
    const { token, handle } = await house.sit();
    const first = mustBet(await house.bet(token, { place: 1 }));
    const second = mustBet(await house.bet(token, { place: 2, choices: { stake: "20.00", auto: "2.00" } }));
    expect(await house.bet(token, { place: 2 })).toMatchObject({ code: "ROUND_OPEN" });
    expect((await house.send("/api/crash/bet", { place: 3 }, token)).status).toBe(400);
    await house.takeOff();
    await house.flyTo(150);
    expect(mustBet(await house.cashOut(token, first.bet)).at).toBe("1.50");
    await house.flyTo(200);
    expect((await house.betsOf(token)).map(({ bet, at }) => [bet, at])).toEqual([
      [first.bet, "1.50"],
      [second.bet, "2.00"],
    ]);
    expect(balanceOf(handle)).toBe(1_000_000n - 3_000n + 1_500n + 4_000n);
  });

  it("[INS-15] a bet is cashed out by itself at the last step whose win stays within the largest", async () => {
    await house.openRound([300, 1_000_000]);
    const limits = { minimum: "1.00", maximum: "50000.00", largestWin: "25.00" };
    const { token, handle } = await house.sit({ limits });
    const bet = mustBet(await house.bet(token));
    expect(bet.last).toBe("2.50");
    await house.land();
    expect(balanceOf(handle)).toBe(1_000_000n - 1_000n + 2_500n);
  });

  it.each([
    ["a stake below the smallest", { stake: "0.99", auto: null }, "BET_LIMIT"],
    ["a stake above the largest", { stake: "50000.01", auto: null }, "BET_LIMIT"],
    ["an automatic cash-out at 1.00", { stake: "10.00", auto: "1.00" }, "VALIDATION"],
    ["an automatic cash-out beyond the top", { stake: "10.00", auto: "10000.01" }, "VALIDATION"],
    ["a cash-out that was never asked for", { stake: "10.00", auto: null, cashOut: "9.00" }, "VALIDATION"],
    ["more than the balance", { stake: "49999.00", auto: null }, "INSUFFICIENT_BALANCE"],
  ])("[INS-15] [LOB-54] %s is refused and takes no money", async (_what, choices, code) => {
    await house.openRound();
    const { token, handle } = await house.sit();
    expect(await house.bet(token, { choices })).toMatchObject({ code });
    expect(balanceOf(handle)).toBe(1_000_000n);
    await house.land();
  });

  it("[INS-6] [LOB-54] who bets on a round that flies, is over or is another one is told that betting is closed", async () => {
    const { round, seedHash } = await house.openRound([200, 1_000_000]);
    const { token, handle } = await house.sit();
    await house.takeOff();
    expect(await house.bet(token)).toMatchObject({ code: "BET_CLOSED" });
    await house.land();
    expect(await house.bet(token)).toMatchObject({ code: "BET_CLOSED" });
    await house.openRound();
    expect(await house.bet(token, { round, serverSeedHash: seedHash })).toMatchObject({ code: "BET_CLOSED" });
    expect(await house.bet(token, { serverSeedHash: "0".repeat(64) })).toMatchObject({
      code: "STATE_CHANGED",
    });
    expect(balanceOf(handle)).toBe(1_000_000n);
  });

  it("[INS-6] a bet belongs to the member who placed it", async () => {
    await house.openRound([200, 1_000_000]);
    const [one, other] = [await house.sit(), await house.sit()];
    const { bet } = mustBet(await house.bet(one.token));
    await house.takeOff();
    await house.flyTo(150);
    expect(await house.cashOut(other.token, bet)).toMatchObject({ code: "NOT_FOUND" });
    expect((await house.send("/api/round", { round: bet }, other.token)).status).toBe(404);
    expect(await house.betsOf(other.token)).toEqual([]);
  });

  it("[INS-5] [FAIR-6] a shared round cannot be played alone, not even with the choices of a record", async () => {
    const { token, handle } = await house.sit();
    const choices = { stake: "10.00", auto: "1.01", largestWin: "2000000.00", cashOut: null };
    const body = { requestId: "request-of-one-own", serverSeedHash: "0".repeat(64), choices };
    expect((await house.send("/api/play", body, token)).body).toMatchObject({ code: "GAME_UNAVAILABLE" });
    expect(balanceOf(handle)).toBe(1_000_000n);
  });
});
