// The finance desk [OFF-18]: the trial balance, what is owed to members, open cases, and the three reconciliations.
import { accepted, refused } from "@jonaki/wire";
import type { CallOutput, OfficeCalls } from "@jonaki/wire";
import type { HandlersOf } from "../../../http/handlers.ts";
import type { Clock } from "../../../platform/clock.ts";
import type { Database, OpenTransaction } from "../../../platform/database/database.ts";
import { addAuditNote } from "../office-audit.store.ts";
import { operatorOf } from "../operator-view.ts";
import type { OperatorView } from "../operator-view.ts";
import {
  readDifferences,
  readLastSeal,
  readOpenCases,
  readOpenTransfers,
  readTrialBalance,
} from "./finance.store.ts";
import { byReconciliation } from "./reconciliations.rules.ts";
import type { Found } from "./reconciliations.rules.ts";
import { shown } from "./risk-card.view.ts";

type Transfer = CallOutput<OfficeCalls["finance"]["vendorTransfers"]>["list"][number];
type Reconciled = CallOutput<OfficeCalls["finance"]["reconciliations"]>;

export interface FinanceDeskParts {
  readonly database: Database;
  readonly clock: Clock;
  /** Checks the books from the last seal on, and seals what holds. */
  checkBooks(): Promise<readonly Found[]>;
  /** Transfers whose vendor is silent [WAL-19.5]: true when this ended one, null when there is none. */
  readonly vendorTransfers: {
    decide(
      tx: OpenTransaction,
      reference: string,
      outcome: "DONE" | "FAILED",
      by: { readonly name: string; readonly reason: string },
    ): Promise<boolean | null>;
  };
}

/* oxlint-disable typescript/no-unsafe-type-assertion -- the columns' checks have the same lists. */
export function financeDesk({
  database,
  clock,
  checkBooks,
  vendorTransfers,
}: FinanceDeskParts): HandlersOf<OfficeCalls["finance"], OperatorView> {
  const { store } = database;
  const answer = async (found: readonly Found[]): Promise<Reconciled> => {
    const seal = await readLastSeal(store);
    const sealed =
      seal === null ? null : { seal: String(seal.id), time: seal.at.toISOString(), accounts: seal.accounts };
    return { sealed, checks: [...byReconciliation(found)] };
  };
  return {
    trialBalance: async () => {
      const [rows, cases] = await Promise.all([readTrialBalance(store), readOpenCases(store)]);
      const sumOf = (unit: string, counts: (owner: string) => boolean): bigint =>
        rows.reduce((sum, row) => (row.unit === unit && counts(row.owner) ? sum + row.balance : sum), 0n);
      const units = [...new Set(rows.map(({ unit }) => unit))];
      return accepted({
        time: clock.now().toISOString(),
        rows: rows.map((row) => ({ ...row, accounts: Number(row.accounts), balance: shown(row.balance) })),
        sums: units.map((unit) => ({ unit, balance: shown(sumOf(unit, () => true)) })),
        liabilities: units.map((unit) => ({
          unit,
          balance: shown(sumOf(unit, (owner) => owner === "members")),
        })),
        cases: cases.map((one) => ({
          kind: one.kind,
          open: Number(one.open),
          oldest: one.oldest.toISOString(),
        })),
      });
    },
    reconciliations: async () => accepted(await answer(await readDifferences(store))),
    vendorTransfers: async () => {
      const open = await readOpenTransfers(store);
      return accepted({
        list: open.map(({ memberId, amount, madeAt, ...one }) => ({
          ...one,
          memberId: String(memberId),
          way: one.way as Transfer["way"],
          state: one.state as Transfer["state"],
          amount: shown(amount),
          time: madeAt.toISOString(),
        })),
      });
    },
    decideTransfer: ({ reference, outcome, reason }, context) =>
      database.transaction(async (tx) => {
        const { operatorId, name } = operatorOf(context);
        const isDone = await vendorTransfers.decide(tx, reference, outcome, { name, reason });
        if (isDone !== true) return refused(isDone === null ? "NOT_FOUND" : "STATE_CHANGED");
        const note = { operatorId, address: context.address, action: "finance.decide-transfer" };
        await addAuditNote(tx, { ...note, subject: reference, after: { state: outcome }, reason });
        return accepted({ state: outcome });
      }),
    reconcile: async (_input, context) => {
      const answered = await answer([...(await checkBooks())]);
      const { operatorId } = operatorOf(context);
      const note = { operatorId, address: context.address, action: "finance.reconcile", subject: "ledger" };
      await addAuditNote(store, { ...note, after: answered });
      return accepted(answered);
    },
  };
}
/* oxlint-enable typescript/no-unsafe-type-assertion */
