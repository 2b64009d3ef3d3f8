// Plinko [INS-11]: one fair bit for each row, and a slot that pays by the risk.
import { formatAmount } from "@jonaki/money";
import type { Minor } from "@jonaki/money";
import { drawBelow } from "../fair/draw.ts";
import type { RandomStream } from "../fair/stream.ts";
import type { Game } from "../game.ts";
import { multiplierText, payoutOf } from "../instant/multiplier.ts";
import { hashOfTable } from "../json.ts";
import { plinkoChoicesJson, readPlinkoChoices } from "./plinko-choices.ts";
import type { PlinkoChoices } from "./plinko-choices.ts";
import { plinkoLargestPayoutMinor, plinkoMultiplier, plinkoSlot } from "./plinko-pay.ts";
import { plinkoSheet } from "./plinko-sheet.ts";
import { PLINKO_TABLE, plinkoTableJson } from "./plinko-table.ts";
import type { PlinkoTable } from "./plinko-table.ts";

export interface PlinkoOutcome {
  /** L or R for each row, from the top. */
  readonly path: string;
  readonly slot: number;
  readonly multiplierHundredths: number;
  readonly payoutMinor: Minor;
}

export type Plinko = Game<PlinkoChoices, PlinkoOutcome>;

/** Plinko in one version; an older table stays playable for the verifier. */
export function makePlinko(version: string, table: PlinkoTable): Plinko {
  const tableHash = hashOfTable(plinkoTableJson(table));
  return {
    code: "plinko",
    family: "mini",
    version,
    tableHash,
    readChoices: (input) => readPlinkoChoices(table, input),
    settle({ stakeMinor, rows, risk }, stream) {
      const path = drawPath(stream, rows);
      const slot = plinkoSlot(path);
      const multiplierHundredths = plinkoMultiplier(table, { rows, risk }, slot);
      return { path, slot, multiplierHundredths, payoutMinor: payoutOf(stakeMinor, multiplierHundredths) };
    },
    largestPayoutMinor: ({ stakeMinor, rows, risk }) =>
      plinkoLargestPayoutMinor(table, stakeMinor, { rows, risk }),
    choicesJson: plinkoChoicesJson,
    outcomeJson: ({ path, slot, multiplierHundredths, payoutMinor }) => ({
      path,
      slot,
      multiplier: multiplierText(multiplierHundredths),
      payout: formatAmount(payoutMinor),
    }),
    sheet: () => plinkoSheet(table, { version, tableHash }),
  };
}

function drawPath(stream: RandomStream, rows: number): string {
  let path = "";
  while (path.length < rows) path += drawBelow(stream, 2) === 0 ? "L" : "R";
  return path;
}

export const plinko: Plinko = makePlinko("1", PLINKO_TABLE);
