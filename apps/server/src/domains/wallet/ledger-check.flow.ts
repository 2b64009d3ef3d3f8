// The check of the books as the house runs it: every minute from the last seal on, and as a whole when a person
// asks. What differs is told in words.
import {
  checkedMoment,
  checkLedger,
  checkSeals,
  lastSeal,
  memberOf,
  nameAccounts,
  readMoment,
  readSeals,
  sealMoment,
  walkMoment,
} from "@jonaki/ledger";
import type { Connection, Difference, Pieces, Seal } from "@jonaki/ledger";
import { connectionIn, poolConnection } from "../../platform/database/database.ts";
import type { Database, OpenTransaction } from "../../platform/database/database.ts";
import { inOneMoment, openLedgerCase } from "./ledger.store.ts";
import type { LedgerCase } from "./ledger.store.ts";
import { compareSeals } from "./seal-lines.rules.ts";
import { readPurseMembers } from "./trial-purses.store.ts";

export interface CheckedNow {
  readonly differences: readonly LedgerCase[];
  /** The seal made now. */
  readonly seal: Seal | null;
  /** The one there was before. */
  readonly before: Seal | null;
}

/** Checks what happened since the last seal, seals it, and opens a case for each place that differs. */
export async function checkNow(database: Database, pieces?: Pieces): Promise<CheckedNow> {
  const { before, moment } = await inOneMoment(database, async (tx) => {
    const connection = connectionIn(tx);
    return { before: await lastSeal(connection), moment: await readMoment(connection) };
  });
  const walked = await walkMoment(poolConnection(database.pool), moment, pieces);
  return inOneMoment(database, async (tx) => {
    const connection = connectionIn(tx);
    const checked = await checkedMoment(connection, moment, walked);
    const seal = await sealMoment(connection, { at: moment.at, before }, checked);
    return { differences: await openCases(tx, checked.differences), seal, before };
  });
}

async function openCases(
  tx: OpenTransaction,
  differences: readonly Difference[],
): Promise<readonly LedgerCase[]> {
  const named = await inWords(connectionIn(tx), differences);
  for (const difference of named) await openLedgerCase(tx, difference);
  return named;
}

export interface CheckedWhole {
  readonly accounts: number;
  readonly entries: number;
  readonly seals: number;
  /** Lines of the seal file that could not be read; null when no file was given. */
  readonly unreadable: number | null;
  readonly differences: readonly string[];
}

/**
 * Everything from the beginning, the seals from their leaves, the books against the last seal, and the seals
 * against the file. A history that was written anew with all its hashes shows only in the last two.
 */
export async function checkWhole(
  database: Database,
  readSealLines: (() => Promise<readonly string[] | null>) | null,
): Promise<CheckedWhole> {
  const { whole, seals, differences } = await inOneMoment(database, async (tx) => {
    const connection = connectionIn(tx);
    const whole = await checkLedger(connection, "the beginning");
    const since = await checkLedger(connection, "the last seal");
    const broken = await checkSeals(connection);
    const places = await inWords(connection, [...whole.differences, ...since.differences]);
    return {
      whole,
      seals: await readSeals(connection),
      differences: [
        ...new Set(places.map(({ name, what }) => `${name}: ${what}`)),
        ...(broken === null ? [] : [`seal ${broken} does not follow from its leaves and the seal before it`]),
      ],
    };
  });
  // Read last: a seal that is in the moment we looked at has its line by now.
  const file = readSealLines === null ? null : compareSeals(seals, (await readSealLines()) ?? []);
  return {
    accounts: whole.accounts,
    entries: whole.entries,
    seals: seals.length,
    unreadable: file?.unreadable ?? null,
    differences: [...differences, ...(file?.differences ?? [])],
  };
}

async function inWords(connection: Connection, found: readonly Difference[]): Promise<readonly LedgerCase[]> {
  const accounts = found.flatMap(({ where }) => (typeof where === "bigint" ? [where] : []));
  const names = accounts.length === 0 ? new Map<bigint, string>() : await nameAccounts(connection, accounts);
  const owners = accounts.map(memberOf).filter((owner) => owner !== null);
  const purses = owners.length === 0 ? new Map<bigint, bigint>() : await readPurseMembers(connection, owners);
  const whose = (account: bigint): bigint | null => {
    const owner = memberOf(account);
    return owner === null ? null : (purses.get(owner) ?? owner);
  };
  return found.map(({ where, what }) => ({
    where: String(where),
    memberId: typeof where === "bigint" ? whose(where) : null,
    name: typeof where === "bigint" ? (names.get(where) ?? String(where)) : `the unit ${where}`,
    what,
  }));
}
