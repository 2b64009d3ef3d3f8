// The studio dies at every single await of a round, before and after the step has its effect. Whoever comes next
// finishes the round: one bet, one settlement, and the screen shows the record [FAIR-15, FAIR-16].
import { findGame } from "@jonaki/games";
import type { Wallet, WalletCode } from "@jonaki/vendor";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readSeed } from "../src/fair/seeds.flow.ts";
import { playRound } from "../src/instant/play.flow.ts";
import { recoverRounds } from "../src/instant/recover.jobs.ts";
import type { RoundParts } from "../src/instant/rounds.ts";
import { findOpenRound, readHistory } from "../src/instant/rounds.store.ts";
import { openSession } from "../src/sessions/session.flow.ts";
import type { SessionRow } from "../src/sessions/sessions.store.ts";
import { atEveryStep, startMortalHouse } from "./mortal-studio.ts";
import type { MortalHouse, When } from "./mortal-studio.ts";
import { EVEN, newRequestId } from "./studio-house.ts";

let house: MortalHouse;
beforeAll(async () => {
  house = await startMortalHouse();
});
afterAll(() => house.stop());

interface Attempt {
  readonly session: SessionRow;
  readonly request: {
    readonly requestId: string;
    readonly choices: unknown;
    readonly serverSeedHash: string;
  };
}

/** A newcomer who is about to press play. A chance of 98 % mostly wins, one of 2 % mostly loses. */
async function newcomer(chance: number): Promise<Attempt> {
  const opened = await openSession(house.healthy, {
    ticket: house.double.issue({ balance: "100.00" }).ticket,
    game: "dice",
  });
  if ("code" in opened) throw new Error(opened.code);
  const { session } = opened;
  const seed = await readSeed(house.healthy, { player: session.player, family: "mini" });
  const request = {
    requestId: newRequestId(),
    choices: { ...EVEN, chance },
    serverSeedHash: seed.serverSeedHash,
  };
  return { session, request };
}

async function dieAt(parts: RoundParts, { session, request }: Attempt): Promise<boolean> {
  const cut = await playRound(parts, session, request).then(
    (answer) => "refusal" in answer,
    () => true,
  );
  await parts.endings.all();
  await house.buried();
  return cut;
}

/** Everything a member, an auditor and the wallet could complain about. */
async function expectSound({ session, request }: Attempt, begun: boolean): Promise<void> {
  const { store } = house.healthy.database;
  await house.healthy.endings.all();
  expect(await findOpenRound(store, session)).toBeNull();
  const rounds = await readHistory(store, session, { before: null, limit: 20 });
  const posted = house.double.posted.filter(({ player }) => player === session.player);
  if (!begun) {
    expect([rounds, posted]).toEqual([[], []]);
    return;
  }
  expect(rounds).toHaveLength(1);
  const [round] = rounds;
  expect(round).toMatchObject({ state: "DONE", nonce: 0 });
  expect(posted.map(({ verb }) => verb)).toEqual(["bet", round!.payoutMinor === 0n ? "close" : "win"]);
  const owed = 10_000n - 1_000n + round!.payoutMinor!;
  expect(house.double.player(session.player).balanceMinor).toBe(owed);
  expect(round!.balanceAfterMinor).toBe(owed);
  // The screen that asks again shows the record, and nothing moves.
  const again = await playRound(house.healthy, session, request);
  expect("round" in again && again.round).toEqual(round);
  expect(house.double.posted.filter(({ player }) => player === session.player)).toHaveLength(2);
  const seed = await readSeed(house.healthy, { player: session.player, family: "mini" });
  expect(seed.nextNonce).toBe(1);
}

const recoverAll = async (parts: RoundParts): Promise<number> => {
  house.clock.advance(60_000);
  return recoverRounds(parts);
};

const hasBegun = async ({ session }: Attempt): Promise<boolean> =>
  (await findOpenRound(house.healthy.database.store, session)) !== null ||
  (await readHistory(house.healthy.database.store, session, { before: null, limit: 1 })).length > 0;

