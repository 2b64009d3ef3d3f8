// The finance desk [OFF-18]: what is owed to members, whether the books sum to zero, open cases, the three reconciliations,
// and the trial balance by owner, kind and unit.
import { formatCount } from "@jonaki/i18n";
import { useText } from "@jonaki/i18n/react";
import { useMay } from "../../app/operator.query.ts";
import { unitName } from "../../shell/unit.rules.ts";
import { useBalance } from "../../shell/use-balance.ts";
import type { DeskShape } from "../../table/desk-shape.ts";
import { DeskTable } from "../../table/desk-table.tsx";
import { figureColumn, textColumn } from "../../table/text-column.tsx";
import { useDeskView } from "../../table/use-desk-view.ts";
import { useWholeList } from "../../table/use-whole-list.ts";
import { BookCards } from "./book-cards.tsx";
import { useBooks } from "./finance.query.ts";
import { ownerName } from "./finance.rules.ts";
import type { BalanceRow } from "./finance.query.ts";
import { Reconciliations } from "./reconciliations.tsx";
import styles from "./finance-page.module.css";

const SORTABLE = { isSortable: true };
const FIGURE = { isSortable: true, align: "end" } as const;

function useShape(units: readonly string[]): DeskShape<BalanceRow> {
  const t = useText();
  const balanceText = useBalance();
  return {
    name: "trial-balance",
    title: "office_trial_balance",
    search: "office_search_books",
    isWhole: true,
    columns: [
      textColumn("owner", "office_owner", ({ owner }) => ownerName(owner, t), SORTABLE),
      textColumn("kind", "office_kind", ({ kind }) => kind, SORTABLE),
      textColumn("unit", "office_unit", ({ unit }) => unitName(unit, t), SORTABLE),
      figureColumn("accounts", "office_accounts", ({ accounts }) => formatCount(accounts, "EN"), {
        ...FIGURE,
        size: ({ accounts }) => accounts,
      }),
      figureColumn("balance", "office_balance", ({ balance, unit }) => balanceText(balance, unit), {
        ...FIGURE,
        size: ({ balance }) => Number(balance),
      }),
    ],
    filters: [
      {
        kind: "choice",
        id: "unit",
        title: "office_unit",
        choices: units.map((unit) => ({ value: unit, label: unitName(unit, t) })),
      },
    ],
    rowKey: ({ owner, kind, unit }) => `${owner} ${kind} ${unit}`,
    phone: { badge: "unit", sub: "kind", end: "balance" },
  };
}

export function FinancePage() {
  const may = useMay();
  const { data: answer, isFetching, refetch } = useBooks();
  const books = answer?.ok === true ? answer.value : undefined;
  const shape = useShape(books?.sums.map(({ unit }) => unit) ?? []);
  const desk = useDeskView(shape);
  const { unit } = desk.view.filters;
  const list = useWholeList(shape, desk, books?.rows, (row) => unit === undefined || row.unit === unit);
  return (
    <div className={styles["page"]}>
      <div className={styles["cards"]}>
        <BookCards books={books} />
        <Reconciliations />
      </div>
      <DeskTable
        shape={shape}
        desk={desk}
        rows={list.rows}
        pageCount={list.pageCount}
        problem={
          answer?.ok === false ? { message: answer.message, isFetching, retry: () => void refetch() } : null
        }
        onExport={may("finance.export") ? list.csv : undefined}
      />
    </div>
  );
}
