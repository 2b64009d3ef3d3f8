// The statement [SAFE-15, CALL-163]: a member's days with their totals, as an answer or as a file; and the job that keeps
// it quick for those who play a lot.
import { accepted, refused } from "@jonaki/wire";
import type { Answer, CallOutput, Calls, ParsedInput } from "@jonaki/wire";
import type { Unit } from "@jonaki/ledger";
import type { Context } from "../../http/handlers.ts";
import { csvText, figure } from "../../platform/csv.ts";
import type { Cell } from "../../platform/csv.ts";
import type { Database } from "../../platform/database/database.ts";
import type { Job } from "../../platform/jobs.ts";
import { addTotals, NO_TOTALS, rangeOf, shownTotals } from "./statement.rules.ts";
import type { ShownTotals } from "./statement.rules.ts";
import { laggingMembers, readToday } from "./statement.store.ts";
import type { Statements } from "./statements.ts";

type StatementCall = Calls["safe"]["statement"];
type StatementAnswer = Answer<CallOutput<StatementCall>, "DATE_RANGE">;

export interface Statement {
  read(
    memberId: bigint,
    asked: ParsedInput<StatementCall>,
    language: Context["language"],
  ): Promise<StatementAnswer>;
  readonly job: Job;
}

export interface StatementFlowParts {
  readonly database: Database;
  readonly statements: Statements;
  readonly unit: Unit;
  readonly timeZone: string;
  /** The text of a key in a language. */
  say(key: string, kinds: Readonly<Record<string, never>>, values: unknown, language: "BN" | "EN"): string;
}

/** So many entries are summed while somebody waits without being noticed. */
const UNNOTICED_ENTRIES = 1_000;
const AT_ONCE = 100;

const HEADINGS = [
  "statement_day",
  "statement_deposits",
  "statement_withdrawals",
  "statement_stakes",
  "statement_payouts",
  "statement_bonuses",
  "statement_net",
] as const;

export function createStatement(parts: StatementFlowParts): Statement {
  const { database, statements, timeZone } = parts;
  return {
    read: (memberId, { format, ...asked }, language) =>
      database.transaction(async (tx): Promise<StatementAnswer> => {
        const range = rangeOf(asked, await readToday(tx, timeZone));
        if (range === null) return refused("DATE_RANGE");
        const rows = await statements.days(tx, memberId, range);
        const days = rows.map((row) => ({ day: row.day, ...shownTotals(row) }));
        const totals = shownTotals(rows.reduce(addTotals, NO_TOTALS));
        if (format === "JSON") return accepted({ days, totals });
        const word = (key: string): string => parts.say(key, {}, null, language);
        const lines = [...days, { day: word("statement_total"), ...totals }].map(cellsOf);
        return accepted({ days, totals, csv: csvText([HEADINGS.map(word), ...lines]) });
      }),
    job: {
      name: "safe.statements",
      schedule: "17 * * * *",
      run: async () => {
        for (let after: bigint | undefined = 0n; after !== undefined;) {
          const which = { after, entries: UNNOTICED_ENTRIES, most: AT_ONCE };
          const members = await laggingMembers(database.store, parts.unit, which);
          for (const memberId of members) await database.transaction((tx) => statements.goOn(tx, memberId));
          after = members.at(-1);
        }
      },
    },
  };
}

const cellsOf = (line: ShownTotals & { readonly day: string }): readonly Cell[] => [
  line.day,
  ...[line.deposits, line.withdrawals, line.stakes, line.payouts, line.bonuses, line.net].map(figure),
];