const WAYS: readonly (readonly [When, number])[] = [
  ["before", 9_800],
  ["after", 9_800],
  ["before", 200],
  ["after", 200],
];

describe("a round that is cut off", () => {
  it.each(WAYS)(
    "[FAIR-15] [FAIR-16] %s any step, at a chance of %i: recovery ends it with one bet and one settlement",
    async (when, chance) => {
      const steps = await atEveryStep(when, async (life) => {
        const attempt = await newcomer(chance);
        await dieAt(house.mortal(life), attempt);
        const begun = await hasBegun(attempt);
        await recoverAll(house.healthy);
        await expectSound(attempt, begun);
      });
      // The seed read, dealt, bet and settled, ended: fewer steps would mean that the faults missed some.
      expect(steps).toBeGreaterThanOrEqual(4);
    },
  );

  it.each(WAYS)(
    "[FAIR-16] %s any step, at a chance of %i: the member who bets anew has it ended first, and plays on",
    async (when, chance) => {
      await atEveryStep(when, async (life) => {
        const attempt = await newcomer(chance);
        await dieAt(house.mortal(life), attempt);
        const begun = await hasBegun(attempt);
        const anew = { ...attempt.request, requestId: newRequestId() };
        const answer = await playRound(house.healthy, attempt.session, anew);
        expect("round" in answer && answer.round).toMatchObject({ state: "DONE", nonce: begun ? 1 : 0 });
        await house.healthy.endings.all();
        const { store } = house.healthy.database;
        expect(await findOpenRound(store, attempt.session)).toBeNull();
        const rounds = await readHistory(store, attempt.session, { before: null, limit: 20 });
        expect(rounds.map(({ state, nonce }) => `${state} ${nonce}`).toSorted()).toEqual(
          begun ? ["DONE 0", "DONE 1"] : ["DONE 0"],
        );
        const posted = house.double.posted.filter(({ player }) => player === attempt.session.player);
        expect(posted).toHaveLength(2 * rounds.length);
      });
    },
  );

  it.each(WAYS)(
    "[WAL-3] [FAIR-16] %s any step, at a chance of %i: the member who presses again gets that round",
    async (when, chance) => {
      await atEveryStep(when, async (life) => {
        const attempt = await newcomer(chance);
        await dieAt(house.mortal(life), attempt);
        const answer = await playRound(house.healthy, attempt.session, attempt.request);
        expect("round" in answer && answer.round.state).toBe("DONE");
        await expectSound(attempt, true);
      });
    },
  );

  it.each(["before", "after"] as const)(
    "[FAIR-16] %s any step of the recovery itself: the next recovery ends it",
    async (when) => {
      // Cut off where the most is left to do: right after the round was written down.
      const steps = await atEveryStep(when, async (life) => {
        const attempt = await newcomer(4_950);
        house.double.instead.push(new Error("the wallet is away"));
        expect(await dieAt(house.healthy, attempt)).toBe(true);
        await recoverAll(house.mortal(life)).catch(() => 0);
        await house.buried();
        await recoverAll(house.healthy);
        await expectSound(attempt, true);
      });
      // Both kinds of open rounds looked for, found, bet and settled, ended.
      expect(steps).toBeGreaterThanOrEqual(5);
    },
  );

  it("[FAIR-16] several processes recover at once, and each round ends once", async () => {
    const attempts: Attempt[] = [];
    for (let number = 0; number < 12; number += 1) {
      const attempt = await newcomer(4_950);
      house.double.instead.push("RETRY");
      await dieAt(house.healthy, attempt);
      attempts.push(attempt);
    }
    house.clock.advance(60_000);
    const others = Array.from({ length: 4 }, () => house.another());
    const ended = await Promise.all(others.map((parts) => recoverRounds(parts)));
    expect(ended.reduce((sum, count) => sum + count, 0)).toBe(12);
    for (const attempt of attempts) await expectSound(attempt, true);
  });
});

