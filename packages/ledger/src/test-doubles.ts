// What the ledger's tests stand on: a database of their own, reached as its owner and as the application.
import { createTestDatabase } from "@jonaki/testkit";
import { minor } from "@jonaki/money";
import { Client, Pool } from "pg";
import type { ClientBase } from "pg";
import { memberAccount, shardOf } from "./accounts.ts";
import type { AccountId, Pool as AccountPool, Unit } from "./accounts.ts";
import type { Leg } from "./batch.ts";
import { checkLedger, readMoment } from "./check.ts";
import type { Difference } from "./balances.ts";
import type { Checked, Moment } from "./check.ts";
import type { Connection } from "./connection.ts";
import { createPools, openMembers } from "./opening.ts";
import { connectionOn } from "./pg-connection.ts";
import type { CheckFrom } from "./points.ts";
import { post } from "./post.ts";
import { checkAndSeal } from "./seal.ts";

export const APP = "jonaki_app";

export interface TestLedger {
  readonly url: string;
  /** The owner of the tables. */
  readonly owner: Client;
  /** The house's issue, which may be below zero. */
  readonly issue: AccountPool;
  /** A transaction of the application's role. */
  transaction<Result>(work: (connection: Connection) => Promise<Result>): Promise<Result>;
  /** Opens new members' accounts, gives each the amount in CASH, and answers their ids. */
  members(count: number, amountMinor: bigint, unit?: Unit): Promise<readonly bigint[]>;
  balance(account: AccountId): Promise<bigint>;
  /** As the owner, in one moment. */
  check(from: CheckFrom): Promise<Checked>;
  seal(): ReturnType<typeof checkAndSeal>;
  moment(): Promise<Moment>;
  differences(): Promise<readonly Difference[]>;
  count(text: string): Promise<number>;
  stop(): Promise<void>;
}

export const cash = (memberId: bigint, unit: Unit = "PLAY"): AccountId =>
  memberAccount(memberId, "CASH", unit);
export const held = (memberId: bigint, unit: Unit = "PLAY"): AccountId =>
  memberAccount(memberId, "HELD", unit);
export const leg = (from: AccountId, to: AccountId, amountMinor: bigint): Leg => ({
  from,
  to,
  amountMinor: minor(amountMinor),
});

/** Everything the work asks of the client is one transaction. */
export async function within<Result>(
  client: ClientBase,
  begin: string,
  work: (connection: Connection) => Promise<Result>,
): Promise<Result> {
  await client.query(begin);
  try {
    const result = await work(connectionOn(client));
    await client.query("commit");
    return result;
  } catch (problem) {
    await client.query("rollback");
    throw problem;
  }
}

const ONE_MOMENT = "begin isolation level repeatable read";
/** Far from the members of the demo seed. */
let lastMember = 1_000n;

export async function openTestLedger(): Promise<TestLedger> {
  const { url } = await createTestDatabase();
  const owner = new Client({ connectionString: url });
  await owner.connect();
  const app = new Pool({ connectionString: url, max: 20, options: `-c role=${APP}` });
  const issue = await createPools(connectionOn(owner)).find({
    ownerKind: "HOUSE",
    owner: "house",
    kind: "ISSUE",
    unit: "PLAY",
  });

  const transaction: TestLedger["transaction"] = async (work) => {
    const client = await app.connect();
    try {
      return await within(client, "begin", work);
    } finally {
      client.release();
    }
  };
  const issueOf = async (unit: Unit): Promise<AccountPool> =>
    createPools(connectionOn(owner)).find({ ownerKind: "HOUSE", owner: "house", kind: "ISSUE", unit });
  const check: TestLedger["check"] = (from) =>
    within(owner, ONE_MOMENT, (connection) => checkLedger(connection, from));

  return {
    url,
    owner,
    issue,
    transaction,
    check,
    members: async (count, amountMinor, unit = "PLAY") => {
      const ids = Array.from({ length: count }, () => (lastMember += 1n));
      const from = shardOf(await issueOf(unit), 0);
      await transaction(async (connection) => {
        await openMembers(connection, ids, unit);
        const legs = ids.map((id) => leg(from, cash(id, unit), amountMinor));
        await post(connection, { key: `given/${ids[0]}/${unit}`, kind: "test", legs });
      });
      return ids;
    },
    balance: async (account) => {
      const found = await app.query("select balance from ledger_balances where account_id = $1", [account]);
      return BigInt(found.rows[0].balance);
    },
    seal: () => within(owner, ONE_MOMENT, checkAndSeal),
    moment: () => within(owner, ONE_MOMENT, readMoment),
    differences: async () => (await check("the beginning")).differences,
    count: async (text) => Number((await owner.query(`select count(*) as n ${text}`)).rows[0].n),
    stop: async () => {
      await app.end();
      await owner.end();
    },
  };
}
