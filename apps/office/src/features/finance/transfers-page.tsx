// Vendor transfers whose vendor has not said what became of them [WAL-19], the oldest first, each opening to a decision.
import { useTranslator } from "@jonaki/i18n/react";
import { Badge } from "@jonaki/ui/badge";
import { useMoney, useTime } from "../../app/house.query.ts";
import { useMay } from "../../app/operator.query.ts";
import { useNow } from "../../app/use-now.ts";
import { ageText, minutesSince } from "../../shell/age.rules.ts";
import { Age } from "../../shell/age.tsx";
import type { DeskShape } from "../../table/desk-shape.ts";
import { DeskTable } from "../../table/desk-table.tsx";
import { figureColumn, textColumn } from "../../table/text-column.tsx";
import { useDeskView } from "../../table/use-desk-view.ts";
import { useWholeList } from "../../table/use-whole-list.ts";
import { TRANSFER_STATE_KEYS } from "./finance.rules.ts";
import { useTransfers } from "./finance.query.ts";
import type { Transfer } from "./finance.query.ts";
import { TransferDrawer } from "./transfer-drawer.tsx";

const SORTABLE = { isSortable: true };
const FIGURE = { isSortable: true, align: "end" } as const;
const EXTRA = { isExtra: true };

function useShape(): DeskShape<Transfer> {
  const { t, language } = useTranslator();
  const time = useTime();
  const money = useMoney();
  const nowMs = useNow();
  return {
    name: "transfers",
    title: "office_transfers",
    search: "office_search_transfers",
    isWhole: true,
    columns: [
      figureColumn("reference", "record_reference", ({ reference }) => reference),
      textColumn("account", "office_account", ({ account }) => account, SORTABLE),
      textColumn("vendor", "record_vendor", ({ vendor }) => vendor, SORTABLE),
      textColumn("way", "office_way", ({ way }) => t(way === "IN" ? "office_way_in" : "office_way_out")),
      figureColumn("amount", "record_amount", ({ amount }) => money(amount), {
        ...FIGURE,
        size: ({ amount }) => Number(amount),
      }),
      {
        id: "state",
        title: "record_state",
        text: ({ state }) => t(TRANSFER_STATE_KEYS[state]),
        cell: ({ state }) => (
          <Badge size="md" tone="warn">
            {t(TRANSFER_STATE_KEYS[state])}
          </Badge>
        ),
      },
      {
        id: "age",
        title: "office_age",
        text: (transfer) => ageText(minutesSince(transfer.time, nowMs), { t, language }),
        cell: (transfer) => <Age since={transfer.time} />,
      },
      figureColumn("time", "office_time", (transfer) => time(transfer.time), EXTRA),
    ],
    filters: [],
    rowKey: ({ reference }) => reference,
    phone: { badge: "state", sub: "vendor", end: "amount" },
  };
}

export function TransfersPage() {
  const may = useMay();
  const { data: answer, isFetching, refetch } = useTransfers();
  const transfers = answer?.ok === true ? answer.value.list : undefined;
  const shape = useShape();
  const desk = useDeskView(shape);
  const list = useWholeList(shape, desk, transfers);
  return (
    <>
      <DeskTable
        shape={shape}
        desk={desk}
        rows={list.rows}
        pageCount={list.pageCount}
        problem={
          answer?.ok === false ? { message: answer.message, isFetching, retry: () => void refetch() } : null
        }
        onOpen={({ reference }) => desk.open(reference)}
        onExport={may("finance.export") ? list.csv : undefined}
      />
      <TransferDrawer
        transfer={transfers?.find(({ reference }) => reference === desk.opened)}
        onClose={desk.close}
      />
    </>
  );
}
