// What is compared when a seed ends: every bet, every counter of a limit, wagering, cases and holds against the
// model's books, and all invariants of the house.
import type { Client } from "pg";
import {
  checkAndSeal,
  checkLedger,
  checkSeals,
  connectionOn,
  numbers,
} from "../../../packages/ledger/src/index.ts";
import type { Connection, Difference } from "../../../packages/ledger/src/index.ts";
import { differencesOfBets } from "../../../packages/testkit/src/money-invariants.ts";
import { keyOf } from "../operations.ts";
import type { Books } from "../model/books.ts";
import type { Surroundings } from "../model/surroundings.ts";

/** The reconciliations of everything that moved since the last time, which is then sealed. */
export const differingLedger = (owner: Client): Promise<readonly string[]> =>
  asking(owner, async (connection) => (await checkAndSeal(connection)).differences);

/** All invariants of the house: those of the ledger since the last seal, those of the books around it from ever. */
export const brokenInvariants = (owner: Client): Promise<readonly string[]> =>
  asking(owner, async (connection) => [
    ...(await checkAndSeal(connection)).differences,
    ...(await differencesOfBets(connection)),
  ]);

/** The ledger and its seals from the beginning. */
export const brokenHistory = (owner: Client): Promise<readonly string[]> =>
  asking(owner, async (connection) => {
    const { differences } = await checkLedger(connection, "the beginning");
    const badSeal = await checkSeals(connection);
    const broken = { where: `seal ${badSeal}`, what: "it is not what its leaves make" };
    return badSeal === null ? differences : [...differences, broken];
  });

/** Asks in one moment of the database. */
async function asking(
  owner: Client,
  ask: (connection: Connection) => Promise<readonly Difference[]>,
): Promise<readonly string[]> {
  await owner.query("begin isolation level repeatable read");
  try {
    return (await ask(connectionOn(owner))).map(({ where, what }) => `${where}: ${what}`);
  } finally {
    await owner.query("commit");
  }
}

/** What stands in the tables around the ledger and is not what the model has. */
export async function differingBooks(
  owner: Client,
  books: Books,
  ids: readonly bigint[],
  { daysBack }: Surroundings,
): Promise<readonly string[]> {
  return [
    ...(await differingBets(owner, books, ids)),
    ...(await differingDays(owner, books, ids, Math.max(daysBack.WEEK, daysBack.MONTH))),
    ...(await differingWagering(owner, books, ids)),
    ...(await differingCases(owner, books, ids)),
  ];
}

type BetRow = Readonly<Record<string, unknown>>;

async function differingBets(
  owner: Client,
  books: Books,
  ids: readonly bigint[],
): Promise<readonly string[]> {
  const { rows } = await owner.query<BetRow>(
    `select id, member_id, vendor, round, transaction, unit, category, cash_stake, bonus_stake, cash_payout, bonus_payout,
      suspended, valid_stake, state, result_version, round_closed from bets where member_id = any ($1::bigint[])`,
    [numbers(ids)],
  );
  const seen = new Map(rows.map((row) => [keyOf(String(row["vendor"]), String(row["transaction"])), row]));
  const found: string[] = [];
  for (const [key, bet] of books.bets) {
    const isClosed = books.rounds.get(`${bet.vendor} ${bet.member} ${bet.round}`)?.isClosed ?? false;
    const model = [
      bet.id,
      ids[bet.member],
      bet.vendor,
      bet.round,
      bet.transaction,
      bet.unit,
      bet.category,
      bet.cashStakeMinor,
      bet.bonusStakeMinor,
      bet.cashPayoutMinor,
      bet.bonusPayoutMinor,
      bet.suspendedMinor,
      bet.validMinor,
      bet.state,
      bet.version,
      isClosed,
    ].join(" ");
    const row = Object.values(seen.get(key) ?? {}).join(" ");
    if (row !== model) found.push(`the bet ${key} is "${row}", the model has "${model}"`);
  }
  if (rows.length !== books.bets.size)
    found.push(`there are ${rows.length} bets, the model has ${books.bets.size}`);
  return found;
}

/** Only members with a limit are counted, and only as far back as a period can reach. */
async function differingDays(
  owner: Client,
  books: Books,
  ids: readonly bigint[],
  furthest: number,
): Promise<readonly string[]> {
  const { rows } = await owner.query<{ member_id: bigint; stakes: bigint; returns: bigint }>(
    `select member_id, sum(stakes)::bigint as stakes, sum(returns)::bigint as returns from safe_days
     where member_id = any ($1::bigint[]) group by 1`,
    [numbers(ids)],
  );
  const seen = new Map(rows.map((row) => [row.member_id, `${row.stakes} ${row.returns}`]));
  const model = new Map<number, { stakesMinor: bigint; returnsMinor: bigint }>();
  for (const [key, { stakesMinor, returnsMinor }] of books.days) {
    const [member = 0, daysAgo = 0] = key.split(" ").map(Number);
    if (daysAgo > furthest) continue;
    const sum = model.get(member) ?? { stakesMinor: 0n, returnsMinor: 0n };
    model.set(member, {
      stakesMinor: sum.stakesMinor + stakesMinor,
      returnsMinor: sum.returnsMinor + returnsMinor,
    });
  }
  return [...books.limits.keys()].flatMap((member) => {
    const { stakesMinor, returnsMinor } = model.get(member) ?? { stakesMinor: 0n, returnsMinor: 0n };
    const counted = seen.get(ids[member] ?? 0n) ?? "0 0";
    const expected = `${stakesMinor} ${returnsMinor}`;
    return counted === expected
      ? []
      : [`member ${member} has counted "${counted}", the model has "${expected}"`];
  });
}

async function differingWagering(
  owner: Client,
  books: Books,
  ids: readonly bigint[],
): Promise<readonly string[]> {
  const { rows } = await owner.query<{ member_id: bigint; played: bigint }>(
    "select member_id, played from wagerings where member_id = any ($1::bigint[])",
    [numbers(ids)],
  );
  const seen = new Map(rows.map((row) => [row.member_id, row.played]));
  return ids.flatMap((id, member) => {
    const [played, expected] = [seen.get(id) ?? 0n, books.wagered.get(member) ?? 0n];
    return played === expected ? [] : [`member ${member} has wagered ${played}, the model has ${expected}`];
  });
}

/** A mismatch may be raised by a call whose answer never came; the other kinds are raised once for each. */
async function differingCases(
  owner: Client,
  books: Books,
  ids: readonly bigint[],
): Promise<readonly string[]> {
  const { rows } = await owner.query<{ kind: string; cases: bigint }>(
    `select kind, count(*) as cases from money_cases
     where kind <> 'MISMATCH' and member_id = any ($1::bigint[]) group by 1`,
    [numbers(ids)],
  );
  const seen = new Map(rows.map((row) => [row.kind, Number(row.cases)]));
  return [...new Set([...seen.keys(), ...books.cases.keys()])].flatMap((kind) => {
    const [opened, expected] = [seen.get(kind) ?? 0, books.cases.get(kind) ?? 0];
    return opened === expected ? [] : [`${opened} cases of ${kind}, the model has ${expected}`];
  });
}
