// The words of a limit: its name, and an amount or minutes as people read them.
import { formatMoney, toLatinDigits } from "@jonaki/i18n";
import { useText } from "@jonaki/i18n/react";
import { useServices } from "../../../app/services.ts";
import { KIND_TEXTS, PERIOD_TEXTS } from "./limit.rules.ts";
import type { Limit, LimitKind } from "./limit.rules.ts";

export function useLimitWords() {
  const t = useText();
  const { currencySymbol: symbol } = useServices().start.brand;
  return {
    name: ({ kind, period }: Pick<Limit, "kind" | "period">): string =>
      `${t(PERIOD_TEXTS[period])} ${t(KIND_TEXTS[kind])}`,
    amount: (kind: LimitKind, text: string): string =>
      kind === "TIME" ? t("limit_minutes", { 0: toLatinDigits(text) }) : formatMoney(text, { symbol }),
  };
}
