// A player of Crash who drops out, at each moment of a round [INS-7]: what had arrived counts, what had not does not exist, and
// the money follows.
import { roundRecord } from "@jonaki/games/play/wire";
import { verifyRound } from "@jonaki/games";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { mustBet, startCrashHouse } from "./crash-house.ts";
import type { CrashHouse } from "./crash-house.ts";

let house: CrashHouse;
beforeAll(async () => void (house = await startCrashHouse()));
afterAll(() => house.stop());

const verbsOf = (bet: string) =>
  house.wallet.posted.filter(({ round }) => round === bet).map(({ verb }) => verb);
const balanceOf = (handle: string): bigint => house.wallet.player(handle).balanceMinor;
const newestBet = async (): Promise<string> => {
  const { id } = await house.parts.database.store
    .selectFrom("studio_crash_bets")
    .select("id")
    .orderBy("id", "desc")
    .executeTakeFirstOrThrow();
  return id;
};

describe("a player who is gone", () => {
  it("[INS-7] after the bet: the automatic cash-out is kept and pays", async () => {
    await house.openRound([200, 1_000_000]);
    const { token, handle } = await house.sit();
    mustBet(await house.bet(token, { choices: { stake: "10.00", auto: "1.80" } }));
    house.wallet.endSession(handle);
    await house.land();
    expect(balanceOf(handle)).toBe(1_000_800n);
  });

  it("[INS-7] after the bet, without an automatic cash-out: it loses at the burst", async () => {
    await house.openRound([200, 1_000_000]);
    const { token, handle } = await house.sit();
    const { bet } = mustBet(await house.bet(token));
    await house.land();
    expect(balanceOf(handle)).toBe(999_000n);
    expect(verbsOf(bet)).toEqual(["bet", "close"]);
  });

  it("[INS-7] before the wallet's answer, which says yes after all: the bet flies along", async () => {
    await house.openRound([200, 1_000_000]);
    const { token, handle } = await house.sit();
    const requestId = "request-that-got-lost-1";
    house.wallet.lost.push("RETRY", "RETRY", "RETRY");
    const request = { requestId, choices: { stake: "10.00", auto: "1.50" } };
    expect(await house.bet(token, request)).toMatchObject({ code: "RETRY" });
    expect(mustBet(await house.bet(token, request)).state).toBe("OPEN");
    await house.land();
    expect(balanceOf(handle)).toBe(1_000_500n);
  });

  it("[INS-7] before the wallet's answer, which is not known when the round flies: the stake comes back", async () => {
    await house.openRound([200, 1_000_000]);
    const { token, handle } = await house.sit();
    house.wallet.lost.push("RETRY", "RETRY", "RETRY");
    expect(await house.bet(token)).toMatchObject({ code: "RETRY" });
    expect(balanceOf(handle)).toBe(999_000n);
    await house.takeOff();
    house.clock.advance(6_000);
    await house.studio.recover();
    const bet = await newestBet();
    expect(balanceOf(handle)).toBe(1_000_000n);
    expect(verbsOf(bet)).toEqual(["bet", "rollback"]);
    await house.land();
    expect(balanceOf(handle)).toBe(1_000_000n);
  });

  it("[INS-7] a bet that never reached the wallet before the round flew moves nothing when it arrives later", async () => {
    await house.openRound([200, 1_000_000]);
    const { token, handle } = await house.sit();
    house.wallet.instead.push("RETRY", "RETRY", "RETRY");
    const request = { requestId: "request-that-got-lost-2" };
    expect(await house.bet(token, request)).toMatchObject({ code: "RETRY" });
    await house.takeOff();
    expect(await house.bet(token, request)).toMatchObject({ code: "BET_CLOSED" });
    expect(balanceOf(handle)).toBe(1_000_000n);
    await house.land();
    expect(balanceOf(handle)).toBe(1_000_000n);
  });

  it("[INS-7] the answer to a cash-out was lost: asked again, it is the same, and paid once", async () => {
    await house.openRound([200, 1_000_000]);
    const { token, handle } = await house.sit();
    const { bet } = mustBet(await house.bet(token));
    await house.takeOff();
    await house.flyTo(150);
    house.wallet.lost.push("RETRY", "RETRY", "RETRY");
    expect(mustBet(await house.cashOut(token, bet))).toMatchObject({ state: "DECIDED", at: "1.50" });
    await house.flyTo(180);
    expect(mustBet(await house.cashOut(token, bet))).toMatchObject({ state: "DONE", at: "1.50" });
    await house.land();
    expect(balanceOf(handle)).toBe(1_000_500n);
  });

  it("[INS-7] a page that comes back finds its bets as they stand", async () => {
    await house.openRound([300, 1_000_000]);
    const { token } = await house.sit();
    const first = mustBet(await house.bet(token));
    const second = mustBet(await house.bet(token, { place: 2, choices: { stake: "5.00", auto: "1.20" } }));
    await house.takeOff();
    await house.flyTo(130);
    expect((await house.send("/api/reopen", {}, token)).status).toBe(200);
    expect(await house.betsOf(token)).toMatchObject([
      { bet: first.bet, state: "OPEN", at: null },
      { bet: second.bet, state: "DONE", at: "1.20" },
    ]);
  });

  it("[INS-7] nobody is left to run the round: whoever recovers brings it to its end", async () => {
    const { burstsAt } = await house.openRound([200, 1_000_000]);
    const { token, handle } = await house.sit();
    mustBet(await house.bet(token, { choices: { stake: "10.00", auto: "1.50" } }));
    house.clock.advance(burstsAt.getTime() + 60_000 - house.clock.now().getTime());
    await house.studio.recover();
    await house.studio.recover();
    expect((await house.round()).state).toBe("OVER");
    expect(balanceOf(handle)).toBe(1_000_500n);
  });
});

