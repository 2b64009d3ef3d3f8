// The studio dies at every single await of a bet, of a cash-out and of a round's end: whoever comes next finishes it, and the
// money of every bet moves once [INS-7].
import { seededRandom } from "@jonaki/testkit";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { together } from "../src/crash/crash.ts";
import { cashOut } from "../src/crash/cash-out.flow.ts";
import { placeBet } from "../src/crash/bet.flow.ts";
import { findBet } from "../src/crash/crash-bets.store.ts";
import { advanceRound, openNextRound } from "../src/crash/round.flow.ts";
import type { FlightParts } from "../src/crash/round.flow.ts";
import { settleBets } from "../src/crash/settle.flow.ts";
import { sessionFinder } from "../src/sessions/session.flow.ts";
import { databaseOn, openStudioPool } from "../src/platform/database.ts";
import type { Pool } from "pg";
import { mustBet, startCrashHouse } from "./crash-house.ts";
import type { CrashHouse } from "./crash-house.ts";
import { atEveryStep, mortalPool, mortalWallet, untilBuried } from "./mortal-studio.ts";
import type { Life } from "./mortal-studio.ts";
import { newRequestId } from "./studio-house.ts";

let house: CrashHouse;
const pools: Pool[] = [];
beforeAll(async () => {
  house = await startCrashHouse();
  ownPool();
});
afterAll(async () => {
  await Promise.all(pools.map((pool) => pool.end()));
  await house.stop();
});

function ownPool(): Pool {
  const pool = openStudioPool(house.url, house.parts.log);
  pools.push(pool);
  return pool;
}

const mortal = (life: Life): FlightParts => ({
  ...house.parts,
  random: seededRandom(newRequestId()),
  database: databaseOn(mortalPool(ownPool(), life)),
  wallet: mortalWallet(house.wallet.wallet, life),
});

const balanceOf = (handle: string): bigint => house.wallet.player(handle).balanceMinor;
const AUTO = { stake: "10.00", auto: "1.50" };

/** The dead are buried, the round is flown to its end, and what was left is taken up. */
async function finish(): Promise<void> {
  await untilBuried(pools[0]!);
  await house.land();
  house.clock.advance(10_000);
  await house.studio.recover();
  await house.studio.recover();
}

describe.each(["before", "after"] as const)("the studio dies %s a step", (when) => {
  it("[INS-7] of a bet: it flies along and wins, or the stake is there again", async () => {
    const steps = await atEveryStep(when, async (life) => {
      const { round, seedHash } = await house.openRound([200, 1_000_000]);
      const { token, handle } = await house.sit();
      const session = (await sessionFinder(house.parts)(token))!;
      const request = {
        requestId: newRequestId(),
        round,
        serverSeedHash: seedHash,
        place: 1,
        choices: AUTO,
      } as const;
      const parts = mortal(life);
      const bets = { ...parts, ...together(parts), newestRound: () => null };
      await placeBet(bets, session, request).catch(() => undefined);
      await finish();
      expect([1_000_000n, 1_000_500n]).toContain(balanceOf(handle));
      const [bet] = await house.betsOf(token);
      if (bet !== undefined) expect(bet.state).toBe(balanceOf(handle) === 1_000_500n ? "DONE" : "REFUSED");
    });
    expect(steps).toBeGreaterThan(3);
  });

  it("[INS-7] of a cash-out: it is paid at what it had reached, or the bet is lost", async () => {
    const steps = await atEveryStep(when, async (life) => {
      await house.openRound([200, 1_000_000]);
      const { token, handle } = await house.sit();
      const { bet } = mustBet(await house.bet(token));
      await house.takeOff();
      await house.flyTo(150);
      const row = (await findBet(house.parts.database.store, bet))!;
      const arrivedAt = house.clock.now();
      const parts = mortal(life);
      await cashOut({ ...parts, ...together(parts) }, row, { arrivedAt, askedAt: null }).catch(
        () => undefined,
      );
      await finish();
      const ended = (await findBet(house.parts.database.store, bet))!;
      expect(ended.state).toBe("DONE");
      expect(balanceOf(handle)).toBe(ended.paidAt === 150 ? 1_000_500n : 999_000n);
      const verbs = house.wallet.posted.filter(({ round }) => round === bet).map(({ verb }) => verb);
      expect(verbs).toEqual(["bet", ended.paidAt === 150 ? "win" : "close"]);
    });
    expect(steps).toBeGreaterThan(4);
  });

  it("[INS-7] of the take-off, the flight, the burst or the settlement: every bet ends as the round did", async () => {
    const steps = await atEveryStep(when, async (life) => {
      const { fliesAt, burstsAt } = await house.openRound([200, 1_000_000]);
      const [winner, loser] = [await house.sit(), await house.sit()];
      mustBet(await house.bet(winner.token, { choices: AUTO }));
      mustBet(await house.bet(loser.token));
      const parts = mortal(life);
      const go = async (time: Date): Promise<void> => {
        house.clock.advance(Math.max(0, time.getTime() - house.clock.now().getTime()));
        const { decided } = await advanceRound(parts);
        await settleBets(parts, decided);
      };
      await (async () => {
        await go(fliesAt);
        await go(new Date(burstsAt.getTime() - 1));
        await go(new Date(burstsAt.getTime() + 200));
      })().catch(() => undefined);
      await finish();
      expect(balanceOf(winner.handle)).toBe(1_000_500n);
      expect(balanceOf(loser.handle)).toBe(999_000n);
    });
    expect(steps).toBeGreaterThan(10);
  });

  it("[FAIR-6] of the opening of a round: no seed is played twice and none is left out", async () => {
    const steps = await atEveryStep(when, async (life) => {
      await house.openRound();
      await house.land();
      house.clock.advance(3_000);
      const parts = mortal(life);
      await openNextRound(parts).catch(() => undefined);
      await untilBuried(pools[0]!);
      await openNextRound(house.parts);
    });
    expect(steps).toBeGreaterThan(4);
    const rows = await house.parts.database.store
      .selectFrom("studio_crash_rounds")
      .select("place")
      .orderBy("number")
      .execute();
    expect(rows.map(({ place }) => place)).toEqual(rows.map((_row, place) => place));
  });
});
