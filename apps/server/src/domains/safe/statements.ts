// Statements kept up with the ledger: the entries since the last time are summed by day and added, in one transaction
// with the versions they reach to, so that every entry is in exactly once.
import { memberAccount, sumByDay } from "@jonaki/ledger";
import type { DaySum, MemberKind, Unit } from "@jonaki/ledger";
import { connectionIn } from "../../platform/database/database.ts";
import type { OpenTransaction } from "../../platform/database/database.ts";
import { daysOf } from "./statement.rules.ts";
import type { Range, StatementDay, Totals } from "./statement.rules.ts";
import { keepDays, lockKept, readKept, sumKept } from "./statement.store.ts";
import type { KeptVersions } from "./statement.store.ts";

export interface Statements {
  /** Brings the member's days up to the last entry. */
  goOn(tx: OpenTransaction, memberId: bigint): Promise<void>;
  days(tx: OpenTransaction, memberId: bigint, range: Range): Promise<readonly StatementDay[]>;
  /** Deposits and withdrawals of the last days, today among them. */
  sumOf(
    tx: OpenTransaction,
    memberId: bigint,
    days: number,
  ): Promise<Pick<Totals, "deposits" | "withdrawals">>;
}

export interface StatementParts {
  readonly unit: Unit;
  readonly timeZone: string;
}

const KINDS = ["CASH", "BONUS", "HELD"] as const satisfies readonly MemberKind[];

export function createStatements({ unit, timeZone }: StatementParts): Statements {
  const goOn: Statements["goOn"] = async (tx, memberId) => {
    const kept = await lockKept(tx, memberId);
    const accounts = KINDS.map((kind) => ({
      account: memberAccount(memberId, kind, unit),
      version: kept[kind],
    }));
    const sums = await sumByDay(connectionIn(tx), accounts, timeZone);
    if (sums.length > 0) await keepDays(tx, memberId, daysOf(sums), reachedBy(sums, kept));
  };
  const reachedBy = (sums: readonly DaySum[], kept: KeptVersions): KeptVersions => {
    const last = (kind: MemberKind): bigint =>
      sums
        .filter(({ account }) => account % 64n === memberAccount(0n, kind, unit))
        .reduce((most, { version }) => (version > most ? version : most), kept[kind]);
    return { CASH: last("CASH"), BONUS: last("BONUS"), HELD: last("HELD") };
  };
  return {
    goOn,
    days: async (tx, memberId, range) => {
      await goOn(tx, memberId);
      return readKept(tx, memberId, range);
    },
    sumOf: async (tx, memberId, days) => {
      await goOn(tx, memberId);
      return sumKept(tx, memberId, days, timeZone);
    },
  };
}