describe("the record of a bet", () => {
  it("[INS-7] it shows when the request was sent, when it arrived and when the round burst, and can be verified", async () => {
    const { burstsAt, fliesAt } = await house.openRound([200, 1_000_000]);
    const { token } = await house.sit();
    const { bet } = mustBet(await house.bet(token));
    await house.takeOff();
    await house.flyTo(150);
    const arrival = house.clock.now().toISOString();
    await house.cashOut(token, bet);
    await house.land();
    const record = roundRecord((await house.send("/api/round", { round: bet }, token)).body);
    expect(record.shown).toEqual({
      flies: fliesAt.toISOString(),
      request: "2025-11-15T09:46:40.123Z",
      arrival,
      burst: burstsAt.toISOString(),
    });
    expect(record.choices).toMatchObject({ stake: "10.00", auto: null, cashOut: "1.50" });
    const stored = { ...record, round: record.sharedRound };
    expect(verifyRound(stored)).toMatchObject({ result: "MATCH" });
    const elsewhere = { ...stored, chainPlace: (record.chainPlace ?? 0) + 1 };
    expect(verifyRound(elsewhere)).toMatchObject({ result: "MISMATCH", wrong: ["chainEnd"] });
    const proof = await house.studio.fair.proof(bet);
    expect(verifyRound(proof)).toMatchObject({ result: "MATCH" });
    const { balanceBefore, balanceAfter, shown: times } = record;
    expect(proof).toMatchObject({ recalled: { balanceBefore, balanceAfter, times } });
    const history = await house.send("/api/history", {}, token);
    expect(history.body).toMatchObject({ rounds: [{ round: bet, payout: "15.00" }] });
  });

  it("[INS-6] [FAIR-9] every bet of fifty rounds, however it ended, is what the verifier makes of it", async () => {
    const { token } = await house.sit({ balance: "100000.00" });
    const bets: string[] = [];
    for (let count = 0; count < 50; count += 1) {
      const { burst } = await house.openRound();
      const auto = ["1.01", "1.50", "2.00", "10.00", null][count % 5];
      const { bet } = mustBet(await house.bet(token, { choices: { stake: "3.33", auto } }));
      bets.push(bet);
      await house.takeOff();
      if (auto === null && burst > 120) {
        await house.flyTo(117);
        await house.cashOut(token, bet);
      }
      await house.land();
    }
    const proofs = await Promise.all(bets.map((bet) => house.studio.fair.proof(bet)));
    expect(new Set(proofs.map((proof) => verifyRound(proof).result))).toEqual(new Set(["MATCH"]));
  });
});
