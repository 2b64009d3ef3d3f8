// Amounts with their symbol: the brand's own, or the dollar of an order in digital dollars.
import { formatMoney } from "@jonaki/i18n";
import type { MoneyFormat } from "@jonaki/i18n";
import { useServices } from "../../app/services.ts";

const DOLLAR = "$";

export function useSymbol(): (currency: string) => string {
  const { currency: own, currencySymbol } = useServices().start.brand;
  return (currency) => (currency === "USD" && own !== "USD" ? DOLLAR : currencySymbol);
}

export function useMoney(): (amount: bigint | string, format?: MoneyFormat) => string {
  const { currencySymbol: symbol } = useServices().start.brand;
  return (amount, format) => formatMoney(amount, { symbol, ...format });
}
