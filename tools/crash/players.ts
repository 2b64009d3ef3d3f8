// The players of the load: members with money and a play session with the in-house vendor, made as the owner of the
// database before anything is broken.
import { createHash, randomBytes } from "node:crypto";
import type { Client } from "pg";
import { createSecretBox } from "../../apps/server/src/platform/secret-box.ts";
import { openDatabase, connectionIn } from "../../apps/server/src/platform/database/database.ts";
import { createLog } from "../../apps/server/src/platform/log.ts";
import { systemRandom } from "../../apps/server/src/platform/random.ts";
import { memberAccount, openMembers, post, shardOf, createPools } from "../../packages/ledger/src/index.ts";
import { poolConnection } from "../../apps/server/src/platform/database/database.ts";
import { minor } from "../../packages/money/src/index.ts";

export const VENDOR = "TUNTUNI";
export const GAME = "dice";
const EACH_MINOR = 200_000n;

export interface Player {
  readonly id: bigint;
  readonly handle: string;
  readonly session: string;
  readonly balanceMinor: bigint;
}

/** Answers the vendor's new secret, which the servers read from the database. */
export async function setVendorSecret(owner: Client, secretKey: string): Promise<string> {
  const secret = randomBytes(24).toString("base64url");
  const locked = createSecretBox(secretKey, "vendors", systemRandom).lock(secret);
  await owner.query("update vendors set secret = $1 where code = $2", [locked, VENDOR]);
  return secret;
}

export async function makePlayers(owner: Client, url: string, count: number): Promise<readonly Player[]> {
  const { rows } = await owner.query<{ id: bigint }>(
    `insert into members (username, account_type, nickname, created_by, created_at)
     select 'Crash' || n, 0, 'Crash' || n, 'SELF', now() from generate_series(1, $1::int) n returning id`,
    [count],
  );
  const players = rows.map(({ id }) => ({
    id,
    handle: `player-${id}`,
    session: `session-${id}`,
    balanceMinor: EACH_MINOR,
  }));
  for (const player of players) await openSession(owner, player);
  await giveMoney(url, players);
  return players;
}

async function openSession(owner: Client, { id, handle, session }: Player): Promise<void> {
  const token = createHash("sha256").update(session).digest();
  const login = await owner.query<{ id: bigint }>(
    `insert into sessions (token_hash, member_id, device, address, created_at, last_act_at)
     values ($1, $2, 'crash', '127.0.0.1', now(), now()) returning id`,
    [token, id],
  );
  await owner.query("insert into players (vendor, handle, member_id) values ($1, $2, $3)", [
    VENDOR,
    handle,
    id,
  ]);
  await owner.query(
    `insert into play_sessions (id, vendor, game, member_id, login_session, unit, opened_at)
     values ($1, $2, $3, $4, $5, 'PLAY', now())`,
    [session, VENDOR, GAME, id, login.rows[0]?.id],
  );
}

async function giveMoney(url: string, players: readonly Player[]): Promise<void> {
  const database = openDatabase(url, 2, createLog("silent"));
  const pools = createPools(poolConnection(database.pool));
  const issue = await pools.find({ ownerKind: "HOUSE", owner: "house", kind: "ISSUE", unit: "PLAY" });
  const ids = players.map(({ id }) => id);
  const legs = players.map(({ id, balanceMinor }) => ({
    from: shardOf(issue, 0),
    to: memberAccount(id, "CASH", "PLAY"),
    amountMinor: minor(balanceMinor),
  }));
  await database.transaction(async (tx) => {
    await openMembers(connectionIn(tx), ids, "PLAY");
    await post(connectionIn(tx), { key: "crash/players", kind: "endowment", legs });
  });
  await database.close();
}
