// Crash when everything comes at once: of every pair of requests that exclude each other one has its effect, and the money of
// each bet moves once.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { advanceRound, openNextRound } from "../src/crash/round.flow.ts";
import { settleBets } from "../src/crash/settle.flow.ts";
import { mustBet, startCrashHouse } from "./crash-house.ts";
import type { CrashHouse } from "./crash-house.ts";

let house: CrashHouse;
beforeAll(async () => void (house = await startCrashHouse()));
afterAll(() => house.stop());

const balanceOf = (handle: string): bigint => house.wallet.player(handle).balanceMinor;
const times = <Result>(count: number, work: (place: number) => Promise<Result>): Promise<readonly Result[]> =>
  Promise.all(Array.from({ length: count }, (_one, place) => work(place)));
const codeOf = (answer: object): string => ("code" in answer ? String(answer.code) : "OK");

describe("at once", () => {
  it("[INS-6] 100 times the same bet is one bet", async () => {
    await house.openRound([200, 1_000_000]);
    const { token, handle } = await house.sit();
    const answers = await times(100, () => house.bet(token, { requestId: "the-same-request-again" }));
    expect(new Set(answers.map(codeOf))).toEqual(new Set(["OK"]));
    expect(new Set(answers.map((answer) => mustBet(answer).bet)).size).toBe(1);
    expect(balanceOf(handle)).toBe(999_000n);
  });

  it("[INS-6] of 100 bets for two places two are taken", async () => {
    await house.openRound([200, 1_000_000]);
    const { token, handle } = await house.sit();
    const answers = await times(100, (count) => house.bet(token, { place: 1 + (count % 2) }));
    const codes = answers.map(codeOf);
    expect(codes.filter((code) => code === "OK")).toHaveLength(2);
    expect(codes.filter((code) => code === "ROUND_OPEN")).toHaveLength(98);
    expect(balanceOf(handle)).toBe(998_000n);
  });

  it("[INS-6] 100 times the same cash-out is paid once", async () => {
    await house.openRound([200, 1_000_000]);
    const { token, handle } = await house.sit();
    const { bet } = mustBet(await house.bet(token));
    await house.takeOff();
    await house.flyTo(160);
    const answers = await times(100, () => house.cashOut(token, bet));
    expect(new Set(answers.map((answer) => mustBet(answer).at))).toEqual(new Set(["1.60"]));
    await house.land();
    expect(balanceOf(handle)).toBe(1_000_600n);
  });

  it("[INS-6] 200 cash-outs against the end of the round: each bet is paid or lost, never both", async () => {
    const { burstsAt } = await house.openRound([200, 1_000_000]);
    const players = await times(200, () => house.sit());
    const bets = await times(200, async (place) => mustBet(await house.bet(players[place]!.token)));
    await house.takeOff();
    await house.flyTo(150);
    const cashOuts = times(200, (place) => house.cashOut(players[place]!.token, bets[place]!.bet));
    house.clock.advance(burstsAt.getTime() + 200 - house.clock.now().getTime());
    const { decided } = await advanceRound(house.parts);
    const answers = await cashOuts;
    await settleBets(house.parts, decided);
    house.clock.advance(10_000);
    await house.studio.recover();
    for (const [place, answer] of answers.entries()) {
      const isPaid = codeOf(answer) === "OK";
      if (!isPaid) expect(codeOf(answer)).toBe("CASHOUT_LATE");
      const posted = house.wallet.posted.filter(({ round }) => round === bets[place]!.bet);
      expect(posted.map(({ verb }) => verb)).toEqual(["bet", isPaid ? "win" : "close"]);
    }
    expect(answers.map(codeOf)).toContain("CASHOUT_LATE");
  });

  it("[INS-6] 200 bets against the take-off: each flies along or its stake comes back", async () => {
    const { fliesAt } = await house.openRound([200, 1_000_000]);
    const players = await times(200, () => house.sit());
    const bets = times(200, (place) =>
      house.bet(players[place]!.token, { choices: { stake: "10.00", auto: "1.50" } }),
    );
    const flown = (async () => {
      // Some have been written down and asked for, some have not.
      await house.sit();
      house.clock.advance(fliesAt.getTime() - house.clock.now().getTime());
      await advanceRound(house.parts);
    })();
    const answers = await bets;
    await flown;
    await house.land();
    house.clock.advance(10_000);
    await house.studio.recover();
    for (const [place, answer] of answers.entries()) {
      const isTaken = codeOf(answer) === "OK";
      if (!isTaken) expect(codeOf(answer)).toBe("BET_CLOSED");
      expect(balanceOf(players[place]!.handle)).toBe(isTaken ? 1_000_500n : 1_000_000n);
    }
  });

  it("[INS-5] twenty processes that run the rounds open one, and end it once", async () => {
    await house.openRound();
    const { token, handle } = await house.sit();
    mustBet(await house.bet(token, { choices: { stake: "10.00", auto: null } }));
    const { number, burstsAt } = await house.round();
    house.clock.advance(burstsAt.getTime() + 200 - house.clock.now().getTime());
    const ended = await times(20, () => advanceRound(house.parts));
    expect(ended.flatMap(({ decided }) => decided)).toHaveLength(1);
    await settleBets(
      house.parts,
      ended.flatMap(({ decided }) => decided),
    );
    house.clock.advance(3_000);
    await times(20, () => openNextRound(house.parts));
    expect((await house.round()).number).toBe(number + 1n);
    expect(balanceOf(handle)).toBe(999_000n);
  });
});
