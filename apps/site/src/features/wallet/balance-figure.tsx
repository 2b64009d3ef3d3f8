// An amount of the member's own money: hidden as *** when the balance is [WAL-10], and until the first answer the words
// for that [WAL-8].
import { formatMoney } from "@jonaki/i18n";
import { useText } from "@jonaki/i18n/react";
import { cx } from "@jonaki/ui/cx";
import { HIDDEN_BALANCE } from "@jonaki/wire/constants";
import { useServices } from "../../app/services.ts";
import { useHiddenBalance } from "./use-hidden-balance.ts";

interface BalanceFigureProps {
  /** As the wire says it; undefined while it is on its way. */
  readonly amount: string | undefined;
  readonly className?: string | undefined;
  readonly waitingClass?: string | undefined;
}

export function BalanceFigure({ amount, className, waitingClass }: BalanceFigureProps) {
  const t = useText();
  const { currencySymbol: symbol } = useServices().start.brand;
  const [hidden] = useHiddenBalance();
  if (amount === undefined && !hidden)
    return <span className={waitingClass}>{t("in_balance_updating")}</span>;
  return (
    <b className={cx("num", className)}>
      {hidden || amount === undefined ? HIDDEN_BALANCE : formatMoney(amount, { symbol })}
    </b>
  );
}
