// A member's demos on PostgreSQL [LOB-37]: each game plays with a purse of its own, whatever is won, taken back or put right
// goes where it came from, and all invariants hold after every test.
import { betItem, buyInItem, buyOutItem, closeItem, handItem, rollbackItem, winItem } from "@jonaki/testkit";
import type { MoneyHouse } from "@jonaki/testkit";
import { minor } from "@jonaki/money";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { openBetStage } from "./bets-test-doubles.ts";
import type { BetStage } from "./bets-test-doubles.ts";
import { insertTrialStakes, withPurses } from "./trial-stakes.store.ts";

const FULL = 1_000_000n;
const TRIAL = { unit: "TRIAL", sessionUnit: "TRIAL" } as const;

let stage: BetStage;
let house: MoneyHouse;
let second: MoneyHouse;
let launches = 0;
beforeAll(async () => {
  stage = await openBetStage();
  ({ house, second } = stage);
});
afterAll(() => stage.stop());
afterEach(async () => {
  expect(await house.differences()).toEqual([]);
});

const demo = (memberId: bigint, game = "dice", where = house): Promise<bigint> => {
  launches += 1;
  const request = `launch-${launches}`;
  return where.database.transaction((tx) =>
    where.wallet.fillTrial(tx, { memberId, vendor: "TEST", game }, request),
  );
};
const held = (owner: bigint): Promise<bigint> => house.balance(owner, "TRIAL");
const trialBet = (memberId: bigint, purse: bigint | null, amountMinor: bigint, game = "dice") =>
  betItem(memberId, amountMinor, { ...TRIAL, purse, game });

describe("a purse", () => {
  it("[LOB-37] [CONST-78] is one for each member and game, filled up to 10,000.00 and never taken from", async () => {
    const [anu, bina] = [await stage.newMember(500n), await stage.newMember(0n)];
    const [dice, mines, other] = [await demo(anu), await demo(anu, "mines"), await demo(bina)];
    expect(new Set([dice, mines, other, anu, bina]).size).toBe(5);
    await house.bets.handle(trialBet(anu, dice, 4_000n));
    const won = trialBet(anu, mines, 1_000n, "mines");
    await house.bets.handle(won);
    await house.bets.handle(winItem(won, 6_000n, { closes: true }));
    expect([await held(dice), await held(mines), await held(other)]).toEqual([
      FULL - 4_000n,
      FULL + 5_000n,
      FULL,
    ]);
    expect([await demo(anu), await demo(anu, "mines")]).toEqual([dice, mines]);
    expect([await held(dice), await held(mines), await held(anu)]).toEqual([FULL, FULL + 5_000n, 0n]);
    expect(await house.balance(anu)).toBe(500n);
  });

  it("[LOB-37] launches of the same game at once fill it once, on any process, while it is played", async () => {
    const who = await stage.newMember(0n);
    const purses = await Promise.all([demo(who), demo(who, "dice", second), demo(who), demo(who)]);
    expect(new Set(purses).size).toBe(1);
    const [purse] = purses;
    expect(await held(purse)).toBe(FULL);
    const lost = trialBet(who, purse, 700_000n);
    await house.bets.handle(lost);
    await house.bets.handle(closeItem(lost));
    await Promise.all([demo(who), demo(who, "dice", second), second.bets.handle(trialBet(who, purse, 1n))]);
    // The bet came before both, between them or after them.
    expect([FULL, FULL - 1n]).toContain(await held(purse));
  });
});

