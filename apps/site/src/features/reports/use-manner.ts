// How a bet's detail writes money and time: the brand's own.
import { formatMoney } from "@jonaki/i18n";
import { useTranslator } from "@jonaki/i18n/react";
import { useServices } from "../../app/services.ts";
import type { Manner } from "./round-words.rules.ts";

export function useManner(): Manner {
  const { t, language } = useTranslator();
  const { currencySymbol: symbol, timeZone } = useServices().start.brand;
  return { t, language, timeZone, money: (amount) => formatMoney(amount, { symbol }) };
}
