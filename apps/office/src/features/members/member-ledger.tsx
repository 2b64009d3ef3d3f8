// The ledger behind a member [OFF-10]: every posting, the newest first, page by page.
import { useState } from "react";
import { useTranslator } from "@jonaki/i18n/react";
import { cx } from "@jonaki/ui/cx";
import { EmptyState } from "@jonaki/ui/empty-state";
import { Pager } from "@jonaki/ui/pager";
import { Table } from "@jonaki/ui/table";
import type { Column } from "@jonaki/ui/table";
import { useMoney, useTime } from "../../app/house.query.ts";
import { LoadProblem } from "../../shell/load-problem.tsx";
import { POSTING_KEYS, PURSE_KEYS } from "./member-acts.rules.ts";
import { useMemberLedger } from "./members.query.ts";
import type { LedgerEntry } from "./members.query.ts";
import styles from "./member-panel.module.css";

function useCells() {
  const { t } = useTranslator();
  const time = useTime();
  const money = useMoney();
  const named = (keys: typeof PURSE_KEYS, name: string): string => {
    const key = keys[name];
    return key === undefined ? name : t(key);
  };
  return {
    time: (entry: LedgerEntry) => <span className="num">{time(entry.time)}</span>,
    purse: ({ account }: LedgerEntry) => named(PURSE_KEYS, account),
    kind: ({ kind }: LedgerEntry) => named(POSTING_KEYS, kind),
    amount: ({ amount }: LedgerEntry) => (
      <b className={cx("num", styles[amount.startsWith("-") ? "out" : "in"])}>
        {money(amount, { sign: "plus" })}
      </b>
    ),
    balance: ({ balance }: LedgerEntry) => <span className="num">{money(balance)}</span>,
    note: ({ note }: LedgerEntry) => note ?? "–",
    posting: ({ posting }: LedgerEntry) => <span className="num">{posting}</span>,
  };
}

export function MemberLedger({ memberId }: { readonly memberId: string }) {
  const { t, language } = useTranslator();
  const cells = useCells();
  const [page, setPage] = useState(1);
  const { data: answer, isFetching, refetch } = useMemberLedger(memberId, page);
  if (answer?.ok === false)
    return <LoadProblem problem={answer.message} isFetching={isFetching} onRetry={() => void refetch()} />;
  const columns: readonly Column<LedgerEntry>[] = [
    { id: "time", header: t("office_time"), cell: cells.time },
    { id: "purse", header: t("office_wallet"), cell: cells.purse },
    { id: "kind", header: t("office_kind"), cell: cells.kind },
    { id: "amount", header: t("record_amount"), cell: cells.amount, align: "end" },
    { id: "balance", header: t("record_balance_after"), cell: cells.balance, align: "end" },
    { id: "note", header: t("record_remark"), cell: cells.note },
    { id: "posting", header: t("office_number"), cell: cells.posting },
  ];
  const pageCount = answer?.value.pageCount ?? 1;
  return (
    <div className={styles["main"]}>
      <Table
        caption={t("office_ledger")}
        columns={columns}
        rows={answer?.value.list ?? []}
        rowKey={({ posting, account }) => `${posting} ${account}`}
        loading={answer === undefined}
        phoneRow={(entry) => ({
          title: cells.kind(entry),
          sub: cells.time(entry),
          end: cells.amount(entry),
          endSub: cells.balance(entry),
        })}
        empty={<EmptyState size="sm" title={t("in_no_data")} reason={t("office_empty")} />}
      />
      {pageCount < 2 ? null : (
        <Pager
          label={t("pager_label")}
          page={page}
          pageCount={pageCount}
          onPage={setPage}
          previousLabel={t("pager_previous")}
          nextLabel={t("pager_next")}
          language={language}
        />
      )}
    </div>
  );
}
