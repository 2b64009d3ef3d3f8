// The rounds and the money of a journey as the database holds them: read once, past every program that shows them.
import { Client } from "pg";
import { MEMBER } from "./game-steps.ts";
import { expect } from "./house.ts";
import type { StartedHouse } from "./house.ts";

/** A round with its seed and with the bet the platform booked for it; amounts in poisha. */
export interface StoredRound {
  readonly id: string;
  readonly request: string;
  readonly game: string;
  readonly version: string;
  readonly tableHash: string;
  readonly state: string;
  readonly choices: unknown;
  readonly outcome: unknown;
  readonly stake: bigint;
  readonly payout: bigint;
  readonly balanceBefore: bigint;
  readonly balanceAfter: bigint;
  readonly clientSeed: string | null;
  readonly nonce: number | null;
  readonly salt: string | null;
  /** The name of a shared round. */
  readonly round: string | null;
  /** Which of the two bets in it. */
  readonly place?: 1 | 2;
  readonly serverSeed: string;
  readonly serverSeedHash: string;
  readonly betState: string;
  readonly betStake: bigint;
  readonly betPayout: bigint;
}

export interface Stored {
  readonly rounds: readonly StoredRound[];
  /** How many bets the platform booked in the same time, whichever round they name. */
  readonly bets: number;
  /** The member's money by the ledger. */
  readonly balance: bigint;
}

export interface Books {
  /** Where the rounds of a game stand now. */
  readonly mark: (game: string) => Promise<string>;
  /** The member's rounds of a game since then, in their order. */
  readonly since: (game: string, mark: string) => Promise<Stored>;
  readonly close: () => Promise<void>;
}

const BET = `b.state as "betState", b.cash_stake + b.bonus_stake as "betStake", b.cash_payout + b.bonus_payout as "betPayout"`;

/** Of one member's, whom the studio knows by his handle alone. */
const OWN = `player in (select p.handle from players p join members m on m.id = p.member_id
    where p.vendor = 'TUNTUNI' and m.username = $3)`;

const SINGLE = `select r.id, r.request_id as request, r.game, r.version, r.table_hash as "tableHash", r.state, r.choices, r.outcome,
    r.stake, r.payout, r.balance_before as "balanceBefore", r.balance_after as "balanceAfter",
    r.client_seed as "clientSeed", r.nonce, null as salt, null as round,
    encode(s.server_seed, 'hex') as "serverSeed", s.server_seed_hash as "serverSeedHash", ${BET}
  from studio_rounds r join studio_seeds s on s.id = r.seed_id left join bets b on b.transaction = r.bet_transaction
  where r.game = $1 and r.id > $2 and r.${OWN} order by r.id`;

/** Two decimals of whole hundredths, as records write amounts and multipliers. */
const decimals = (column: string): string => `to_char(${column} / 100.0, 'FM999999999990.00')`;

const SHARED = `select c.id, c.request_id as request, 'crash' as game, r.version, r.table_hash as "tableHash", c.state,
    json_build_object('stake', ${decimals("c.stake")}, 'auto', ${decimals("c.auto")},
      'largestWin', ${decimals("c.largest_win")}, 'cashOut', ${decimals("c.cash_out")}) as choices,
    json_build_object('burst', ${decimals("r.burst")}, 'at', ${decimals("c.paid_at")}, 'payout', ${decimals("c.payout")}) as outcome,
    c.stake, c.payout, c.balance_before as "balanceBefore", c.balance_after as "balanceAfter",
    null as "clientSeed", null as nonce, r.salt, r.round, c.place,
    encode(r.seed, 'hex') as "serverSeed", r.seed_hash as "serverSeedHash", ${BET}
  from studio_crash_bets c join studio_crash_rounds r on r.number = c.round_number
  left join bets b on b.transaction = c.bet_transaction
  where $1 = 'crash' and c.id > $2 and c.state <> 'REFUSED' and c.${OWN} order by c.round_number, c.place`;

/** Without what the studio took back, because nobody knew that it was taken when its round flew. */
const BETS = `select count(*)::int as bets from bets b join members m on m.id = b.member_id
  where b.game = $1 and b.round > $2 and m.username = $3 and not (b.state = 'VOID'
    and exists (select from studio_crash_bets c where c.bet_transaction = b.transaction and c.state = 'REFUSED'))`;

const BALANCE = `select sum(b.balance) as balance from members m
  join ledger_accounts a on a.owner_kind = 'MEMBER' and a.owner = m.id::text and a.unit = 'PLAY' and a.kind in ('CASH', 'BONUS')
  join ledger_balances b on b.account_id = a.id where m.username = $1`;

const AMOUNTS = ["stake", "payout", "balanceBefore", "balanceAfter", "betStake", "betPayout"] as const;

/** Amounts come as text, because they may exceed what a number holds; -1 where there is none. */
function readRow(row: Readonly<Record<string, unknown>>): StoredRound {
  const amounts = AMOUNTS.map((name) => {
    const { [name]: amount } = row;
    return [name, BigInt(typeof amount === "string" ? amount : -1)] as const;
  });
  return { ...row, ...Object.fromEntries(amounts) } as unknown as StoredRound;
}

/** The books of one member. */
export async function openBooks(
  { databaseUrl }: Pick<StartedHouse, "databaseUrl">,
  username = MEMBER,
): Promise<Books> {
  const database = new Client({ connectionString: databaseUrl });
  await database.connect();
  const one = async (text: string, values: readonly string[]): Promise<Readonly<Record<string, unknown>>> =>
    (await database.query<Record<string, unknown>>(text, [...values])).rows[0] ?? {};
  /** The screen has the answer a moment before the round's end is written. */
  const untilEnded = (): Promise<void> =>
    expect.poll(async () => (await database.query("select from studio_dealt")).rowCount).toBe(0);
  return {
    mark: async (game) => {
      await untilEnded();
      const table = game === "crash" ? "studio_crash_bets" : "studio_rounds";
      const { last } = await one(`select coalesce(max(id), '') as last from ${table}`, []);
      return String(last);
    },
    since: async (game, mark) => {
      await untilEnded();
      const { rows } = await database.query<Record<string, unknown>>(game === "crash" ? SHARED : SINGLE, [
        game,
        mark,
        username,
      ]);
      const { bets } = await one(BETS, [game, mark, username]);
      const { balance } = await one(BALANCE, [username]);
      return { rounds: rows.map(readRow), bets: Number(bets), balance: BigInt(String(balance)) };
    },
    close: () => database.end(),
  };
}
