// The same bet as people usually write it: a conversation of statements, one transaction for each bet, on the
// same tables. Locks the member, reads, decides in code, writes key, balances, leg, bet and event one by one.
import { Pool } from "pg";
import type { PoolClient } from "pg";
import { memberAccount, shardOf } from "../packages/ledger/src/index.ts";
import type { Pool as LedgerPool } from "../packages/ledger/src/index.ts";
import { freshBet, MEMBERS } from "./money-load.ts";

const statements = {
  key: "select fingerprint from ledger_keys where key = $1",
  lock: "select balance, version from ledger_balances where account_id = $1 for no key update",
  round: "select id from bets where round_key = $1 and round = $2 and round_closed limit 1",
  move: "update ledger_balances set balance = balance + $2, version = version + 1 where account_id = $1 and (floor is null or balance + $2 >= floor) returning balance, version",
  id: "select nextval('ledger_transfer_ids') as id",
  remember:
    "insert into ledger_keys (key, kind, fingerprint, transfer_id, answer, balance, at) values ($1, 'bet', decode($2, 'hex'), $3, 'OK', $4, clock_timestamp())",
  leg: `insert into ledger_legs (transfer_id, at, amount, debit_account, debit_version, debit_balance, credit_account, credit_version, credit_balance, kind)
    values ($1, clock_timestamp(), $2, $3, $4, $5, $6, $7, $8, 'bet')`,
  bet: `insert into bets (id, placed_at, member_id, round_key, cash_stake, bonus_stake, unit, category, vendor, game, round, transaction)
    values ($1, clock_timestamp(), $2, $3, $4, 0, 'PLAY', 'MINI', $5, $6, $7, $8)`,
  event: "insert into domain_events (name, facts) values ('bet.placed', $1)",
};

type Name = keyof typeof statements;

const ask = (client: PoolClient, name: Name, values: readonly unknown[] = []) =>
  client.query<Record<string, string>>({
    name: `conversation_${name}`,
    text: statements[name],
    values: [...values],
  });

async function placeBet(client: PoolClient, openBets: LedgerPool, place: number): Promise<void> {
  const bet = freshBet(place, "TALK");
  const key = `v/${bet.vendor}/${bet.transaction}`;
  const cash = memberAccount(bet.memberId, "CASH", "PLAY");
  const roundKey = BigInt.asIntN(63, BigInt(`0x${bet.fingerprint.slice(-15)}`));
  await client.query("begin");
  await ask(client, "key", [key]);
  await ask(client, "lock", [cash]);
  await ask(client, "round", [roundKey, bet.round]);
  const member = (await ask(client, "move", [cash, 0n - bet.amountMinor])).rows[0];
  const pool = shardOf(openBets, place % 64);
  const house = (await ask(client, "move", [pool, bet.amountMinor])).rows[0];
  const id = (await ask(client, "id")).rows[0]?.["id"];
  await ask(client, "remember", [key, bet.fingerprint, id, member?.["balance"]]);
  await ask(client, "leg", [
    id,
    bet.amountMinor,
    cash,
    member?.["version"],
    member?.["balance"],
    pool,
    house?.["version"],
    house?.["balance"],
  ]);
  await ask(client, "bet", [
    id,
    bet.memberId,
    roundKey,
    bet.amountMinor,
    bet.vendor,
    bet.game,
    bet.round,
    bet.transaction,
  ]);
  await ask(client, "event", [JSON.stringify([{ bet: id, member: String(bet.memberId) }])]);
  await client.query("commit");
}

/** The first shard of the pool that takes the stakes. */
async function poolOf(pool: Pool): Promise<LedgerPool> {
  const { rows } = await pool.query<{ id: string }>(
    "select id from ledger_accounts where owner = 'TALK' and kind = 'OPEN_BETS' and unit = 'PLAY' and shard = 0",
  );
  return { first: BigInt(rows[0]?.id ?? 0), shards: 64 };
}

export async function conversationsPerSecond(url: string, clients: number, seconds: number): Promise<number> {
  const pool = new Pool({ connectionString: url, max: clients });
  const openBets = await poolOf(pool);
  const open = await Promise.all(Array.from({ length: clients }, () => pool.connect()));
  let done = 0;
  const begin = process.hrtime.bigint();
  const end = begin + BigInt(seconds) * 1_000_000_000n;
  const own = Math.floor(MEMBERS / clients);
  await Promise.all(
    open.map(async (client, lane) => {
      for (let turn = 0; process.hrtime.bigint() < end; turn += 1) {
        await placeBet(client, openBets, lane * own + ((turn * 7) % own));
        done += 1;
      }
      client.release();
    }),
  );
  const rate = (done * 1e9) / Number(process.hrtime.bigint() - begin);
  await pool.end();
  return rate;
}
