// What the office has to know of the house before anybody signs in: brand, time zone, and the key that sealed calls need.
import { createContext, use } from "react";
import { formatMoney, formatTime } from "@jonaki/i18n";
import type { MoneyFormat } from "@jonaki/i18n";
import type { CallOutput, OfficeCalls } from "@jonaki/wire";
import { useQuery } from "@tanstack/react-query";
import { useServices } from "./services.ts";

export interface House extends Pick<
  CallOutput<OfficeCalls["session"]["start"]>,
  "brand" | "timeZone" | "currency" | "currencySymbol"
> {
  /** How far the server's clock is ahead of this device's. */
  readonly aheadMs: number;
}

/** Keys are changed now and then, so that a page that stands for hours asks again. */
const FRESH_MS = 600_000;

export function useHouseQuery() {
  const { api, sealer, clock } = useServices();
  return useQuery({
    queryKey: ["start"],
    queryFn: async () => {
      const answer = await api.session.start({}, { background: true });
      if (!answer.ok) return answer;
      sealer.learn(answer.value);
      const { brand, timeZone, currency, currencySymbol, time } = answer.value;
      const aheadMs = Date.parse(time) - clock.nowMs();
      const house: House = { brand, timeZone, currency, currencySymbol, aheadMs };
      return { ok: true as const, value: house };
    },
    staleTime: FRESH_MS,
    refetchInterval: FRESH_MS,
  });
}

export const HouseContext = createContext<House | null>(null);

export function useHouse(): House {
  const house = use(HouseContext);
  if (house === null) throw new Error("The house was asked for outside HouseContext.");
  return house;
}

/** Writes times in the brand's time zone. */
export function useTime(): (iso: string) => string {
  const { timeZone } = useHouse();
  return (iso) => formatTime(iso, timeZone);
}

/** Amounts with the brand's symbol, grouped as on the site; in a currency that is not the brand's, with its name. */
export function useMoney(): (amount: string, format?: MoneyFormat, currency?: string) => string {
  const { currency: own, currencySymbol } = useHouse();
  return (amount, format = {}, currency = own) =>
    formatMoney(amount, { symbol: currency === own ? currencySymbol : `${currency} `, ...format });
}
