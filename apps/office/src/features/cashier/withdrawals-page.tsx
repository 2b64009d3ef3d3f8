// The desk of withdrawals [OFF-9]: its queues, its table, and the order that stands open.
import { WITHDRAWAL_STATES } from "@jonaki/wire/states";
import { useMay } from "../../app/operator.query.ts";
import { useServices } from "../../app/services.ts";
import { DeskTable } from "../../table/desk-table.tsx";
import { useDeskView } from "../../table/use-desk-view.ts";
import { useOrderShape } from "./order-columns.tsx";
import { orderFilters, useWithdrawals } from "./order.query.ts";
import { QueueRow } from "./queue-row.tsx";
import { WithdrawalPanel } from "./withdrawal-panel.tsx";
import { WITHDRAWAL_WORDS } from "./withdrawal-words.ts";

export function WithdrawalsPage() {
  const may = useMay();
  const { api } = useServices();
  const shape = useOrderShape(WITHDRAWAL_WORDS);
  const desk = useDeskView(shape);
  const filters = orderFilters(desk.view, WITHDRAWAL_STATES, "REVIEW");
  const { data: answer, isFetching, refetch } = useWithdrawals(filters, desk.view.page);
  const page = answer?.ok === true ? answer.value : undefined;
  const csv = async (): Promise<string | null> => {
    const made = await api.withdrawals.withdrawalsExport(filters);
    return made.ok ? made.value.csv : null;
  };
  return (
    <>
      <QueueRow words={WITHDRAWAL_WORDS} view={desk} />
      <DeskTable
        shape={shape}
        desk={desk}
        rows={page?.list}
        pageCount={page?.pageCount ?? 1}
        problem={
          answer?.ok === false ? { message: answer.message, isFetching, retry: () => void refetch() } : null
        }
        onOpen={({ reference }) => desk.open(reference)}
        onExport={may("withdrawals.export") ? csv : undefined}
      />
      <WithdrawalPanel reference={desk.opened} onClose={desk.close} />
    </>
  );
}
