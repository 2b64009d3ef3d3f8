// The rows of the account record [REP-4, REP-13]: a table on wide screens, two lines each on phones.
import type { ReactNode } from "react";
import { formatMoney, formatTime } from "@jonaki/i18n";
import { useText } from "@jonaki/i18n/react";
import { Table } from "@jonaki/ui/table";
import type { Column, PhoneRow } from "@jonaki/ui/table";
import { useServices } from "../../app/services.ts";
import { TransactionState } from "../../shell/transaction-state.tsx";
import { kindKeyOf } from "./account-record.rules.ts";
import type { AccountRow } from "./account-record.rules.ts";
import { ProfitLoss } from "./profit-loss.tsx";
import styles from "./record.module.css";

interface AccountTableProps {
  /** Undefined while they are on their way. */
  readonly rows: readonly AccountRow[] | undefined;
  readonly empty: ReactNode;
}

export function AccountTable({ rows, empty }: AccountTableProps) {
  const t = useText();
  const { columns, phoneRow } = useCells();
  return (
    <Table
      caption={t("menu_account_record")}
      columns={columns}
      phoneRow={phoneRow}
      rows={rows ?? []}
      // A posting may touch cash and bonus: then two rows have its reference.
      rowKey={({ reference, kind, amount, balanceAfter }) => `${reference} ${kind} ${amount} ${balanceAfter}`}
      loading={rows === undefined}
      empty={empty}
    />
  );
}

function useCells() {
  const t = useText();
  const { currencySymbol: symbol, timeZone } = useServices().start.brand;
  const kindName = ({ kind }: AccountRow): string => {
    const key = kindKeyOf(kind);
    return key === undefined ? kind : t(key);
  };
  const time = (row: AccountRow) => <span className="num">{formatTime(row.time, timeZone)}</span>;
  const after = (row: AccountRow) => <span className="num">{formatMoney(row.balanceAfter, { symbol })}</span>;
  const columns: readonly Column<AccountRow>[] = [
    { id: "time", header: t("play_time"), cell: time },
    {
      id: "reference",
      header: t("record_reference"),
      cell: ({ reference }) => <span className="num">{reference}</span>,
    },
    { id: "kind", header: t("record_kind"), cell: kindName },
    {
      id: "amount",
      header: t("record_amount"),
      align: "end",
      cell: ({ amount }) => <ProfitLoss amount={amount} />,
    },
    { id: "after", header: t("record_balance_after"), align: "end", cell: after },
    {
      id: "state",
      header: t("record_state"),
      cell: ({ state }) => <TransactionState size="md" state={state} />,
    },
    {
      id: "remark",
      header: t("record_remark"),
      cell: ({ remark }) => <span className={styles["remark"]}>{remark === "" ? "–" : remark}</span>,
    },
  ];
  const phoneRow = (row: AccountRow): PhoneRow => ({
    title: kindName(row),
    // Done is how it should be: only what is not says so.
    badge: row.state === "DONE" ? undefined : <TransactionState state={row.state} />,
    sub: (
      <>
        {time(row)}
        <span className={styles["second"]}>
          <span className="num">{row.reference}</span>
          {row.remark === "" ? null : ` · ${row.remark}`}
        </span>
      </>
    ),
    end: <ProfitLoss amount={row.amount} />,
    endSub: after(row),
  });
  return { columns, phoneRow };
}
