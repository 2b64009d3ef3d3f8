// What counts of a cash-out is the moment it arrived, whole [INS-6, INS-7]: neither earlier because its last byte was held back,
// nor later because the house was busy.
import { PassThrough } from "node:stream";
import { setImmediate as turn } from "node:timers/promises";
import { roundRecord } from "@jonaki/games/play/wire";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { createArrivals } from "../src/crash/arrivals.ts";
import { cashOutBets } from "../src/crash/crash-moves.store.ts";
import { advanceRound } from "../src/crash/round.flow.ts";
import { mustBet, startCrashHouse } from "./crash-house.ts";
import type { CrashHouse } from "./crash-house.ts";

let house: CrashHouse;
let holder: Client;
beforeAll(async () => {
  house = await startCrashHouse();
  holder = new Client({ connectionString: house.url });
  await holder.connect();
});
afterAll(async () => {
  await holder.end();
  await house.stop();
});

const PATIENCE = { timeout: 20_000 };
const balanceOf = (handle: string): bigint => house.wallet.player(handle).balanceMinor;
const WAITING_FOR_BETS =
  "select from pg_locks where relation = 'studio_crash_bets'::regclass and not granted";

/** A member with an open bet of 10.00 in a round that bursts at 2.00 or later. */
async function fly(auto: string | null = null) {
  const round = await house.openRound([200, 1_000_000]);
  const { token, handle } = await house.sit();
  const { bet } = mustBet(await house.bet(token, { choices: { stake: "10.00", auto } }));
  return { round, token, handle, bet };
}

describe("a cash-out", () => {
  it("[INS-6] [INS-7] whose last byte is held back until the burst has arrived too late", async () => {
    const { token, handle, bet } = await fly();
    await house.takeOff();
    await house.flyTo(190);
    const body = new PassThrough();
    const answering = house.studio.http.inject({
      method: "POST",
      url: "/api/crash/cash-out",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      payload: body,
    });
    body.write(`{"bet":"${bet}",`);
    // The head is taken in before the clock goes on.
    await turn();
    await turn();
    await house.flyToBurst();
    body.end('"asked":null}');
    // It is asked again until the round is over for all.
    expect((await answering).statusCode).toBe(503);
    await house.land();
    expect(await house.cashOut(token, bet)).toMatchObject({ code: "CASHOUT_LATE" });
    expect(balanceOf(handle)).toBe(999_000n);
  });

  it("[INS-7] that arrived before the burst counts, even where it can only be written long after it", async () => {
    const { round, token, handle, bet } = await fly();
    await house.takeOff();
    await house.flyTo(150);
    await holder.query("begin");
    await holder.query("lock table studio_crash_bets in exclusive mode");
    const cashingOut = house.cashOut(token, bet);
    await vi.waitUntil(async () => (await house.rowsOf(WAITING_FOR_BETS)) > 0, PATIENCE);
    house.clock.advance(round.burstsAt.getTime() + 5_000 - house.clock.now().getTime());
    const ending = house.studio.recover();
    await holder.query("commit");
    expect(mustBet(await cashingOut)).toMatchObject({ at: "1.50", payout: "15.00" });
    await ending;
    expect((await house.round()).state).toBe("OVER");
    expect(balanceOf(handle)).toBe(1_000_500n);
  });

  it("[INS-7] that is still being written down is waited for by the end of its round", async () => {
    const { round, handle, bet } = await fly();
    await house.takeOff();
    const { store } = house.parts.database;
    const arrivedAt = new Date(round.fliesAt.getTime() + house.reachedAtMs(150));
    const own = { askedAt: null, arrivedAt };
    const cashOut = { id: bet, roundNumber: round.number, at: 150, payoutMinor: 1_500n, arrivedAt, own };
    house.clock.advance(round.burstsAt.getTime() + 5_000 - house.clock.now().getTime());
    const arrivals = { written: () => cashOutBets(store, [cashOut]) };
    await advanceRound({ ...house.parts, arrivals });
    expect((await house.round()).state).toBe("OVER");
    house.clock.advance(10_000);
    await house.studio.recover();
    expect(balanceOf(handle)).toBe(1_000_500n);
  });

  it("[INS-6] of a round that flies by the clock counts, even where nobody has moved it yet", async () => {
    const { round, token, handle, bet } = await fly();
    const at = new Date(round.fliesAt.getTime() + house.reachedAtMs(140));
    house.clock.advance(at.getTime() - house.clock.now().getTime());
    expect((await house.round()).state).toBe("BETTING");
    expect(mustBet(await house.cashOut(token, bet)).at).toBe("1.40");
    await house.land();
    expect(balanceOf(handle)).toBe(1_000_400n);
  });

  it("[INS-6] of a bet whose own end was reached is no late one: it is asked again, and paid by that end", async () => {
    const { token, handle, bet } = await fly("1.80");
    await house.takeOff();
    const { burstsAt } = await house.round();
    house.clock.advance(burstsAt.getTime() - house.clock.now().getTime());
    expect(await house.cashOut(token, bet)).toMatchObject({ code: "RETRY" });
    await house.land();
    expect(mustBet(await house.cashOut(token, bet)).at).toBe("1.80");
    expect(balanceOf(handle)).toBe(1_000_800n);
  });

  it("[INS-6] of a player whose clock is anywhere keeps nobody else's from being written", async () => {
    const { token, handle, bet } = await fly();
    await house.takeOff();
    await house.flyTo(150);
    const ask = (asked: number) => house.send("/api/crash/cash-out", { bet, asked }, token);
    expect((await ask(8_640_000_000_000_000)).status).toBe(400);
    expect((await ask(253_402_300_799_999)).status).toBe(200);
    expect(balanceOf(handle)).toBe(1_000_500n);
  });

  it("[INS-7] that came too late stands in the record of the bet with its arrival, the first of several", async () => {
    const { token, bet } = await fly();
    await house.takeOff();
    await house.flyToBurst();
    house.clock.advance(7);
    const arrival = house.clock.now().toISOString();
    expect(await house.cashOut(token, bet)).toMatchObject({ code: "RETRY" });
    await house.land();
    expect(await house.cashOut(token, bet)).toMatchObject({ code: "CASHOUT_LATE" });
    const record = roundRecord((await house.send("/api/round", { round: bet }, token)).body);
    expect(record).toMatchObject({
      payout: "0.00",
      choices: { cashOut: null },
      shown: { request: "2025-11-15T09:46:40.123Z", arrival },
    });
  });
});

describe("what has arrived", () => {
  it("[INS-7] is written once all of it is, also what failed; what never ends is not waited for", async () => {
    const arrivals = createArrivals(1);
    const { promise: first, resolve: endFirst } = Promise.withResolvers<void>();
    const { promise: second, reject: failSecond } = Promise.withResolvers<void>();
    const order: string[] = [];
    const patient = createArrivals();
    patient.during(first);
    patient.during(second);
    const written = patient.written().then(() => order.push("written"));
    const ends = first.then(() => order.push("first"));
    endFirst();
    await ends;
    expect(order).toEqual(["first"]);
    failSecond(new Error("the database is gone"));
    await written;
    expect(order).toEqual(["first", "written"]);
    await patient.written();
    arrivals.during(new Promise(() => undefined));
    await expect(arrivals.written()).resolves.toBeUndefined();
  });
});
