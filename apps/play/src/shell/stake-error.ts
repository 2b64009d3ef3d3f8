// What is wrong with a stake, in words; undefined for one that can be played.
import type { Translator } from "@jonaki/i18n";
import { moneyText } from "../app/money.ts";
import type { StakeRead } from "./stake.rules.ts";

export function stakeError({ t }: Translator, stake: StakeRead): string | undefined {
  if ("stakeMinor" in stake) return undefined;
  if (stake.problem === "AMOUNT_FORMAT") return t("err_amount_format");
  const { smallestStakeMinor, largestStakeMinor } = stake;
  return t("err_bet_limit", { 0: moneyText(smallestStakeMinor), 1: moneyText(largestStakeMinor) });
}
