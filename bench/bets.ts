// Bets end to end: a signed HTTP call to the house in its own process, through wallet, bet book and ledger, and
// back. Open loop on the same two cores: p50, p99, and the knee, the highest rate that keeps p99 below the bar.
import { randomBytes } from "node:crypto";
import { Client } from "pg";
import { ownDatabaseUrl } from "../apps/launch/src/database.ts";
import { createSecretBox } from "../apps/server/src/platform/secret-box.ts";
import { ownSecret } from "../apps/launch/src/environment.ts";
import { runHouse } from "../packages/testkit/src/house-process.ts";
import { openMoneyHouse } from "../packages/testkit/src/money.ts";
import { createWalletClient } from "../packages/vendor/src/index.ts";
import type { Wallet } from "../packages/vendor/src/index.ts";
import type { Bench } from "./bench.ts";
import { machineLine, stutter } from "./machine.ts";
import { openLoop } from "./open-loop.ts";
import { openPlainHttp } from "./plain-http.ts";
import type { PlainHttp } from "./plain-http.ts";

const VENDOR = "TUNTUNI";
const SECRET = "the secret of the bench's vendor";
const PLAYERS = 1_000;
const FIRST = 100_000n;
const EACH_MINOR = 10n ** 11n;
const SECONDS = 10;
const RATES = [100, 250, 500, 750, 1_000, 1_500, 2_000, 3_000];
const BAR_RATE = 500;
const BAR_MS = 50;
/** At the rate of the bar: long enough that every stutter of the machine counts, and no luck. */
const BAR_SECONDS = 50;

const clock = { now: () => new Date() };
const random = { bytes: (count: number): Buffer => randomBytes(count), uuid: () => "" };

/** Members, logins, play sessions and money, as many as needed, straight into the database. */
async function seatPlayers(dataFolder: string): Promise<void> {
  const url = ownDatabaseUrl(dataFolder);
  const owner = new Client({ connectionString: url });
  await owner.connect();
  const locked = createSecretBox(ownSecret(dataFolder), "vendors", random).lock(SECRET);
  await owner.query("update vendors set secret = $1 where code = $2", [locked, VENDOR]);
  await owner.query(
    `insert into members (id, username, account_type, nickname, created_by, created_at)
     overriding system value select g, 'Bench' || g, 0, 'Bench', 'SELF', now() from generate_series($1::bigint, $2::bigint) g`,
    [FIRST, FIRST + BigInt(PLAYERS - 1)],
  );
  await owner.query(`with opened as (
      insert into sessions (token_hash, member_id, device, address, created_at, last_act_at)
      select sha256(g::text::bytea), g, 'bench', '127.0.0.1', now(), now() from generate_series(${FIRST}, ${FIRST + BigInt(PLAYERS - 1)}) g
      returning id, member_id)
    insert into play_sessions (id, vendor, game, member_id, login_session, unit, opened_at)
    select 'play-' || member_id, '${VENDOR}', 'dice', member_id, id, 'PLAY', now() from opened`);
  await owner.query(
    `insert into players (vendor, handle, member_id) select '${VENDOR}', 'player-' || g, g
     from generate_series(${FIRST}, ${FIRST + BigInt(PLAYERS - 1)}) g`,
  );
  await owner.end();
  const money = await openMoneyHouse(url);
  await money.give(
    Array.from({ length: PLAYERS }, (_, place) => FIRST + BigInt(place)),
    EACH_MINOR,
  );
  await money.stop();
}

const walletAt = (address: string, http: PlainHttp): Wallet =>
  createWalletClient({
    address,
    vendor: VENDOR,
    secret: SECRET,
    clock,
    random,
    send: ({ headers, body }) => http.post(headers, body),
  });

let made = 0;

async function placeBet(wallet: Wallet, number: number): Promise<boolean> {
  made += 1;
  const member = FIRST + BigInt(number % PLAYERS);
  const { code } = await wallet.bet({
    transaction: `bench-${made}`,
    session: `play-${member}`,
    player: `player-${member}`,
    game: "dice",
    round: `bench-round-${made}`,
    amount: "1.00",
    currency: "PLAY",
  });
  return code === "OK";
}

async function measure(wallet: Wallet, rate: number): Promise<Row> {
  const seconds = rate === BAR_RATE ? BAR_SECONDS : SECONDS;
  const measured = await openLoop(rate, seconds, (number) => placeBet(wallet, number));
  return {
    "asked/s": rate,
    "done/s": measured.perSecond,
    p50: Number(measured.p50Ms.toFixed(1)),
    p99: Number(measured.p99Ms.toFixed(1)),
    worst: Number(measured.worstMs.toFixed(0)),
    failed: measured.failed,
  };
}

type Row = {
  readonly "asked/s": number;
  readonly "done/s": number;
  readonly p50: number;
  readonly p99: number;
  readonly worst: number;
  readonly failed: number;
};

async function run() {
  const stutters = [stutter()];
  const house = await runHouse();
  const address = `${house.url.replace("localhost", "127.0.0.1")}/vendor/wallet`;
  const http = openPlainHttp(new URL(address));
  try {
    await seatPlayers(house.dataFolder);
    const wallet = walletAt(address, http);
    await openLoop(200, 5, (number) => placeBet(wallet, number));
    const rows: Row[] = [];
    for (const rate of RATES) {
      rows.push(await measure(wallet, rate));
      if ((rows.at(-1)?.p99 ?? 0) > 10 * BAR_MS) break;
    }
    stutters.push(stutter());
    const [before, after] = stutters.map((part) => `${(part * 100).toFixed(0)} %`);
    console.log(
      `${machineLine()}; milliseconds from the moment a bet was due; the knee is the last rate with p99 below ${BAR_MS} ms; a bare loop on the idle machine stutters ${before} of the time before the run and ${after} after it`,
    );
    const atBar = rows.find((row) => row["asked/s"] === BAR_RATE);
    const below = rows.filter((row) => row.p99 < BAR_MS && row.failed === 0);
    return {
      rows,
      figure: `p50=${atBar?.p50}ms,p99=${atBar?.p99}ms@${BAR_RATE}/s,knee=${below.at(-1)?.["asked/s"] ?? 0}/s`,
      bar: `p99<${BAR_MS}ms@${BAR_RATE}/s`,
      holds: atBar !== undefined && atBar.p99 < BAR_MS && atBar.failed === 0,
    };
  } finally {
    http.close();
    await house.stop();
  }
}

export const bets: Bench = {
  name: "bets",
  about: "bets end to end over signed HTTP, open loop: p50, p99 and the knee",
  run,
};