describe("what follows a demo's bet", () => {
  it("[LOB-37] [VEN-6] [VEN-7] a win and a rollback after the next launch go to the purse the stake came from", async () => {
    const who = await stage.newMember(500n);
    const [dice, mines] = [await demo(who), await demo(who, "mines")];
    const [won, back] = [trialBet(who, dice, 3_000n), trialBet(who, dice, 2_000n)];
    await house.bets.handle(won);
    await house.bets.handle(back);
    await demo(who);
    expect(await held(dice)).toBe(FULL);
    expect(await second.bets.handle(winItem(won, 9_000n, { closes: true }))).toMatchObject({
      code: "OK",
      balanceMinor: FULL + 9_000n,
    });
    expect(await second.bets.handle(rollbackItem(back))).toMatchObject({
      code: "OK",
      balanceMinor: FULL + 11_000n,
    });
    expect([await held(dice), await held(mines), await held(who)]).toEqual([FULL + 11_000n, FULL, 0n]);
    expect(await house.balance(who)).toBe(500n);
  });

  it("[LOB-37] [VEN-9] calls about several purses and about money stand in one batch without meeting", async () => {
    const who = await stage.newMember(5_000n);
    const [dice, mines] = [await demo(who), await demo(who, "mines")];
    const placed = [
      betItem(who, 100n),
      trialBet(who, dice, 200n),
      trialBet(who, mines, 300n, "mines"),
      trialBet(who, dice, 400n),
    ];
    const [money, one, two, three] = placed as [(typeof placed)[0], ...typeof placed];
    await house.bets.handleTogether(placed);
    const ends = [
      winItem(two!, 30n, { closes: true }),
      closeItem(one!),
      rollbackItem(three!),
      winItem(money, 1_000n, { closes: true }),
    ];
    expect(await house.bets.handleTogether(ends)).toMatchObject([
      { code: "OK", balanceMinor: FULL - 270n },
      { code: "OK", balanceMinor: FULL - 600n },
      { code: "OK", balanceMinor: FULL - 200n },
      { code: "OK", balanceMinor: 5_900n },
    ]);
    expect([await held(dice), await held(mines), await held(who)]).toEqual([FULL - 200n, FULL - 270n, 0n]);
  });

  it("[LOB-37] [VEN-5] bets of several demos and their ends at once, on two processes, each move their own purse", async () => {
    const who = await stage.newMember(0n);
    const [dice, mines] = [await demo(who), await demo(who, "mines")];
    const bets = Array.from({ length: 24 }, (_, place) =>
      place % 2 === 0 ? trialBet(who, dice, 100n) : trialBet(who, mines, 10n, "mines"),
    );
    const at = (place: number) => (place % 3 === 0 ? second : house).bets;
    await Promise.all(bets.map((bet, place) => at(place).handle(bet)));
    const ends = bets.map((bet, place) =>
      place < 12 ? winItem(bet, 250n, { closes: true }) : rollbackItem(bet),
    );
    const answers = await Promise.all([
      ...ends.map((end, place) => at(place + 1).handle(end)),
      ...ends.map((end, place) => at(place + 2).handle(end)),
    ]);
    expect(answers.every((answer) => answer !== "late" && answer.code === "OK")).toBe(true);
    expect([await held(dice), await held(mines), await held(who)]).toEqual([
      FULL + 6n * 150n,
      FULL + 6n * 240n,
      0n,
    ]);
  });

  it("[LOB-37] a bet that was staked from the member's own trial money, as before there were purses, is paid there", async () => {
    const who = await stage.newMember(0n);
    await house.give([who], 5_000n, "TRIAL");
    const [won, back] = [trialBet(who, null, 1_000n), trialBet(who, null, 500n)];
    await house.bets.handle(won);
    await house.bets.handle(back);
    const purse = await demo(who);
    await house.bets.handle(winItem(won, 2_000n, { closes: true }));
    await house.bets.handle(rollbackItem(back));
    expect([await held(who), await held(purse)]).toEqual([6_000n, FULL]);
  });

  it("[LOB-37] [VEN-20] a purse's stake is taken from it alone, however much there is beside it", async () => {
    const who = await stage.newMember(10n ** 9n);
    await house.give([who], 10n ** 9n, "TRIAL");
    const purse = await demo(who);
    expect(await house.bets.handle(trialBet(who, purse, FULL + 1n))).toMatchObject({
      code: "INSUFFICIENT_BALANCE",
      balanceMinor: FULL,
    });
  });

  it("[LOB-37] [VEN-20] a win without a bet goes to the purse of its game", async () => {
    const who = await stage.newMember(0n);
    const purse = await demo(who);
    const gift = winItem(trialBet(who, purse, 1n), 700n, {
      bet: null,
      betlessAllowed: true,
      purse,
      closes: true,
    });
    expect(await house.bets.handle(gift)).toMatchObject({ code: "OK", balanceMinor: FULL + 700n });
    expect(await held(who)).toBe(0n);
  });

  it("[LOB-37] [REP-3] a new result of a demo moves its purse", async () => {
    const who = await stage.newMember(500n);
    const purse = await demo(who);
    const item = trialBet(who, purse, 1_000n);
    await house.bets.handle(item);
    await house.bets.handle(closeItem(item));
    const { id } = await stage.rowOf(item.transaction);
    const about = {
      memberId: who,
      betId: id,
      validMinor: minor(1_000n),
      actor: "operator",
      reason: "misread",
    };
    await house.bets.correct({ ...about, requestId: "r-1", resultVersion: 1, payoutMinor: minor(2_500n) });
    expect(await held(purse)).toBe(FULL + 1_500n);
    await house.bets.correct({ ...about, requestId: "r-2", resultVersion: 2, payoutMinor: minor(500n) });
    expect([await held(purse), await held(who)]).toEqual([FULL - 500n, 0n]);
    expect(await house.balance(who)).toBe(500n);
  });
});

