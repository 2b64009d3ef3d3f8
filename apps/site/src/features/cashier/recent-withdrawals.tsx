// The last ten withdrawals [CAS-16.4], with a way back while nobody has looked at one, and to a complaint after a receipt
// by time-out [CAS-27].
import { useState } from "react";
import { formatTime } from "@jonaki/i18n";
import { useText } from "@jonaki/i18n/react";
import { minor } from "@jonaki/money";
import { Badge } from "@jonaki/ui/badge";
import { Button, buttonClass } from "@jonaki/ui/button";
import type { Column, PhoneRow } from "@jonaki/ui/table";
import { WITHDRAWAL_STATES } from "@jonaki/wire/states";
import { useServices } from "../../app/services.ts";
import { SiteLink } from "../../shell/site-link.tsx";
import { useWithdrawals } from "./cashier.query.ts";
import { minorOf } from "./deposit.rules.ts";
import { RecentOrders } from "./recent-orders.tsx";
import { useMoney } from "./use-money.ts";
import { useSure } from "./use-sure.tsx";
import { WITHDRAWAL_STATE_KEYS, WITHDRAWAL_TONES } from "./withdrawal.rules.ts";
import type { Withdrawal, WithdrawalState } from "./withdrawal.rules.ts";
import styles from "./cashier.module.css";

/** The feedback form [MSG-25]. */
const COMPLAINT = "/help#contact";

/** Hears the words of a refusal, and outlives the row. */
interface Telling {
  readonly tell: (problem: string) => void;
}

export function RecentWithdrawals({ tell }: Telling) {
  const t = useText();
  const [state, setState] = useState<WithdrawalState | null>(null);
  return (
    <RecentOrders
      title={t("withdraw_recent")}
      empty={t("withdraw_recent_empty")}
      query={useWithdrawals(state)}
      states={WITHDRAWAL_STATES.map((one) => [one, WITHDRAWAL_STATE_KEYS[one]] as const)}
      state={state}
      onState={setState}
      columns={useColumns(tell)}
      phoneRow={usePhoneRow(tell)}
    />
  );
}

function StateBadge({ state, size }: Pick<Withdrawal, "state"> & { readonly size: "sm" | "md" }) {
  const t = useText();
  return (
    <Badge size={size} tone={WITHDRAWAL_TONES[state]}>
      {t(WITHDRAWAL_STATE_KEYS[state])}
    </Badge>
  );
}

/** What is left to do about an order; nothing for most. */
function RowAct({ order, tell }: Telling & { readonly order: Withdrawal }) {
  const t = useText();
  const { serverClock, start } = useServices();
  const { complaintUntil: until } = order;
  if (order.state === "REVIEW") return <CancelButton order={order} tell={tell} />;
  if (until === null || Date.parse(until) <= serverClock.nowMs()) return null;
  return (
    <span className={styles["complaint"]}>
      <SiteLink to={COMPLAINT} className={buttonClass({ size: "xs" })}>
        {t("withdraw_complain")}
      </SiteLink>
      <span className={styles["reason"]}>
        {t("withdraw_complain_until", { 0: formatTime(until, start.brand.timeZone) })}
      </span>
    </span>
  );
}

function CancelButton({ order: { reference, amount, fee }, tell }: Parameters<typeof RowAct>[0]) {
  const t = useText();
  const money = useMoney();
  const { api } = useServices();
  const returned = money(minor(minorOf(amount) + minorOf(fee)));
  const cancelling = useSure({
    act: () => api.cashier.cancelWithdrawal({ reference }),
    tell,
    words: {
      title: t("withdraw_cancel_sure"),
      body: t("withdraw_cancel_body", { 0: returned }),
      confirm: t("withdraw_cancel"),
      tone: "danger",
    },
  });
  return (
    <>
      <Button
        size="xs"
        aria-label={t("withdraw_cancel_of", { 0: reference })}
        loading={cancelling.busy}
        onClick={cancelling.ask}
      >
        {t("withdraw_cancel")}
      </Button>
      {cancelling.question}
    </>
  );
}

function useColumns(tell: Telling["tell"]): readonly Column<Withdrawal>[] {
  const t = useText();
  const money = useMoney();
  const { timeZone } = useServices().start.brand;
  return [
    {
      id: "time",
      header: t("cashier_time"),
      cell: ({ time, reference }) => (
        <span className={styles["two"]}>
          <span className="num">{formatTime(time, timeZone)}</span>
          <span className="num">{reference}</span>
        </span>
      ),
    },
    { id: "account", header: t("withdraw_account"), cell: ({ account }) => account },
    {
      id: "amount",
      header: t("withdraw_amount"),
      align: "end",
      cell: ({ amount }) => <span className="num">{money(amount)}</span>,
    },
    {
      id: "fee",
      header: t("cashier_fee"),
      align: "end",
      cell: ({ fee }) => <span className="num">{money(fee)}</span>,
    },
    {
      id: "state",
      header: t("record_state"),
      cell: ({ state, reason }) => (
        <span className={styles["two"]}>
          <StateBadge size="md" state={state} />
          {reason === null ? null : <span className={styles["reason"]}>{reason}</span>}
        </span>
      ),
    },
    {
      id: "act",
      header: <span className="sr">{t("withdraw_cancel")}</span>,
      align: "end",
      cell: (order) => <RowAct order={order} tell={tell} />,
    },
  ];
}

function usePhoneRow(tell: Telling["tell"]): (order: Withdrawal) => PhoneRow {
  const t = useText();
  const money = useMoney();
  const { timeZone } = useServices().start.brand;
  return (order) => ({
    title: order.account,
    sub: <span className="num">{formatTime(order.time, timeZone)}</span>,
    end: <span className="num">{money(order.amount)}</span>,
    endSub: <span className="num">{order.reference}</span>,
    foot: (
      <span className={styles["between"]}>
        <span className={styles["two"]}>
          <span className={styles["between"]}>
            <StateBadge size="sm" state={order.state} />
            <span>
              {t("cashier_fee")} <span className="num">{money(order.fee)}</span>
            </span>
          </span>
          {order.reason === null ? null : <span>{order.reason}</span>}
        </span>
        <RowAct order={order} tell={tell} />
      </span>
    ),
  });
}
