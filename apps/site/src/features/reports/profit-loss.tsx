// What was won or lost, with its sign and colour [REP-8]; a dash while the bet is open.
import { formatMoney } from "@jonaki/i18n";
import { cx } from "@jonaki/ui/cx";
import { useServices } from "../../app/services.ts";

export function ProfitLoss({ amount }: { readonly amount: string | null }) {
  const { currencySymbol: symbol } = useServices().start.brand;
  if (amount === null) return <>–</>;
  const isNothing = !/[1-9]/u.test(amount);
  const tone = amount.startsWith("-") ? "down" : "up";
  return <b className={cx("num", !isNothing && tone)}>{formatMoney(amount, { symbol, sign: "plus" })}</b>;
}
