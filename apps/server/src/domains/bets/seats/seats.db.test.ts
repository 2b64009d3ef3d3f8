// Seats on PostgreSQL: one effect whatever is repeated or comes at once, the right accounts, limits that count chips, and all
// invariants after every test.
import { buyInItem, buyOutItem, handItem, betItem, rollbackItem } from "@jonaki/testkit";
import type { MoneyHouse } from "@jonaki/testkit";
import { minor } from "@jonaki/money";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { openBetStage } from "../bets-test-doubles.ts";
import type { BetStage } from "../bets-test-doubles.ts";
import type { SeatItem } from "./seat-items.ts";

let stage: BetStage;
let house: MoneyHouse;
let second: MoneyHouse;
let bars = { isBlocked: false, isAlive: true };
beforeAll(async () => {
  stage = await openBetStage({
    playBarsOf: () => Promise.resolve({ isBlocked: () => bars.isBlocked, isAlive: () => bars.isAlive }),
    listeners: ["safe"],
  });
  ({ house, second } = stage);
});
afterAll(() => stage.stop());
afterEach(async () => {
  bars = { isBlocked: false, isAlive: true };
  expect(await house.differences()).toEqual([]);
});

const handle = async (item: SeatItem, where = house) => {
  const answer = await where.seats.handle(item);
  if (answer === "late") throw new Error("nobody was that slow");
  return answer;
};
const code = async (item: SeatItem, where = house) => (await handle(item, where)).code;
const played = (...shares: Parameters<typeof handItem>[0]) => code(handItem(shares));
const newMembers = (count: number, cashMinor: bigint) =>
  Promise.all(Array.from({ length: count }, () => stage.newMember(cashMinor)));
/** Members at one table, each with so many chips of 10.00 in cash. */
async function seated(count: number, chipsMinor: bigint): Promise<readonly bigint[]> {
  const members: bigint[] = [];
  for (let made = 0; made < count; made += 1) {
    const who = await stage.newMember(1_000n);
    expect(await code(buyInItem(who, chipsMinor))).toBe("OK");
    members.push(who);
  }
  return members;
}
const pair = async (chipsMinor: bigint) => (await seated(2, chipsMinor)) as readonly [bigint, bigint];
/** CASH and HELD. */
const purse = async (memberId: bigint): Promise<readonly [bigint, bigint]> => {
  const { cashMinor, heldMinor } = await house.wallet.balances(memberId, "PLAY");
  return [cashMinor, heldMinor];
};
const rakeOf = async (vendor: string): Promise<bigint> => {
  const { rows } = await sql<{ rake: bigint }>`select coalesce(sum(b.balance), 0)::bigint as rake
    from ledger_balances b join ledger_accounts a on a.id = b.account_id
    where a.owner = ${vendor} and a.kind = 'HOUSE' and a.unit = 'PLAY'`.execute(house.database.store);
  return rows[0]?.rake ?? 0n;
};
describe("chips", () => {
  it("[CAR-29] [CAR-31] are bought from CASH into HELD, more are added to the same seat, and the rest comes back", async () => {
    const who = await stage.newMember(1_000n);
    expect(await handle(buyInItem(who, 300n))).toMatchObject({ code: "OK", balanceMinor: 700n });
    expect(await handle(buyInItem(who, 200n))).toMatchObject({ code: "OK", balanceMinor: 500n });
    expect(await purse(who)).toEqual([500n, 500n]);
    expect(await handle(buyOutItem(who))).toMatchObject({
      code: "OK",
      balanceMinor: 1_000n,
      amountMinor: 500n,
    });
    expect(await purse(who)).toEqual([1_000n, 0n]);
  });

  it("[CAR-29] are not bought with BONUS, though the balance that is told counts it", async () => {
    const who = await stage.newMember(100n, 900n);
    expect(await handle(buyInItem(who, 101n))).toMatchObject({
      code: "INSUFFICIENT_BALANCE",
      balanceMinor: 1_000n,
    });
    expect(await code(buyInItem(who, 100n))).toBe("OK");
    expect(await stage.accounts(who)).toEqual([0n, 900n]);
  });

  it("[CAR-31] [VEN-12] are refused for what stops a bet, each with its own code", async () => {
    const who = await stage.newMember(1_000n);
    const asked = (more: Partial<Parameters<typeof buyInItem>[2]> = {}) => code(buyInItem(who, 100n, more));
    bars = { isBlocked: true, isAlive: true };
    expect(await asked()).toBe("MEMBER_BLOCKED");
    bars = { isBlocked: false, isAlive: false };
    expect(await asked({ loginSession: 7n })).toBe("SESSION_EXPIRED");
    bars = { isBlocked: false, isAlive: true };
    expect(await asked({ barredBy: "MAINTENANCE" })).toBe("MAINTENANCE");
    expect(await asked({ smallestMinor: 101n })).toBe("AMOUNT_INVALID");
    expect(await asked({ largestMinor: 99n })).toBe("AMOUNT_INVALID");
    expect(await purse(who)).toEqual([1_000n, 0n]);
  });

  it("[CAR-31] a seat that was left takes no chips, and leaving it again brings nothing", async () => {
    const [who] = await pair(100n);
    expect(await handle(buyOutItem(who, { amountMinor: null }))).toMatchObject({ amountMinor: 100n });
    expect(await code(buyInItem(who, 100n))).toBe("ROUND_CLOSED");
    expect(await handle(buyOutItem(who))).toMatchObject({ code: "OK", amountMinor: 0n, reference: null });
    expect(await code(buyOutItem(who, { seat: "never" }))).toBe("BET_UNKNOWN");
    expect(await purse(who)).toEqual([1_000n, 0n]);
  });

  it("[CAR-31] who expects another stack is refused and told to a person, and nothing moves", async () => {
    const [who] = await pair(100n);
    const wrong = buyOutItem(who, { amountMinor: minor(99n) });
    expect(await code(wrong)).toBe("AMOUNT_INVALID");
    expect(await purse(who)).toEqual([900n, 100n]);
    expect(await code(buyOutItem(who, { amountMinor: minor(100n) }))).toBe("OK");
    expect(await code(wrong)).toBe("AMOUNT_INVALID");
    const { rows } = await sql<{ kind: string }>`select kind from money_cases
      where detail ->> 'transaction' = ${wrong.transaction}`.execute(house.database.store);
    expect(rows).toEqual([{ kind: "WIN_REFUSED" }]);
  });

  it("[CAR-29] two players may call their seats alike, and one player has several", async () => {
    const [one, other] = await pair(100n);
    expect(await code(buyInItem(one, 50n, { seat: "t" }))).toBe("OK");
    expect(await purse(one)).toEqual([850n, 150n]);
    expect(await handle(buyOutItem(one, { seat: "t" }))).toMatchObject({ amountMinor: 50n });
    expect(await purse(other)).toEqual([900n, 100n]);
  });
});

