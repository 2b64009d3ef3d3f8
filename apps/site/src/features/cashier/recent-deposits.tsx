// The last ten deposits, of all states or of one [CAS-1.6].
import { useState } from "react";
import { formatTime } from "@jonaki/i18n";
import { useText } from "@jonaki/i18n/react";
import { Badge } from "@jonaki/ui/badge";
import type { Column, PhoneRow } from "@jonaki/ui/table";
import { DEPOSIT_STATES } from "@jonaki/wire/states";
import { useServices } from "../../app/services.ts";
import { useDeposits } from "./cashier.query.ts";
import { DEPOSIT_STATE_KEYS, DEPOSIT_TONES } from "./deposit.rules.ts";
import type { Deposit, DepositState } from "./deposit.rules.ts";
import { RecentOrders } from "./recent-orders.tsx";
import { useMoney } from "./use-money.ts";

export function RecentDeposits() {
  const t = useText();
  const [state, setState] = useState<DepositState | null>(null);
  const columns = useColumns();
  const phoneRow = usePhoneRow();
  return (
    <RecentOrders
      title={t("deposit_recent")}
      empty={t("deposit_recent_empty")}
      query={useDeposits(state)}
      states={DEPOSIT_STATES.map((one) => [one, DEPOSIT_STATE_KEYS[one]] as const)}
      state={state}
      onState={setState}
      columns={columns}
      phoneRow={phoneRow}
    />
  );
}

/** What really arrived, once it has [CAS-8]. */
const amountOf = ({ received, amount }: Deposit): string => received ?? amount;

function StateBadge({ state, size }: Pick<Deposit, "state"> & { readonly size: "sm" | "md" }) {
  const t = useText();
  return (
    <Badge size={size} tone={DEPOSIT_TONES[state]}>
      {t(DEPOSIT_STATE_KEYS[state])}
    </Badge>
  );
}

function useColumns(): readonly Column<Deposit>[] {
  const t = useText();
  const money = useMoney();
  const { timeZone } = useServices().start.brand;
  return [
    {
      id: "time",
      header: t("cashier_time"),
      cell: ({ time }) => <span className="num">{formatTime(time, timeZone)}</span>,
    },
    {
      id: "reference",
      header: t("record_reference"),
      cell: ({ reference }) => <span className="num">{reference}</span>,
    },
    { id: "method", header: t("cashier_method"), cell: ({ method }) => method },
    {
      id: "amount",
      header: t("deposit_amount"),
      align: "end",
      cell: (order) => <span className="num">{money(amountOf(order))}</span>,
    },
    { id: "state", header: t("record_state"), cell: ({ state }) => <StateBadge size="md" state={state} /> },
  ];
}

function usePhoneRow(): (order: Deposit) => PhoneRow {
  const money = useMoney();
  const { timeZone } = useServices().start.brand;
  return (order) => ({
    title: order.method,
    badge: <StateBadge size="sm" state={order.state} />,
    sub: <span className="num">{formatTime(order.time, timeZone)}</span>,
    end: <span className="num">{money(amountOf(order))}</span>,
    endSub: <span className="num">{order.reference}</span>,
  });
}
