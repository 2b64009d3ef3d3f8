// Page withdraw [CAS-16]: payouts that wait for an answer first, then what can be withdrawn, the form, the limits and the
// recent orders. Its part `kyc` has the documents [SAFE-22].
import type { ReactNode } from "react";
import { usePanelAddress } from "../../shell/panel-address.ts";
import { useProblems } from "../../shell/problem.tsx";
import { usePayAccounts, useWithdrawals, useWithdrawSettings } from "./cashier.query.ts";
import { Known } from "./known.tsx";
import { KYC_PART } from "./kyc.rules.ts";
import { KycPart } from "./kyc-part.tsx";
import { PayoutConfirmation } from "./payout-confirmation.tsx";
import { RecentWithdrawals } from "./recent-withdrawals.tsx";
import { WageringCard } from "./wagering-card.tsx";
import { WithdrawForm } from "./withdraw-form.tsx";
import { WithdrawLimits } from "./withdraw-limits.tsx";
import styles from "./cashier.module.css";

export interface WithdrawPageProps {
  /** The balance with its mark, which is the wallet's [SAFE-20]. */
  readonly balance: ReactNode;
  /** The way to customer service; null where there is none. */
  readonly service: ReactNode;
}

export function WithdrawPage({ balance, service }: WithdrawPageProps) {
  const { part } = usePanelAddress();
  return (
    <div className={styles["page"]}>
      <div className={styles["head"]}>
        {balance}
        {service}
      </div>
      {part === KYC_PART ? <KycPart /> : <Parts />}
    </div>
  );
}

function Parts() {
  // Told here: a refusal often comes with a move that takes away what was pressed.
  const { tell, last } = useProblems();
  const settings = useWithdrawSettings();
  const accounts = usePayAccounts();
  return (
    <>
      <Payouts tell={tell} />
      <Known query={settings} height={420}>
        {(known) => (
          <div className={styles["columns"]}>
            <Known query={accounts} height={420}>
              {(kept) => <WithdrawForm settings={known} kept={kept} />}
            </Known>
            <div className={styles["column"]}>
              <WageringCard settings={known} />
              <WithdrawLimits settings={known} />
            </div>
          </div>
        )}
      </Known>
      <RecentWithdrawals tell={tell} />
      {last}
    </>
  );
}

/** However many newer orders there are, one that waits for an answer is found. */
function Payouts({ tell }: { readonly tell: (problem: string) => void }) {
  const { data } = useWithdrawals("AWAITING_CONFIRMATION");
  return data?.list.map((order) =>
    order.confirmation === null ? null : (
      <PayoutConfirmation key={order.reference} order={order} confirmation={order.confirmation} tell={tell} />
    ),
  );
}
