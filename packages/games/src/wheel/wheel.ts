// Wheel [INS-12]: one draw of equal segments, each with a multiplier by the risk.
import { formatAmount } from "@jonaki/money";
import type { Minor } from "@jonaki/money";
import { drawBelow } from "../fair/draw.ts";
import type { Game } from "../game.ts";
import { multiplierText, payoutOf } from "../instant/multiplier.ts";
import { hashOfTable } from "../json.ts";
import { readWheelChoices, wheelChoicesJson } from "./wheel-choices.ts";
import type { WheelChoices } from "./wheel-choices.ts";
import { wheelLargestPayoutMinor, wheelMultiplier } from "./wheel-pay.ts";
import { wheelSheet } from "./wheel-sheet.ts";
import { WHEEL_TABLE, wheelTableJson } from "./wheel-table.ts";
import type { WheelTable } from "./wheel-table.ts";

export interface WheelOutcome {
  /** From 0 on, around the wheel. */
  readonly segment: number;
  readonly multiplierHundredths: number;
  readonly payoutMinor: Minor;
}

export type Wheel = Game<WheelChoices, WheelOutcome>;

/** Wheel in one version; an older table stays playable for the verifier. */
export function makeWheel(version: string, table: WheelTable): Wheel {
  const tableHash = hashOfTable(wheelTableJson(table));
  return {
    code: "wheel",
    family: "mini",
    version,
    tableHash,
    readChoices: (input) => readWheelChoices(table, input),
    settle({ stakeMinor, segments, risk }, stream) {
      const segment = drawBelow(stream, segments);
      const multiplierHundredths = wheelMultiplier(table, { segments, risk }, segment);
      return { segment, multiplierHundredths, payoutMinor: payoutOf(stakeMinor, multiplierHundredths) };
    },
    largestPayoutMinor: ({ stakeMinor, segments, risk }) =>
      wheelLargestPayoutMinor(table, stakeMinor, { segments, risk }),
    choicesJson: wheelChoicesJson,
    outcomeJson: ({ segment, multiplierHundredths, payoutMinor }) => ({
      segment,
      multiplier: multiplierText(multiplierHundredths),
      payout: formatAmount(payoutMinor),
    }),
    sheet: () => wheelSheet(table, { version, tableHash }),
  };
}

export const wheel: Wheel = makeWheel("1", WHEEL_TABLE);
