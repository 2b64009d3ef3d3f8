// Page depositv2 [CAS-1]: the form, or the order in hand from whom to pay to what became of it, and the recent orders.
import { useState } from "react";
import type { ReactNode } from "react";
import { useProblems } from "../../shell/problem.tsx";
import { useCashierReload, useDeposits } from "./cashier.query.ts";
import { DepositForm } from "./deposit-form.tsx";
import { DepositOrder } from "./deposit-order.tsx";
import { unpaidOf } from "./deposit.rules.ts";
import type { Deposit } from "./deposit.rules.ts";
import { OrderChips } from "./order-chips.tsx";
import { RecentDeposits } from "./recent-deposits.tsx";
import styles from "./cashier.module.css";

export interface DepositPageProps {
  /** The balance with its mark, which is the wallet's [SAFE-20]. */
  readonly balance: ReactNode;
  /** The way to customer service; null where there is none. */
  readonly service: ReactNode;
  /** How to buy digital dollars [SITE-29]. */
  readonly dollarHelp: { readonly label: string; readonly url: string } | null;
}

export function DepositPage({ balance, service, dollarHelp }: DepositPageProps) {
  const { data } = useDeposits(null);
  const reload = useCashierReload();
  const [order, choose] = useOrderInHand(data?.list);
  // Told here: a refusal often comes with a move that takes away what was pressed.
  const { tell, last } = useProblems();
  const begin = async (reference: string): Promise<void> => {
    await reload();
    choose(reference);
  };
  return (
    <div className={styles["page"]}>
      <div className={styles["head"]}>
        {balance}
        {service}
      </div>
      <OrderChips
        orders={unpaidOf(data?.list ?? [])}
        chosen={order?.reference ?? null}
        onChoose={(reference) => choose(reference)}
      />
      {order === null ? (
        <DepositForm dollarHelp={dollarHelp} tell={tell} onOrdered={begin} />
      ) : (
        <DepositOrder key={order.reference} order={order} tell={tell} onNew={() => choose(null)} />
      )}
      <RecentDeposits />
      {last}
    </div>
  );
}

/** An order that waits for its payment is taken up again, whoever comes back; once in hand it stays until it is left. */
function useOrderInHand(
  list: readonly Deposit[] | undefined,
): readonly [Deposit | null, (reference: string | null) => void] {
  const [chosen, choose] = useState<string | null | undefined>();
  const found = unpaidOf(list ?? [])[0];
  if (chosen === undefined && list !== undefined) choose(found?.reference ?? null);
  return [list?.find(({ reference }) => reference === chosen) ?? null, choose];
}
