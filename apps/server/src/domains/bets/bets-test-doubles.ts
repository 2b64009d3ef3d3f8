// What the tests of the bet book stand on: two processes' worth of money on one database, members with CASH and
// BONUS, and short ways to look.
import { createTestDatabase, openMoneyHouse } from "@jonaki/testkit";
import type { MoneyHouse } from "@jonaki/testkit";
import type { MoneyParts } from "../../money.ts";
import { memberAccount, openMembers, post, shardOf } from "@jonaki/ledger";
import { minor } from "@jonaki/money";
import { sql } from "kysely";
import { connectionIn } from "../../platform/database/database.ts";
import type { WalletItem } from "./bet-items.ts";

export interface BetRow {
  readonly id: bigint;
  readonly state: string;
  readonly result_version: number;
  readonly valid_stake: bigint;
  readonly cash_payout: bigint;
  readonly bonus_payout: bigint;
}

export interface BetStage {
  readonly house: MoneyHouse;
  /** Another process on the same database. */
  readonly second: MoneyHouse;
  newMember(cashMinor: bigint, bonusMinor?: bigint): Promise<bigint>;
  code(item: WalletItem, where?: MoneyHouse): Promise<string>;
  /** CASH and BONUS. */
  accounts(memberId: bigint): Promise<readonly [bigint, bigint]>;
  rowOf(transaction: string): Promise<BetRow>;
  stop(): Promise<void>;
}

export async function openBetStage(parts: Partial<MoneyParts> = {}): Promise<BetStage> {
  const { url } = await createTestDatabase();
  const house = await openMoneyHouse(url, parts);
  const second = await openMoneyHouse(url, parts);
  const { store } = house.database;
  // Above the seeded accounts.
  let member = 1_000n;
  const giveBonus = async (memberId: bigint, amountMinor: bigint): Promise<void> => {
    const issue = await house.pools.find({ ownerKind: "HOUSE", owner: "house", kind: "ISSUE", unit: "PLAY" });
    await house.database.transaction(async (tx) => {
      const connection = connectionIn(tx);
      await openMembers(connection, [memberId], "PLAY");
      const to = memberAccount(memberId, "BONUS", "PLAY");
      const leg = { from: shardOf(issue, 1), to, amountMinor: minor(amountMinor) };
      await post(connection, { key: `bonus/${memberId}`, kind: "bonus", legs: [leg] });
    });
  };
  return {
    house,
    second,
    newMember: async (cashMinor, bonusMinor = 0n) => {
      member += 1n;
      const id = member;
      await sql`insert into members (id, username, account_type, nickname, created_by, created_at)
        overriding system value values (${id}, ${`Better${id}`}, 0, 'Better', 'SELF', now())`.execute(store);
      await house.give([id], cashMinor);
      if (bonusMinor > 0n) await giveBonus(id, bonusMinor);
      return id;
    },
    code: async (item, where = house) => {
      const answer = await where.bets.handle(item);
      return answer === "late" ? "late" : answer.code;
    },
    accounts: async (memberId) => {
      const { cashMinor, bonusMinor } = await house.wallet.balances(memberId, "PLAY");
      return [cashMinor, bonusMinor];
    },
    rowOf: async (transaction) => {
      const { rows } = await sql<BetRow>`select * from bets where transaction = ${transaction}`.execute(
        store,
      );
      const [row] = rows;
      if (row === undefined) throw new Error(`there is no bet ${transaction}`);
      return row;
    },
    stop: async () => {
      await house.stop();
      await second.stop();
    },
  };
}
