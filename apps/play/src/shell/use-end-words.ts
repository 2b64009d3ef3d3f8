// What a round brought, in words for who cannot see the board; null while there is nothing to tell.
import { useTranslator } from "@jonaki/i18n/react";
import { moneyText } from "../app/money.ts";
import type { TableState } from "../app/table.ts";
import { gainOf } from "./round.rules.ts";

export function useEndWords({ shown, phase }: TableState): string | null {
  const { t } = useTranslator();
  if (shown === null || shown.outcome === null || phase !== "idle") return null;
  const payout = { 0: moneyText(shown.payout ?? "0.00") };
  const gain = gainOf(shown);
  if (gain === "none") return t("play_lost");
  return t(gain === "win" ? "play_won" : "play_returned", payout);
}