it("[LOB-37] what is staked in money asks the database nothing about purses, and writes nothing of them", async () => {
  const asked: string[] = [];
  const connection = {
    rows: ({ name = "" }) => {
      asked.push(name);
      return Promise.resolve([[2n, 99n]]);
    },
  };
  const money = { id: 1n, memberId: 7n, unit: "PLAY", purse: null } as const;
  const tried = { id: 2n, memberId: 7n, unit: "TRIAL", purse: null } as const;
  expect(await withPurses(connection, [money])).toEqual([money]);
  await insertTrialStakes(connection, [money, tried]);
  expect(asked).toEqual([]);
  expect(await withPurses(connection, [money, tried])).toEqual([money, { ...tried, purse: 99n }]);
  expect(asked).toEqual(["trial_stakes_of"]);
});

describe("a seat in a practice room", () => {
  const sit = (memberId: bigint, purse: bigint, amountMinor: bigint, more = {}) =>
    house.seats.handle(buyInItem(memberId, amountMinor, { ...TRIAL, purse, ...more }));

  it("[LOB-37] [CAR-29] [CAR-13] is bought, played and left with chips of the purse", async () => {
    const [anu, bina] = [await stage.newMember(500n), await stage.newMember(0n)];
    const [mine, hers] = [await demo(anu, "teen-patti"), await demo(bina, "teen-patti")];
    expect(await sit(anu, mine, 3_000n)).toMatchObject({ code: "OK", balanceMinor: FULL - 3_000n });
    expect(await sit(anu, mine, 1_000n)).toMatchObject({ code: "OK", balanceMinor: FULL - 4_000n });
    expect(await sit(bina, hers, 2_000n)).toMatchObject({ code: "OK" });
    expect(
      await house.seats.handle(
        handItem([
          [anu, 1_000n, 1_900n],
          [bina, 1_000n, 0n],
        ]),
      ),
    ).toMatchObject({ code: "OK" });
    expect(await second.seats.handle(buyOutItem(anu))).toMatchObject({
      code: "OK",
      amountMinor: 4_900n,
      balanceMinor: FULL + 900n,
    });
    await house.seats.handle(buyOutItem(bina));
    expect([await held(mine), await held(hers)]).toEqual([FULL + 900n, FULL - 1_000n]);
    expect([await held(anu), await held(bina), await house.balance(anu)]).toEqual([0n, 0n, 500n]);
  });

  it("[LOB-37] one that was bought with the member's own trial money is added to and left with that", async () => {
    const who = await stage.newMember(0n);
    await house.give([who], 5_000n, "TRIAL");
    await house.seats.handle(buyInItem(who, 1_000n, TRIAL));
    const purse = await demo(who, "teen-patti");
    expect(await sit(who, purse, 500n)).toMatchObject({ code: "OK" });
    expect(await house.seats.handle(buyOutItem(who))).toMatchObject({
      amountMinor: 1_500n,
      balanceMinor: 5_000n,
    });
    expect(await held(purse)).toBe(FULL);
  });
});
