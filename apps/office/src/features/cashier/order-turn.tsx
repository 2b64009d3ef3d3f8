// Whose turn it is [CAS-31]: the decision for whoever has the order at their desk, and who has it for everybody else.
import { useState } from "react";
import type { ReactNode } from "react";
import { useText } from "@jonaki/i18n/react";
import { Button } from "@jonaki/ui/button";
import { Skeleton } from "@jonaki/ui/skeleton";
import Lock from "lucide-react/icons/lock";
import RotateCw from "lucide-react/icons/rotate-cw";
import decision from "../../shell/decision.module.css";
import type { Order, OrderDesk } from "./order.query.ts";
import { useOrderLock } from "./use-order-lock.ts";

interface OrderTurnProps {
  readonly desk: OrderDesk;
  readonly order: Order;
  /** False while the window goes away. */
  readonly isOpen: boolean;
  readonly children: ReactNode;
}

/** Asked for once more, it is a new turn. */
export function OrderTurn(props: OrderTurnProps) {
  const [tries, setTries] = useState(0);
  return <Turn key={tries} {...props} onAgain={() => setTries(tries + 1)} />;
}

interface TurnProps extends OrderTurnProps {
  readonly onAgain: () => void;
}

function Turn({ desk, order: { reference, lockedBy }, isOpen, children, onAgain }: TurnProps) {
  const t = useText();
  const lock = useOrderLock(desk, reference, isOpen);
  if (lock === "asked") return <Skeleton height={160} radius="var(--r-md)" />;
  if (lock === "mine") return children;
  return (
    <section role="alert" className={decision["part"]}>
      <p className={decision["hint"]}>
        <Lock /> {lockedBy === null ? lock.problem : t("office_at_other_desk", { 0: lockedBy.name })}
      </p>
      <div className={decision["buttons"]}>
        <Button size="sm" icon={<RotateCw />} onClick={onAgain}>
          {t("action_retry")}
        </Button>
      </div>
    </section>
  );
}
