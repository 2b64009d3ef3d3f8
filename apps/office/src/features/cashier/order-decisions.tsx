// What was decided about an order so far, by whom, with whom and why [CAS-31].
import { useText } from "@jonaki/i18n/react";
import { useMoney, useTime } from "../../app/house.query.ts";
import { stateText } from "./order-columns.tsx";
import type { OrderWords } from "./order-columns.tsx";
import type { Decision } from "./order.query.ts";
import styles from "./order-panel.module.css";

interface OrderDecisionsProps {
  readonly decisions: readonly Decision[];
  readonly words: OrderWords;
}

export function OrderDecisions({ decisions, words }: OrderDecisionsProps) {
  const t = useText();
  if (decisions.length === 0) return null;
  return (
    <section aria-labelledby="decisions" className={styles["part"]}>
      <h3 id="decisions" className={styles["head"]}>
        {t("office_decisions")}
      </h3>
      <ol className={styles["rows"]}>
        {decisions.map((decision) => (
          <DecisionRow key={`${decision.time} ${decision.act}`} decision={decision} words={words} />
        ))}
      </ol>
    </section>
  );
}

interface DecisionRowProps {
  readonly decision: Decision;
  readonly words: OrderWords;
}

function DecisionRow({ decision, words }: DecisionRowProps) {
  const t = useText();
  const time = useTime();
  const money = useMoney();
  const { by, second, before, after, amount, reason } = decision;
  const people = second === null ? by.name : `${by.name}, ${second.name}`;
  return (
    <li className={styles["row"]}>
      <span className={styles["top"]}>
        <b>
          {stateText(before, words, t)} → {stateText(after, words, t)}
        </b>
        {amount === null ? null : <b className="num">{money(amount)}</b>}
      </span>
      <span className={styles["sub"]}>{reason}</span>
      <span className={styles["sub"]}>
        {people} · <span className="num">{time(decision.time)}</span>
      </span>
    </li>
  );
}
