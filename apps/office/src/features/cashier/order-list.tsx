// What a desk of orders shows before one stands open [OFF-9]: its queues and its table, with the file for who may have it.
import type { CallResult } from "@jonaki/client";
import { useMay } from "../../app/operator.query.ts";
import type { DeskShape } from "../../table/desk-shape.ts";
import { DeskTable } from "../../table/desk-table.tsx";
import type { DeskControl } from "../../table/use-desk-view.ts";
import type { OrderWords } from "./order-columns.tsx";
import type { Order, useDeposits } from "./order.query.ts";
import { QueueRow } from "./queue-row.tsx";

interface OrderListProps {
  readonly words: OrderWords;
  readonly shape: DeskShape<Order>;
  readonly desk: DeskControl;
  readonly query: ReturnType<typeof useDeposits>;
  readonly makeFile: () => Promise<CallResult<{ readonly csv: string }>>;
}

export function OrderList({ words, shape, desk, query, makeFile }: OrderListProps) {
  const may = useMay();
  const { data: answer, isFetching, refetch } = query;
  const page = answer?.ok === true ? answer.value : undefined;
  const csv = async (): Promise<string | null> => {
    const made = await makeFile();
    return made.ok ? made.value.csv : null;
  };
  return (
    <>
      <QueueRow words={words} view={desk} />
      <DeskTable
        shape={shape}
        desk={desk}
        rows={page?.list}
        pageCount={page?.pageCount ?? 1}
        problem={
          answer?.ok === false ? { message: answer.message, isFetching, retry: () => void refetch() } : null
        }
        onOpen={({ reference }) => desk.open(reference)}
        onExport={may(`${words.desk}.export`) ? csv : undefined}
      />
    </>
  );
}
