// One order in hand [CAS-6]: whom to pay and the proof while it waits for its payment, afterwards what became of it.
import { useText } from "@jonaki/i18n/react";
import { Button } from "@jonaki/ui/button";
import { Card } from "@jonaki/ui/card";
import { useSecondsLeft } from "../../app/use-seconds-left.ts";
import { useServices } from "../../app/services.ts";
import { Countdown } from "./countdown.tsx";
import { DepositOutcome } from "./deposit-outcome.tsx";
import { DepositProof } from "./deposit-proof.tsx";
import type { Deposit } from "./deposit.rules.ts";
import { PayTo } from "./pay-to.tsx";
import { useSure } from "./use-sure.tsx";
import styles from "./cashier.module.css";

interface DepositOrderProps {
  readonly order: Deposit;
  /** Outlives what is shown of the order. */
  readonly tell: (problem: string) => void;
  readonly onNew: () => void;
}

export function DepositOrder({ order, tell, onNew }: DepositOrderProps) {
  if (order.state !== "CREATED" || order.expires === null)
    return <DepositOutcome order={order} onNew={onNew} />;
  return <Unpaid order={order} expires={order.expires} tell={tell} />;
}

interface UnpaidProps extends Omit<DepositOrderProps, "onNew"> {
  readonly expires: string;
}

function Unpaid({ order, expires, tell }: UnpaidProps) {
  const t = useText();
  // Nobody is to pay once the time is over, although the house may not have noticed yet.
  const isOpen = useSecondsLeft(expires) > 0;
  const { payTo } = order;
  return (
    <div className={styles["columns"]}>
      <Card as="section" aria-label={t("deposit_pay_title")} className={styles["steps"]}>
        <div className={styles["between"]}>
          <h3 className={styles["title"]}>{t(isOpen ? "deposit_pay_title" : "deposit_is_expired")}</h3>
          <Countdown until={expires} />
        </div>
        {isOpen && payTo !== null ? <PayTo order={order} payTo={payTo} /> : null}
        {isOpen && payTo === null ? <p className={styles["note"]}>{t("deposit_pay_coming")}</p> : null}
        {isOpen ? null : <p className={styles["note"]}>{t("deposit_pay_over")}</p>}
      </Card>
      <Card className={styles["summary"]}>
        {isOpen && payTo !== null ? <DepositProof order={order} tell={tell} /> : null}
        {isOpen ? <CancelOrder order={order} tell={tell} /> : null}
      </Card>
    </div>
  );
}

function CancelOrder({ order: { reference }, tell }: Omit<DepositOrderProps, "onNew">) {
  const t = useText();
  const { api } = useServices();
  const cancelling = useSure({
    act: () => api.cashier.cancelDeposit({ reference }),
    tell,
    words: {
      title: t("deposit_cancel_sure"),
      body: t("deposit_cancel_body"),
      confirm: t("deposit_cancel"),
      tone: "danger",
    },
  });
  return (
    <>
      <Button block tone="ghost" loading={cancelling.busy} onClick={cancelling.ask}>
        {t("deposit_cancel")}
      </Button>
      {cancelling.question}
    </>
  );
}
