// What an order is: how much, in which state, since when, and why two people have to agree.
import type { ReactNode } from "react";
import { useText, useTranslator } from "@jonaki/i18n/react";
import { Badge } from "@jonaki/ui/badge";
import { Fact, Facts } from "@jonaki/ui/facts";
import { useMoney, useTime } from "../../app/house.query.ts";
import { OrderAge, OrderState } from "./order-columns.tsx";
import type { OrderWords } from "./order-columns.tsx";
import type { Order } from "./order.query.ts";
import { SECOND_KEYS } from "./withdrawal.rules.ts";
import styles from "./order-panel.module.css";

interface OrderFactsProps {
  readonly order: Order;
  readonly words: OrderWords;
  /** What this kind of order has besides. */
  readonly children?: ReactNode;
}

export function OrderFacts({ order, words, children }: OrderFactsProps) {
  const { t, language } = useTranslator();
  const time = useTime();
  const money = useMoney();
  return (
    <Facts>
      <Fact name={t("record_state")}>
        <OrderState order={order} words={words} />
      </Fact>
      <Fact num name={t("record_amount")}>
        {money(order.amount, {}, order.currency)}
      </Fact>
      <Fact num name={t("office_fee")}>
        {money(order.fee)}
      </Fact>
      <Fact num name={t("office_paid_sum")}>
        {money(order.received)}
      </Fact>
      <Fact name={t("office_method")}>{order.methodName[language]}</Fact>
      <Fact num name={t("office_time")}>
        {time(order.time)}
      </Fact>
      <Fact name={t("office_age")}>
        <OrderAge order={order} words={words} />
      </Fact>
      {order.secondNeededFor.length === 0 ? null : (
        <Fact name={t("office_two_people")}>
          <SecondReasons reasons={order.secondNeededFor} />
        </Fact>
      )}
      {order.reason === null ? null : <Fact name={t("office_reason")}>{order.reason}</Fact>}
      {children}
    </Facts>
  );
}

function SecondReasons({ reasons }: { readonly reasons: readonly string[] }) {
  const t = useText();
  return (
    <span className={styles["badges"]}>
      {reasons.map((reason) => {
        const key = SECOND_KEYS[reason];
        return (
          <Badge key={reason} size="md" tone="warn">
            {key === undefined ? reason : t(key)}
          </Badge>
        );
      })}
    </span>
  );
}
