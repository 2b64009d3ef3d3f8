// The last 10 transfers to the upline: time, reference, amount, remark and state [WAL-29].
import { formatMoney, formatTime } from "@jonaki/i18n";
import { useText } from "@jonaki/i18n/react";
import { EmptyState } from "@jonaki/ui/empty-state";
import { Table } from "@jonaki/ui/table";
import type { Column, PhoneRow } from "@jonaki/ui/table";
import { useServices } from "../../app/services.ts";
import { TransactionState } from "../../shell/transaction-state.tsx";
import type { SentTransfer } from "./transfer.rules.ts";
import styles from "./transfer-upline.module.css";

export function TransferList({ list }: { readonly list: readonly SentTransfer[] }) {
  const t = useText();
  const { columns, phoneRow } = useRows();
  return (
    <div>
      <h3 className={styles["part"]}>{t("transfer_last")}</h3>
      <Table
        caption={t("transfer_last")}
        columns={columns}
        phoneRow={phoneRow}
        rows={list}
        rowKey={({ reference }) => reference}
        empty={<EmptyState size="sm" title={t("in_no_data")} reason={t("transfer_none")} />}
      />
    </div>
  );
}

function useRows() {
  const t = useText();
  const { currencySymbol: symbol, timeZone } = useServices().start.brand;
  const time = (row: SentTransfer) => <span className="num">{formatTime(row.time, timeZone)}</span>;
  const amount = (row: SentTransfer) => <b className="num">{formatMoney(row.amount, { symbol })}</b>;
  const reference = (row: SentTransfer) => <span className="num">{row.reference}</span>;
  const columns: readonly Column<SentTransfer>[] = [
    { id: "time", header: t("play_time"), cell: time },
    { id: "reference", header: t("record_reference"), cell: reference },
    { id: "amount", header: t("record_amount"), align: "end", cell: amount },
    { id: "remark", header: t("record_remark"), cell: ({ remark }) => (remark === "" ? "–" : remark) },
    {
      id: "state",
      header: t("record_state"),
      cell: ({ state }) => <TransactionState size="md" state={state} />,
    },
  ];
  const phoneRow = (row: SentTransfer): PhoneRow => ({
    title: row.remark === "" ? <span lang="en">{row.account}</span> : row.remark,
    badge: <TransactionState state={row.state} />,
    sub: time(row),
    end: amount(row),
    endSub: reference(row),
  });
  return { columns, phoneRow };
}
