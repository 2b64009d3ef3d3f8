// The same bet as people usually write it: a conversation of statements, one transaction for each bet, on the
// same tables. It asks and writes one by one what a batch asks and writes together: key, tombstones, the member's
// accounts, the round, the limits; balances with their chains, the answer, the leg, the bet and the event.
import { Pool } from "pg";
import type { PoolClient } from "pg";
import { entryLine, nextHead } from "../packages/ledger/src/chain.ts";
import { memberAccount, shardOf } from "../packages/ledger/src/index.ts";
import type { Pool as LedgerPool } from "../packages/ledger/src/index.ts";
import { roundName } from "../apps/server/src/domains/bets/bet-items.ts";
import { freshBet, MEMBERS } from "./money-load.ts";

const statements = {
  key: "select fingerprint from ledger_keys where key = $1",
  tombstones: "select key from bet_tombstones where key in ($1, $2)",
  lock: "select balance, version, encode(head, 'hex') as head from ledger_balances where account_id = $1 for no key update",
  bonus: "select balance from ledger_balances where account_id = $1 and version > 0",
  round: "select id from bets where round_key = hashtextextended($1, 0) and round_closed limit 1",
  limits: "select kind, period, amount from safe_limits where member_id = $1 and kind in ('STAKE', 'LOSS')",
  move: `update ledger_balances set balance = balance + $2, version = version + 1, head = decode($3, 'hex')
    where account_id = $1 and (floor is null or balance + $2 >= floor) returning balance, version`,
  id: "select nextval('ledger_transfer_ids') as id",
  remember:
    "insert into ledger_keys (key, kind, fingerprint, transfer_id, answer, balance, at) values ($1, 'bet', decode($2, 'hex'), $3, 'OK', $4, clock_timestamp())",
  leg: `insert into ledger_legs (transfer_id, at, amount, debit_account, debit_version, debit_balance, debit_hash, credit_account, credit_version, credit_balance, credit_hash, kind)
    values ($1, clock_timestamp(), $2, $3, $4, $5, decode($6, 'hex'), $7, $8, $9, decode($10, 'hex'), 'bet')`,
  bet: `insert into bets (id, placed_at, member_id, round_key, cash_stake, bonus_stake, unit, category, vendor, game, round, transaction)
    values ($1, clock_timestamp(), $2, hashtextextended($3, 0), $4, 0, 'PLAY', 'MINI', $5, $6, $7, $8)`,
  event: "insert into domain_events (name, facts) values ('bet.placed', $1)",
};

type Name = keyof typeof statements;

const ask = async (client: PoolClient, name: Name, values: readonly unknown[] = []) => {
  const answer = await client.query<Record<string, string>>({
    name: `conversation_${name}`,
    text: statements[name],
    values: [...values],
  });
  return answer.rows[0];
};

interface Moved {
  readonly account: bigint;
  readonly balance: string;
  readonly version: string;
  readonly head: string;
}

/** Locks an account, moves it by an amount, and writes the next link of its chain. */
async function move(client: PoolClient, account: bigint, amountMinor: bigint, transferId: bigint) {
  const was = await ask(client, "lock", [account]);
  const version = BigInt(was?.["version"] ?? 0) + 1n;
  const balanceMinor = BigInt(was?.["balance"] ?? 0) + amountMinor;
  const line = entryLine({ version, transferId, amountMinor, balanceMinor, kind: "bet" });
  const head = nextHead(was?.["head"] ?? "", line);
  const now = await ask(client, "move", [account, amountMinor, head]);
  return { account, balance: now?.["balance"], version: now?.["version"], head } as Moved;
}

async function placeBet(client: PoolClient, openBets: LedgerPool, place: number): Promise<void> {
  const bet = freshBet(place, "TALK");
  const key = `v/${bet.vendor}/${bet.transaction}`;
  const round = roundName(bet);
  await client.query("begin");
  await ask(client, "key", [key]);
  await ask(client, "tombstones", [key, round]);
  const id = BigInt((await ask(client, "id"))?.["id"] ?? 0);
  const member = await move(client, memberAccount(bet.memberId, "CASH", "PLAY"), 0n - bet.amountMinor, id);
  await ask(client, "bonus", [memberAccount(bet.memberId, "BONUS", "PLAY")]);
  await ask(client, "round", [round]);
  await ask(client, "limits", [bet.memberId]);
  const pool = await move(client, shardOf(openBets, place % 64), bet.amountMinor, id);
  await ask(client, "remember", [key, bet.fingerprint, id, member.balance]);
  const sides = [member, pool].flatMap((side) => [side.account, side.version, side.balance, side.head]);
  await ask(client, "leg", [id, bet.amountMinor, ...sides]);
  await ask(client, "bet", [
    id,
    bet.memberId,
    round,
    bet.amountMinor,
    bet.vendor,
    bet.game,
    bet.round,
    bet.transaction,
  ]);
  await ask(client, "event", [JSON.stringify([{ bet: String(id), member: String(bet.memberId) }])]);
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
