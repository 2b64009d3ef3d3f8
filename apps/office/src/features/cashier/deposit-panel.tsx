// One deposit, opened [OFF-9]: what the member says and shows of the payment, where it was to go, and the acts that its state
// allows; what was really received is credited [CAS-8].
import { useText } from "@jonaki/i18n/react";
import { Fact, LongFact } from "@jonaki/ui/facts";
import { useMoney, useTime } from "../../app/house.query.ts";
import { useMay } from "../../app/operator.query.ts";
import { useServices } from "../../app/services.ts";
import { ActForm } from "../../shell/act-form.tsx";
import { ProofImages } from "../../shell/proof-images.tsx";
import { depositActs } from "./deposit.rules.ts";
import { DEPOSIT_WORDS } from "./deposit-words.ts";
import { OrderDecisions } from "./order-decisions.tsx";
import { OrderFacts } from "./order-facts.tsx";
import { OrderLoad, OrderPanel, OrderSides } from "./order-panel.tsx";
import { OrderTurn } from "./order-turn.tsx";
import { useDeposit } from "./order.query.ts";
import type { Deposit } from "./order.query.ts";
import styles from "./order-panel.module.css";

interface DepositPanelProps {
  readonly reference: string | null;
  readonly onClose: () => void;
}

export function DepositPanel({ reference, onClose }: DepositPanelProps) {
  const t = useText();
  return (
    <OrderPanel reference={reference} title={t("office_deposit")} onClose={onClose}>
      {(shown) => <Opened key={shown} reference={shown} isOpen={reference !== null} />}
    </OrderPanel>
  );
}

interface OpenedProps {
  readonly reference: string;
  readonly isOpen: boolean;
}

function Opened({ reference, isOpen }: OpenedProps) {
  const query = useDeposit(reference);
  return (
    <OrderLoad<Deposit> query={query}>
      {(deposit) => (
        <OrderSides member={deposit.member}>
          <OrderFacts order={deposit.order} words={DEPOSIT_WORDS}>
            <PaymentFacts deposit={deposit} />
          </OrderFacts>
          <Proof images={deposit.proof.images} />
          <Deciding deposit={deposit} isOpen={isOpen} />
          <OrderDecisions decisions={deposit.decisions} words={DEPOSIT_WORDS} />
        </OrderSides>
      )}
    </OrderLoad>
  );
}

function PaymentFacts({ deposit: { payTo, proof, expires } }: { readonly deposit: Deposit }) {
  const t = useText();
  const time = useTime();
  return (
    <>
      <Fact num name={t("office_expires")}>
        {time(expires)}
      </Fact>
      {payTo === null ? null : <Fact name={t("office_pay_to")}>{`${payTo.name} · ${payTo.account}`}</Fact>}
      <Fact name={t("office_sender")}>{proof.sender ?? "–"}</Fact>
      {proof.transactionId === null ? null : (
        <LongFact name={t("deposit_transaction")} text={proof.transactionId} />
      )}
    </>
  );
}

function Proof({ images }: { readonly images: readonly string[] }) {
  const t = useText();
  if (images.length === 0) return null;
  return (
    <section aria-labelledby="proof" className={styles["part"]}>
      <h3 id="proof" className={styles["head"]}>
        {t("office_proof")}
      </h3>
      <ProofImages desk="deposits" fileIds={images} label={t("office_proof")} />
    </section>
  );
}

interface DecidingProps {
  readonly deposit: Deposit;
  readonly isOpen: boolean;
}

function Deciding({ deposit: { order, approvalId }, isOpen }: DecidingProps) {
  const t = useText();
  const money = useMoney();
  const may = useMay();
  const { api } = useServices();
  const acts = depositActs(order);
  if (acts.length === 0 || !may("deposits.write")) return null;
  const { reference, currency } = order;
  return (
    <OrderTurn desk="deposits" order={order} isOpen={isOpen}>
      <ActForm
        key={order.state}
        acts={acts}
        approvalId={approvalId}
        about={[reference, order.account, money(order.amount, {}, currency)].join(" · ")}
        amount={{ label: t("office_received_amount", { 0: currency }), likely: order.amount, currency }}
        call={(act, { reason, amount }) =>
          api.deposits.decideDeposit({ reference, act, received: amount, reason })
        }
      />
    </OrderTurn>
  );
}
