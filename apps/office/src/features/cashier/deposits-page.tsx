// The desk of deposits [OFF-9]: its queue, its table, and the order that stands open.
import { DEPOSIT_STATES } from "@jonaki/wire/states";
import { useServices } from "../../app/services.ts";
import { useDeskView } from "../../table/use-desk-view.ts";
import { DepositPanel } from "./deposit-panel.tsx";
import { DEPOSIT_WORDS } from "./deposit-words.ts";
import { useOrderShape } from "./order-columns.tsx";
import { OrderList } from "./order-list.tsx";
import { orderFilters, useDeposits } from "./order.query.ts";

export function DepositsPage() {
  const { api } = useServices();
  const shape = useOrderShape(DEPOSIT_WORDS);
  const desk = useDeskView(shape);
  const filters = orderFilters(desk.view, DEPOSIT_STATES, "SUBMITTED");
  return (
    <>
      <OrderList
        words={DEPOSIT_WORDS}
        shape={shape}
        desk={desk}
        query={useDeposits(filters, desk.view.page)}
        makeFile={() => api.deposits.depositsExport(filters)}
      />
      <DepositPanel reference={desk.opened} onClose={desk.close} />
    </>
  );
}
