// How quickly a member with a million entries in the account record gets any page by any filter, over HTTP from the
// running house; the last few thousand entries have no marks yet.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { startPostgres } from "../apps/launch/src/postgres/cluster.ts";
import { openDatabase } from "../apps/server/src/platform/database/database.ts";
import { createLog } from "../apps/server/src/platform/log.ts";
import { markRecords } from "../apps/server/src/domains/reports/record-marks.ts";
import { runHouse } from "../packages/testkit/src/house-process.ts";
import { tokenAt } from "./sealed-calls.ts";
import { p50, p95 } from "./bench.ts";
import type { Bench } from "./bench.ts";
import { machineLine } from "./machine.ts";

const ENTRIES = 1_000_000;
const UNMARKED = 5_000;
const DAYS = 31;
const ASKED = 2_000;
const FIRST_ASKED = 500;
const ANY_BAR_MS = 50;
const FIRST_BAR_MS = 10;
const MEMBER = "Recorded";
const SECRET_KEY = "a key for benches that is long enough";
const ADDRESS = "/wps/relay/ODSFE2_MemTransDet";
const KINDS = [
  null,
  null,
  "BET",
  "PAYOUT",
  "REFUND",
  "DEPOSIT",
  "WITHDRAWAL",
  "CORRECTION",
  "TRANSFER_TO_UPLINE",
] as const;
const STATES = [null, null, null, "DONE", "PENDING"] as const;
const RANGES = [1, 7, DAYS] as const;

/** A member whose entries are spread evenly over the days a record shows: bets and payouts, and now and then others. */
async function fill(client: Client): Promise<bigint> {
  await client.query("set time zone 'UTC'; set synchronous_commit = off");
  const { rows } = await client.query<{ id: string }>(
    `insert into members (username, nickname, account_type, created_by, password_hash, password_set_at, created_at)
     select $1, $1, 0, 'SELF', password_hash, now(), now() from members where username = 'demo' returning id`,
    [MEMBER],
  );
  const id = BigInt(rows[0]?.id ?? 0);
  await client.query(
    "insert into registered_networks (member_id, network, until) values ($1, '127.0.0.0/24', now() + interval '9 years')",
    [id],
  );
  await client.query("select ledger_open_member(array[$1::bigint], 'PLAY')", [id]);
  await client.query("select ledger_open_months((now() - interval '40 days')::date, now()::date)");
  await add(client, id, ENTRIES - UNMARKED, "interval '0'");
  return id;
}

/** More entries, up to so many, the last of them this long ago. */
async function add(client: Client, id: bigint, upTo: number, ago: string): Promise<void> {
  await client.query(
    `with own as (select account_id, version, balance from ledger_balances where account_id = $1::bigint * 64 + 2),
      pool as (select account_id from ledger_balances where account_id > 4503599627370496 and account_id & 7 = 2 order by 1 limit 1),
      entries as (
        select v, case when v = 1 then 'deposit' when v % 50021 = 0 then 'correction' when v % 20011 = 0 then 'withdrawal'
            when v % 10007 = 0 then 'transfer_up' when v % 5003 = 0 then 'deposit' when v % 997 = 0 then 'refund'
            when v % 2 = 0 then 'bet' else 'payout' end as kind,
          now() - interval '${DAYS} days' * (${ENTRIES} - v) / ${ENTRIES} - ${ago} as at
        from own, generate_series(own.version + 1, $2::bigint) v
      ), signed as (
        select *, case when v = 1 then 1000000000 when kind in ('bet', 'withdrawal', 'transfer_up', 'correction') then -(100 + v % 50)
          else 90 + v % 60 end as amount from entries
      ), walked as (
        select s.*, own.account_id, own.balance + sum(amount) over (order by v) as after from signed s, own
      ), written as (
        insert into ledger_legs (transfer_id, at, amount, debit_account, debit_version, debit_balance,
          credit_account, credit_version, credit_balance, kind)
        select 100000000 + v, at, abs(amount),
          case when amount < 0 then w.account_id else pool.account_id end, case when amount < 0 then v else 0 end,
          case when amount < 0 then after else 0 end,
          case when amount > 0 then w.account_id else pool.account_id end, case when amount > 0 then v else 0 end,
          case when amount > 0 then after else 0 end, kind
        from walked w, pool
      )
      update ledger_balances b set version = $2::bigint, balance = (select after from walked order by v desc limit 1)
      where b.account_id = (select account_id from own)`,
    [id, upTo],
  );
}

