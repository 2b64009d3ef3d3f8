// The money of the house on a database of its own: members with balances, the bet book, and the check that
// everything still adds up.
import { checkAndSeal, checkLedger, memberAccount, openMembers, post, shardOf } from "@jonaki/ledger";
import type { Difference, Unit } from "@jonaki/ledger";
import { minor } from "@jonaki/money";
import { connectionIn, openDatabase } from "@jonaki/server/database";
import type { Database } from "@jonaki/server/database";
import { createLog } from "@jonaki/server/log";
import { createMoney } from "@jonaki/server/money";
import type { Money, MoneyParts } from "@jonaki/server/money";
import { differencesOfBets } from "./money-invariants.ts";

export interface MoneyHouse extends Money {
  readonly database: Database;
  /** Opens the members' accounts and gives each the amount, in poisha. */
  give(memberIds: readonly bigint[], amountMinor: bigint, unit?: Unit): Promise<void>;
  /** CASH and BONUS together. */
  balance(memberId: bigint, unit?: Unit): Promise<bigint>;
  /** Every invariant that can be read from the database; empty when all hold. */
  differences(): Promise<readonly Difference[]>;
}

export async function openMoneyHouse(url: string, parts: Partial<MoneyParts> = {}): Promise<MoneyHouse> {
  const log = createLog("silent");
  const database = openDatabase(url, 6, log);
  const money = createMoney({
    database,
    url,
    log,
    moneyUnit: "PLAY",
    patienceMs: 20_000,
    timeZone: "Asia/Dhaka",
    playBarsOf: () => Promise.resolve({ isBlocked: () => false, isAlive: () => true }),
    ...parts,
  });
  let given = 0;
  return {
    ...money,
    database,
    give: async (memberIds, amountMinor, unit = "PLAY") => {
      const issue = await money.pools.find({ ownerKind: "HOUSE", owner: "house", kind: "ISSUE", unit });
      await database.transaction(async (tx) => {
        const connection = connectionIn(tx);
        await openMembers(connection, memberIds, unit);
        if (amountMinor === 0n) return;
        given += 1;
        const legs = memberIds.map((memberId) => ({
          from: shardOf(issue, 0),
          to: memberAccount(memberId, "CASH", unit),
          amountMinor: minor(amountMinor),
        }));
        await post(connection, {
          key: `given/${unit}/${memberIds[0]}/${given}/${legs.length}`,
          kind: "test",
          legs,
        });
      });
    },
    balance: async (memberId, unit = "PLAY") => {
      const { cashMinor, bonusMinor } = await money.wallet.balances(memberId, unit);
      return cashMinor + bonusMinor;
    },
    differences: () => differencesOn(database),
    stop: async () => {
      await money.stop();
      await database.close();
    },
  };
}

/** What every money test asserts at its end: the three reconciliations, the seal, and the books around the ledger. */
export function differencesOn(database: Database): Promise<readonly Difference[]> {
  return database.store
    .transaction()
    .setIsolationLevel("repeatable read")
    .execute(async (tx) => {
      const connection = connectionIn(tx);
      // A bench leaves millions of entries behind.
      await connection.rows({
        text: "select set_config('transaction_timeout', '0', true), set_config('statement_timeout', '0', true)",
        values: [],
      });
      const whole = await checkLedger(connection, "the beginning");
      const sealed = await checkAndSeal(connection);
      return [...whole.differences, ...sealed.differences, ...(await differencesOfBets(connection))];
    });
}
