// One withdrawal, opened [OFF-9]: whom to pay, the parts with what the member answered, and the acts that its state allows.
import { useText } from "@jonaki/i18n/react";
import { useMoney } from "../../app/house.query.ts";
import { useMay } from "../../app/operator.query.ts";
import { useServices } from "../../app/services.ts";
import { ActForm } from "../../shell/act-form.tsx";
import { OrderDecisions } from "./order-decisions.tsx";
import { OrderFacts } from "./order-facts.tsx";
import { OrderLoad, OrderPanel, OrderSides } from "./order-panel.tsx";
import { OrderTurn } from "./order-turn.tsx";
import { useWithdrawal } from "./order.query.ts";
import type { Withdrawal } from "./order.query.ts";
import { PayTo } from "./pay-to.tsx";
import { PayoutParts } from "./payout-parts.tsx";
import { dueOf, withdrawalActs } from "./withdrawal.rules.ts";
import { WITHDRAWAL_WORDS } from "./withdrawal-words.ts";

interface WithdrawalPanelProps {
  readonly reference: string | null;
  readonly onClose: () => void;
}

export function WithdrawalPanel({ reference, onClose }: WithdrawalPanelProps) {
  const t = useText();
  return (
    <OrderPanel reference={reference} title={t("office_withdrawal")} onClose={onClose}>
      {(shown) => <Opened key={shown} reference={shown} isOpen={reference !== null} />}
    </OrderPanel>
  );
}

interface OpenedProps {
  readonly reference: string;
  readonly isOpen: boolean;
}

function Opened({ reference, isOpen }: OpenedProps) {
  const query = useWithdrawal(reference);
  return (
    <OrderLoad<Withdrawal> query={query}>
      {(withdrawal) => (
        <OrderSides member={withdrawal.member}>
          <OrderFacts order={withdrawal.order} words={WITHDRAWAL_WORDS} />
          <PayTo payTo={withdrawal.payTo} order={withdrawal.order} />
          <PayoutParts parts={withdrawal.parts} />
          <Deciding withdrawal={withdrawal} isOpen={isOpen} />
          <OrderDecisions decisions={withdrawal.decisions} words={WITHDRAWAL_WORDS} />
        </OrderSides>
      )}
    </OrderLoad>
  );
}

interface DecidingProps {
  readonly withdrawal: Withdrawal;
  readonly isOpen: boolean;
}

function Deciding({ withdrawal: { order, payTo, approvalId }, isOpen }: DecidingProps) {
  const t = useText();
  const money = useMoney();
  const may = useMay();
  const { api } = useServices();
  const acts = withdrawalActs(order);
  if (acts.length === 0 || !may("withdrawals.write")) return null;
  const { reference } = order;
  const about = [reference, money(order.amount), payTo.name, payTo.number].join(" · ");
  return (
    <OrderTurn desk="withdrawals" order={order} isOpen={isOpen}>
      <ActForm
        key={`${order.state} ${order.received}`}
        acts={acts}
        approvalId={approvalId}
        about={about}
        amount={{ label: t("office_sent_amount"), likely: dueOf(order) }}
        call={(act, told) => api.withdrawals.decideWithdrawal({ reference, act, ...told })}
      />
    </OrderTurn>
  );
}