describe("a hand", () => {
  it("[CAR-29] [CAR-30] moves chips from seat to seat and the rake to the house, and its pot is empty afterwards", async () => {
    const vendor = "RAKING";
    const members = await newMembers(3, 1_000n);
    const [a, b, c] = members as [bigint, bigint, bigint];
    for (const who of members) await handle(buyInItem(who, 300n, { vendor }));
    const item = handItem(
      [
        [a, 100n, 0n],
        [b, 300n, 0n],
        [c, 300n, 670n],
      ],
      { vendor },
    );
    const answer = await handle(item);
    expect(answer).toMatchObject({ code: "OK", balanceMinor: null });
    expect(answer.reference).not.toBeNull();
    expect(await Promise.all(members.map(purse))).toEqual([
      [700n, 200n],
      [700n, 0n],
      [700n, 670n],
    ]);
    expect(await rakeOf(vendor)).toBe(30n);
    const { rows } = await sql`select l.kind, sum(b.balance)::text as lies from ledger_legs l
      join ledger_accounts a on a.id = l.credit_account and a.kind = 'POT' join ledger_balances b on b.account_id = a.id
      where l.transfer_id = ${answer.reference} group by l.kind`.execute(house.database.store);
    expect(rows).toEqual([{ kind: "hand", lies: "0" }]);
  });

  it("[CAR-29] who lost every chip keeps the seat, buys more and plays on", async () => {
    const [a, b] = await pair(200n);
    expect(await played([a, 200n, 0n], [b, 200n, 400n])).toBe("OK");
    expect(await played([a, 1n, 0n], [b, 1n, 2n])).toBe("INSUFFICIENT_BALANCE");
    expect(await code(buyInItem(a, 50n))).toBe("OK");
    expect(await played([a, 50n, 100n], [b, 50n, 0n])).toBe("OK");
    expect(await handle(buyOutItem(a))).toMatchObject({ amountMinor: 100n });
    expect(await handle(buyOutItem(b))).toMatchObject({ amountMinor: 350n });
  });

  it("[CAR-30] puts in no chip that does not lie on the seat before it, whatever it wins", async () => {
    const [a, b] = await pair(200n);
    expect(await played([a, 201n, 401n], [b, 200n, 0n])).toBe("INSUFFICIENT_BALANCE");
    expect([await purse(a), await purse(b)]).toEqual([
      [800n, 200n],
      [800n, 200n],
    ]);
  });

  it("[CAR-30] is posted as a whole or not at all, by seats of its game that are open", async () => {
    const [a, b] = await pair(200n);
    const stranger = await stage.newMember(1_000n);
    expect(await played([a, 10n, 20n], [stranger, 10n, 0n])).toBe("BET_UNKNOWN");
    expect(
      await code(
        handItem(
          [
            [a, 10n, 20n],
            [b, 10n, 0n],
          ],
          { game: "rummy" },
        ),
      ),
    ).toBe("BET_UNKNOWN");
    await handle(buyOutItem(b));
    expect(await played([a, 10n, 20n], [b, 10n, 0n])).toBe("ROUND_CLOSED");
    expect(await purse(a)).toEqual([800n, 200n]);
  });

  it("[CAR-30] of a round is posted once, whatever its transaction", async () => {
    const [a, b] = await pair(200n);
    const first = handItem([
      [a, 10n, 20n],
      [b, 10n, 0n],
    ]);
    expect(await code(first)).toBe("OK");
    expect(
      await code(
        handItem(
          [
            [a, 10n, 20n],
            [b, 10n, 0n],
          ],
          { round: first.round },
        ),
      ),
    ).toBe("ROUND_CLOSED");
    expect(await purse(a)).toEqual([800n, 210n]);
  });

  it("[CAR-31] [CAR-29] never mixes trial chips with money", async () => {
    const [a] = await pair(200n);
    const other = await stage.newMember(1_000n);
    await house.give([other], 1_000n, "TRIAL");
    expect(await code(buyInItem(other, 200n, { unit: "TRIAL", sessionUnit: "TRIAL" }))).toBe("OK");
    expect(await code(buyInItem(other, 200n))).toBe("CURRENCY_WRONG");
    expect(await played([a, 10n, 0n], [other, 10n, 20n])).toBe("CURRENCY_WRONG");
    expect(await handle(buyOutItem(other))).toMatchObject({ amountMinor: 200n, balanceMinor: 1_000n });
  });

  it("[CAR-31] [SAFE-7] and a buy-out are refused for no session, limit or state of a member", async () => {
    const [a, b] = await pair(200n);
    await house.database.transaction((tx) =>
      house.safe.setLimit(tx, {
        memberId: a,
        kind: "STAKE",
        period: "DAY",
        amountMinor: 0n,
        at: new Date(),
      }),
    );
    bars = { isBlocked: true, isAlive: false };
    expect(await played([a, 200n, 0n], [b, 200n, 390n])).toBe("OK");
    expect(await code(buyOutItem(a))).toBe("OK");
    expect(await code(buyOutItem(b))).toBe("OK");
    expect(await purse(b)).toEqual([1_190n, 0n]);
  });
});

