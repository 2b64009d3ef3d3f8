// Limbo [INS-9]: one draw without an upper bound, against a target that the player names and that a win pays.
import { formatAmount, minor } from "@jonaki/money";
import type { Minor } from "@jonaki/money";
import type { Game } from "../game.ts";
import { drawBurst } from "../instant/burst.ts";
import { multiplierText, payoutOf } from "../instant/multiplier.ts";
import { hashOfTable } from "../json.ts";
import { limboChoicesJson, readLimboChoices } from "./limbo-choices.ts";
import type { LimboChoices } from "./limbo-choices.ts";
import { isLimboWin } from "./limbo-pay.ts";
import { limboSheet } from "./limbo-sheet.ts";
import { LIMBO_TABLE, limboTableJson } from "./limbo-table.ts";
import type { LimboTable } from "./limbo-table.ts";

export interface LimboOutcome {
  readonly resultHundredths: bigint;
  readonly won: boolean;
  readonly payoutMinor: Minor;
}

export type Limbo = Game<LimboChoices, LimboOutcome>;

/** Limbo in one version; an older table stays playable for the verifier. */
export function makeLimbo(version: string, table: LimboTable): Limbo {
  const tableHash = hashOfTable(limboTableJson(table));
  return {
    code: "limbo",
    family: "mini",
    version,
    tableHash,
    readChoices: (input) => readLimboChoices(table, input),
    settle({ stakeMinor, targetHundredths }, stream) {
      const resultHundredths = drawBurst(table, stream);
      const won = isLimboWin(targetHundredths, resultHundredths);
      return {
        resultHundredths,
        won,
        payoutMinor: won ? payoutOf(stakeMinor, targetHundredths) : minor(0n),
      };
    },
    largestPayoutMinor: ({ stakeMinor, targetHundredths }) => payoutOf(stakeMinor, targetHundredths),
    choicesJson: limboChoicesJson,
    outcomeJson: ({ resultHundredths, won, payoutMinor }) => ({
      result: multiplierText(resultHundredths),
      won,
      payout: formatAmount(payoutMinor),
    }),
    sheet: () => limboSheet(table, { version, tableHash }),
  };
}

export const limbo: Limbo = makeLimbo("1", LIMBO_TABLE);
