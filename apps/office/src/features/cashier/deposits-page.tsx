// The desk of deposits [OFF-9]: its queue, its table, and the order that stands open.
import { DEPOSIT_STATES } from "@jonaki/wire/states";
import { useMay } from "../../app/operator.query.ts";
import { useServices } from "../../app/services.ts";
import { DeskTable } from "../../table/desk-table.tsx";
import { useDeskView } from "../../table/use-desk-view.ts";
import { DepositPanel } from "./deposit-panel.tsx";
import { DEPOSIT_WORDS } from "./deposit-words.ts";
import { useOrderShape } from "./order-columns.tsx";
import { orderFilters, useDeposits } from "./order.query.ts";
import { QueueRow } from "./queue-row.tsx";

export function DepositsPage() {
  const may = useMay();
  const { api } = useServices();
  const shape = useOrderShape(DEPOSIT_WORDS);
  const desk = useDeskView(shape);
  const filters = orderFilters(desk.view, DEPOSIT_STATES, "SUBMITTED");
  const { data: answer, isFetching, refetch } = useDeposits(filters, desk.view.page);
  const page = answer?.ok === true ? answer.value : undefined;
  const csv = async (): Promise<string | null> => {
    const made = await api.deposits.depositsExport(filters);
    return made.ok ? made.value.csv : null;
  };
  return (
    <>
      <QueueRow words={DEPOSIT_WORDS} view={desk} />
      <DeskTable
        shape={shape}
        desk={desk}
        rows={page?.list}
        pageCount={page?.pageCount ?? 1}
        problem={
          answer?.ok === false ? { message: answer.message, isFetching, retry: () => void refetch() } : null
        }
        onOpen={({ reference }) => desk.open(reference)}
        onExport={may("deposits.export") ? csv : undefined}
      />
      <DepositPanel reference={desk.opened} onClose={desk.close} />
    </>
  );
}