describe("a repeat", () => {
  it("[CAR-31] [VEN-5] of each call answers the same on any process, also after what came later", async () => {
    const who = await stage.newMember(1_000n);
    const other = await stage.newMember(1_000n);
    await handle(buyInItem(other, 100n));
    const items = [
      buyInItem(who, 300n),
      handItem([
        [who, 100n, 0n],
        [other, 100n, 190n],
      ]),
      buyOutItem(who),
      buyInItem(who, 5n),
      handItem([
        [who, 1n, 0n],
        [other, 1n, 2n],
      ]),
    ];
    const first: unknown[] = [];
    for (const item of items) first.push(await handle(item));
    for (const where of [house, second])
      for (const [place, item] of items.entries()) expect(await handle(item, where)).toEqual(first[place]);
    expect(await purse(who)).toEqual([900n, 0n]);
  });

  it("[CAR-31] [VEN-5] with another body is MISMATCH and told to a person, in one space of ids with bets", async () => {
    const [a, b] = await pair(200n);
    const hand = handItem([
      [a, 10n, 20n],
      [b, 10n, 0n],
    ]);
    await handle(hand);
    const { transaction } = hand;
    expect(await code({ ...hand, fingerprint: "f".repeat(64) })).toBe("MISMATCH");
    expect(await code(buyInItem(a, 1n, { transaction }))).toBe("MISMATCH");
    expect(await stage.code(betItem(a, 1n, { transaction }))).toBe("MISMATCH");
    const bet = betItem(a, 10n);
    await stage.code(bet);
    expect(await code(buyOutItem(a, { transaction: bet.transaction }))).toBe("MISMATCH");
    const unseen = betItem(a, 10n);
    await stage.code(rollbackItem(unseen));
    expect(await code(buyInItem(a, 1n, { transaction: unseen.transaction }))).toBe("MISMATCH");
    expect(await stage.code(rollbackItem({ ...unseen, transaction }))).toBe("MISMATCH");
    expect(await purse(a)).toEqual([790n, 210n]);
    const { rows } = await sql`select from money_cases where kind = 'MISMATCH' and member_id = ${a}`.execute(
      house.database.store,
    );
    expect(rows).toHaveLength(6);
  });
});

describe("news", () => {
  it("[CAR-31] every member of a hand hears that the wallet changed", async () => {
    const [a, b] = await pair(200n);
    const moved = async () => {
      const { rows } = await sql<{ members: string[] }>`
        select array(select f ->> 'member' from json_array_elements(e.facts) f) as members
        from domain_events e where name = 'seat.moved' order by id desc limit 1`.execute(
        house.database.store,
      );
      return rows[0]?.members;
    };
    await handle(
      handItem([
        [a, 10n, 20n],
        [b, 10n, 0n],
      ]),
    );
    expect(await moved()).toEqual([String(a), String(b)]);
    await handle(buyOutItem(b));
    expect(await moved()).toEqual([String(b)]);
  });
});