/** A wallet that takes the bet and says this of its end. */
const endingWith = (code: WalletCode): Wallet => ({
  ...house.double.wallet,
  batch: async (calls) => [...(await house.double.wallet.batch(calls.slice(0, 1))), { code }],
});

describe("a wallet that does not answer", () => {
  it("[VEN-11] [FAIR-15] is RETRY to the member; recovery asks with the same calls, and no second outcome is drawn", async () => {
    const attempt = await newcomer(4_950);
    house.double.lost.push("RETRY");
    const answer = await playRound(house.healthy, attempt.session, attempt.request);
    expect(answer).toEqual({ refusal: { code: "RETRY", stakes: null } });
    const { store } = house.healthy.database;
    const open = await findOpenRound(store, attempt.session);
    expect(open).toMatchObject({ state: "DEALT", nonce: 0 });
    expect(await recoverAll(house.healthy)).toBe(1);
    await expectSound(attempt, true);
    const [round] = await readHistory(store, attempt.session, { before: null, limit: 1 });
    expect(round!.outcome).toEqual(open!.outcome);
    const heard = house.double.heard.filter(({ player }) => player === attempt.session.player);
    expect(heard.slice(2, 4)).toEqual(heard.slice(0, 2));
  });

  it("[VEN-11] it is asked again every few seconds, not at once, until it answers", async () => {
    const attempt = await newcomer(4_950);
    house.double.instead.push("RETRY", "RETRY", "STALE");
    await dieAt(house.healthy, attempt);
    expect(await recoverRounds(house.healthy)).toBe(0);
    const asked = () => house.double.heard.filter(({ player }) => player === attempt.session.player).length;
    expect(asked()).toBe(2);
    expect(await recoverAll(house.healthy)).toBe(0);
    expect(await recoverAll(house.healthy)).toBe(0);
    expect(await recoverAll(house.healthy)).toBe(1);
    await expectSound(attempt, true);
  });

  it("[VEN-6] a settlement goes through after the session has ended", async () => {
    const attempt = await newcomer(9_800);
    house.double.lost.push("RETRY");
    await dieAt(house.healthy, attempt);
    house.double.endSession(attempt.session.player);
    expect(await recoverAll(house.healthy)).toBe(1);
  });

  it.each(["BET_ROLLED_BACK", "ROUND_CLOSED", "BET_UNKNOWN"] as const)(
    "[VEN-7] a round the platform ended (%s) is over, and the next one is free",
    async (code) => {
      const attempt = await newcomer(9_800);
      const parts = { ...house.healthy, wallet: endingWith(code) };
      const answer = await playRound(parts, attempt.session, attempt.request);
      expect(answer).toMatchObject({ refusal: { code: code === "ROUND_CLOSED" ? "BET_CLOSED" : "UNKNOWN" } });
      expect(await findOpenRound(house.healthy.database.store, attempt.session)).toBeNull();
      const next = await playRound(house.healthy, attempt.session, {
        ...attempt.request,
        requestId: newRequestId(),
      });
      expect("round" in next && next.round.nonce).toBe(1);
    },
  );

  it("[VEN-20] a settlement the wallet does not take is kept and tried again, never given up", async () => {
    const attempt = await newcomer(9_800);
    const parts = { ...house.healthy, wallet: endingWith("MISMATCH") };
    expect(await playRound(parts, attempt.session, attempt.request)).toMatchObject({
      refusal: { code: "RETRY" },
    });
    await recoverAll(parts);
    expect(await findOpenRound(house.healthy.database.store, attempt.session)).toMatchObject({
      state: "DEALT",
    });
    await recoverAll(house.healthy);
    await expectSound(attempt, true);
  });
});

describe("versions", () => {
  it("[FAIR-18] a round names the version and table it was begun with", async () => {
    const attempt = await newcomer(4_950);
    await dieAt(house.healthy, attempt);
    const [round] = await readHistory(house.healthy.database.store, attempt.session, {
      before: null,
      limit: 1,
    });
    const game = findGame("dice");
    expect([round!.version, round!.tableHash]).toEqual([game?.version, game?.tableHash]);
  });
});