interface Page {
  readonly success: boolean;
  readonly value: { readonly totalPages: number; readonly list: readonly unknown[] };
}

function openAsker(url: string, token: string) {
  const dayOf = (ago: number): string =>
    new Date(Date.now() + 6 * 3_600_000 - ago * 86_400_000).toISOString().slice(0, 10);
  return async (query: Readonly<Record<string, string>>, days: number) => {
    const asked = new URLSearchParams({ from: dayOf(days - 1), to: dayOf(0), ...query });
    const begin = process.hrtime.bigint();
    const answer = await fetch(`${url}${ADDRESS}?${asked.toString()}`, {
      headers: { authorization: `Bearer ${token}`, cookie: "device=AAAAAAAAAAAAAAAAAAAAAA" },
    });
    const { success, value } = (await answer.json()) as Page;
    if (!success) throw new Error(`a page was refused with ${answer.status}`);
    return { ms: Number(process.hrtime.bigint() - begin) / 1e6, value };
  };
}

const choose = <Value>(from: readonly Value[], number: number): Value | undefined =>
  from[number % from.length];

/** Every filter in turn, each time another page of it. */
async function askAny(ask: ReturnType<typeof openAsker>): Promise<readonly number[]> {
  const taken: number[] = [];
  let [number, seed] = [0, 7];
  while (taken.length < ASKED) {
    seed = (seed * 48_271) % 2_147_483_647;
    number += 1;
    const [kind, state] = [choose(KINDS, number), choose(STATES, seed)];
    const days = choose(RANGES, Math.floor(seed / 7)) ?? DAYS;
    const filter = {
      ...(kind === null ? {} : { kind: kind ?? "" }),
      ...(state === null ? {} : { state: state ?? "" }),
    };
    const first = await ask(filter, days);
    const page = 1 + (Math.floor(seed / 31) % first.value.totalPages);
    const { ms } = await ask({ ...filter, pageNo: String(page) }, days);
    taken.push(first.ms, ms);
  }
  return taken;
}

async function run() {
  const folder = mkdtempSync(join(tmpdir(), "jonaki-bench-"));
  const postgres = await startPostgres({ folder, durable: true, say: () => undefined });
  const house = await runHouse({ DATABASE_URL: postgres.url, ROLE: "web", SECRET_KEY });
  const client = new Client({ connectionString: postgres.url });
  await client.connect();
  const database = openDatabase(postgres.url, 2, createLog("warn"));
  try {
    const id = await fill(client);
    await client.query("vacuum analyze");
    const begin = process.hrtime.bigint();
    await markRecords(database, "PLAY");
    const markedMs = Number(process.hrtime.bigint() - begin) / 1e6;
    await add(client, id, ENTRIES, "interval '0'");
    await client.query("analyze record_marks; analyze record_singles");
    const ask = openAsker(house.url.replace("localhost", "127.0.0.1"), await tokenAt(house.url, MEMBER));
    await ask({}, DAYS);
    const any = await askAny(ask);
    const first: number[] = [];
    for (let number = 0; number < FIRST_ASKED; number += 1)
      first.push((await ask({}, choose(RANGES, number) ?? DAYS)).ms);
    console.log(`${machineLine()}; ${ENTRIES - UNMARKED} entries were marked in ${Math.round(markedMs)} ms`);
    const row = (name: string, taken: readonly number[]) => ({
      asked: name,
      times: taken.length,
      "p50 ms": p50(taken).toFixed(1),
      "p95 ms": p95(taken).toFixed(1),
      "worst ms": Math.max(...taken).toFixed(1),
    });
    return {
      rows: [row("any page and filter", any), row("the first page", first)],
      figure: `${p95(any).toFixed(1)} ms, ${p95(first).toFixed(1)} ms`,
      bar: `any p95 <${ANY_BAR_MS} ms, first page p95 <${FIRST_BAR_MS} ms`,
      holds: p95(any) < ANY_BAR_MS && p95(first) < FIRST_BAR_MS,
    };
  } finally {
    await client.end();
    await database.close();
    await house.stop();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

export const records: Bench = {
  name: "records",
  about: "pages of the account record of a member with 1,000,000 entries",
  run,
};
