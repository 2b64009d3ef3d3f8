// Keno [INS-14]: ten of forty numbers are drawn, and the picks among them pay by the table of the chosen risk.
import { formatAmount } from "@jonaki/money";
import type { Minor } from "@jonaki/money";
import { shuffle } from "../fair/draw.ts";
import type { Game } from "../game.ts";
import { multiplierText, payoutOf } from "../instant/multiplier.ts";
import { hashOfTable } from "../json.ts";
import { kenoChoicesJson, readKenoChoices, tableChoice } from "./keno-choices.ts";
import type { KenoChoices } from "./keno-choices.ts";
import { countKenoHits, kenoLargestPayoutMinor, kenoMultiplier } from "./keno-pay.ts";
import { kenoSheet } from "./keno-sheet.ts";
import { KENO_TABLE, kenoTableJson } from "./keno-table.ts";
import type { KenoTable } from "./keno-table.ts";

export interface KenoOutcome {
  /** In the order they were drawn. */
  readonly drawn: readonly number[];
  readonly hits: number;
  readonly multiplierHundredths: number;
  readonly payoutMinor: Minor;
}

export type Keno = Game<KenoChoices, KenoOutcome>;

/** Keno in one version; an older table stays playable for the verifier. */
export function makeKeno(version: string, table: KenoTable): Keno {
  const tableHash = hashOfTable(kenoTableJson(table));
  const numbers = Array.from({ length: table.numbers }, (_number, place) => place + 1);
  return {
    code: "keno",
    family: "mini",
    version,
    tableHash,
    readChoices: (input) => readKenoChoices(table, input),
    settle(choices, stream) {
      const drawn = shuffle(stream, numbers).slice(0, table.drawn);
      const hits = countKenoHits(choices.picks, drawn);
      const multiplierHundredths = kenoMultiplier(table, tableChoice(choices), hits);
      return {
        drawn,
        hits,
        multiplierHundredths,
        payoutMinor: payoutOf(choices.stakeMinor, multiplierHundredths),
      };
    },
    largestPayoutMinor: (choices) => kenoLargestPayoutMinor(table, choices.stakeMinor, tableChoice(choices)),
    choicesJson: kenoChoicesJson,
    outcomeJson: ({ drawn, hits, multiplierHundredths, payoutMinor }) => ({
      drawn,
      hits,
      multiplier: multiplierText(multiplierHundredths),
      payout: formatAmount(payoutMinor),
    }),
    sheet: () => kenoSheet(table, { version, tableHash }),
  };
}

export const keno: Keno = makeKeno("1", KENO_TABLE);
