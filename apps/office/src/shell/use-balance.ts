// A balance of the ledger: money with the brand's symbol, points and trial money as figures.
import { formatFigure } from "@jonaki/i18n";
import { useMoney } from "../app/house.query.ts";
import { isMoney } from "./unit.rules.ts";

export function useBalance(): (balance: string, unit: string) => string {
  const money = useMoney();
  return (balance, unit) => (isMoney(unit) ? money(balance) : formatFigure(balance));
}
