// The window of one order [OFF-9]: the order and the decision on one side, the member's risk card beside it.
import type { ReactNode } from "react";
import { useText } from "@jonaki/i18n/react";
import { Dialog } from "@jonaki/ui/dialog";
import { Skeleton } from "@jonaki/ui/skeleton";
import { LoadProblem } from "../../shell/load-problem.tsx";
import type { Risk } from "../../shell/member.rules.ts";
import { RiskCard } from "../../shell/risk-card.tsx";
import { useLast } from "../../shell/use-last.ts";
import styles from "./order-panel.module.css";

interface OrderPanelProps {
  /** Null while none stands open. */
  readonly reference: string | null;
  readonly title: string;
  readonly onClose: () => void;
  readonly children: (reference: string) => ReactNode;
}

export function OrderPanel({ reference, title, onClose, children }: OrderPanelProps) {
  const t = useText();
  const shown = useLast(reference ?? undefined);
  return (
    <Dialog
      size="xl"
      phone="page"
      closeOnCover
      open={reference !== null}
      title={`${title} ${shown ?? ""}`}
      closeLabel={t("action_close")}
      onClose={onClose}
    >
      {shown === undefined ? null : children(shown)}
    </Dialog>
  );
}

interface OrderLoadProps<Value> {
  readonly query: {
    readonly data:
      | { readonly ok: true; readonly value: Value }
      | { readonly ok: false; readonly message: string }
      | undefined;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  readonly children: (value: Value) => ReactNode;
}

/** What there is to show before the order is here, or when it does not come. */
export function OrderLoad<Value>({ query: { data, isFetching, refetch }, children }: OrderLoadProps<Value>) {
  if (data === undefined) return <Skeleton height={320} radius="var(--r-md)" />;
  if (!data.ok)
    return <LoadProblem problem={data.message} isFetching={isFetching} onRetry={() => void refetch()} />;
  return children(data.value);
}

interface OrderSidesProps {
  readonly member: Risk;
  readonly children: ReactNode;
}

export function OrderSides({ member, children }: OrderSidesProps) {
  return (
    <div className={styles["panel"]}>
      <div className={styles["main"]}>{children}</div>
      <RiskCard member={member} />
    </div>
  );
}
