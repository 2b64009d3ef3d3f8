// Players for the benches of bets: members with logins, play sessions and money, straight in the database, and the wallet of
// the vendor they play at.
import { createHash, randomBytes } from "node:crypto";
import { Client } from "pg";
import { createSecretBox } from "../apps/server/src/platform/secret-box.ts";
import { openMoneyHouse } from "../packages/testkit/src/money.ts";
import { createWalletClient } from "../packages/vendor/src/index.ts";
import type { Wallet } from "../packages/vendor/src/index.ts";
import type { PlainHttp } from "./plain-http.ts";

const VENDOR = "TUNTUNI";
const SECRET = "the secret of the bench's vendor";
export const PLAYERS = 1_000;
export const FIRST = 100_000n;
const EACH_MINOR = 10n ** 11n;

const clock = { now: () => new Date() };
const random = { bytes: (count: number): Buffer => randomBytes(count), uuid: () => "" };

export interface Seating {
  readonly url: string;
  /** The installation's. */
  readonly secretKey: string;
}

/** The token of a seated player's login. */
export const tokenOf = (memberId: bigint): string => `token-of-the-member-${memberId}`;

/** A play token has 43 characters. */
export const playTokenOf = (game: string, place: number): string => `${game}-${place}`.padEnd(43, "_");

/** Play sessions at a game of the studio, the first of them the seated players'. */
export async function seatAt(url: string, game: string, count: number): Promise<void> {
  const owner = new Client({ connectionString: url });
  await owner.connect();
  await owner.query("update play_sessions set game = $1", [game]);
  const places = Array.from({ length: count }, (_one, place) => place);
  await owner.query(
    `insert into studio_sessions (token_hash, wallet_session, player, display_name, currency, language, mode, game, minimum,
       maximum, largest_win, opened_at, ends_at)
     select hash, 'play-' || id, 'player-' || id, 'ra***92', 'PLAY', 'bn', 'real', $3, 100, 5000000, 200000000, now(),
       now() + interval '1 day'
     from unnest($1::bytea[], $2::bigint[]) as seats (hash, id)`,
    [
      places.map((place) => createHash("sha256").update(playTokenOf(game, place)).digest()),
      places.map((place) => FIRST + BigInt(place)),
      game,
    ],
  );
  await owner.end();
}

/** Members, logins, play sessions and money, as many as needed, straight into the database. */
export async function seatPlayers({ url, secretKey }: Seating): Promise<void> {
  const owner = new Client({ connectionString: url });
  await owner.connect();
  const locked = createSecretBox(secretKey, "vendors", random).lock(SECRET);
  await owner.query("update vendors set secret = $1 where code = $2", [locked, VENDOR]);
  await owner.query(
    `insert into members (id, username, account_type, nickname, created_by, created_at)
     overriding system value select g, 'Bench' || g, 0, 'Bench', 'SELF', now() from generate_series($1::bigint, $2::bigint) g`,
    [FIRST, FIRST + BigInt(PLAYERS - 1)],
  );
  await owner.query(`with opened as (
      insert into sessions (token_hash, member_id, device, address, created_at, last_act_at)
      select sha256(convert_to('token-of-the-member-' || g, 'UTF8')), g, 'bench', '127.0.0.1', now(), now() from generate_series(${FIRST}, ${FIRST + BigInt(PLAYERS - 1)}) g
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

export const walletAt = (address: string, http: PlainHttp): Wallet =>
  createWalletClient({
    address,
    vendor: VENDOR,
    secret: SECRET,
    clock,
    random,
    send: ({ headers, body }) => http.post(headers, body),
  });
