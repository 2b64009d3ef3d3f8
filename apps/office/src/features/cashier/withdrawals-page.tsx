// The desk of withdrawals [OFF-9]: its queues, its table, and the order that stands open.
import { WITHDRAWAL_STATES } from "@jonaki/wire/states";
import { useServices } from "../../app/services.ts";
import { useDeskView } from "../../table/use-desk-view.ts";
import { useOrderShape } from "./order-columns.tsx";
import { OrderList } from "./order-list.tsx";
import { orderFilters, useWithdrawals } from "./order.query.ts";
import { WithdrawalPanel } from "./withdrawal-panel.tsx";
import { WITHDRAWAL_WORDS } from "./withdrawal-words.ts";

export function WithdrawalsPage() {
  const { api } = useServices();
  const shape = useOrderShape(WITHDRAWAL_WORDS);
  const desk = useDeskView(shape);
  const filters = orderFilters(desk.view, WITHDRAWAL_STATES, "REVIEW");
  return (
    <>
      <OrderList
        words={WITHDRAWAL_WORDS}
        shape={shape}
        desk={desk}
        query={useWithdrawals(filters, desk.view.page)}
        makeFile={() => api.withdrawals.withdrawalsExport(filters)}
      />
      <WithdrawalPanel reference={desk.opened} onClose={desk.close} />
    </>
  );
}
