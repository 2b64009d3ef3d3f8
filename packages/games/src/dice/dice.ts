// Dice [INS-8]: one draw of 10,000 equal steps, over or under.
import { formatAmount, minor } from "@jonaki/money";
import type { Minor } from "@jonaki/money";
import { drawBelow } from "../fair/draw.ts";
import type { Game } from "../game.ts";
import { hashOfTable } from "../json.ts";
import { diceChoicesJson, readDiceChoices } from "./dice-choices.ts";
import type { DiceChoices } from "./dice-choices.ts";
import { dicePayoutMinor, isDiceWin, stepText } from "./dice-pay.ts";
import { diceSheet } from "./dice-sheet.ts";
import { DICE_TABLE, diceTableJson } from "./dice-table.ts";
import type { DiceTable } from "./dice-table.ts";

export interface DiceOutcome {
  /** 0 to 9,999 in steps of 0.01. */
  readonly rollStep: number;
  readonly won: boolean;
  readonly payoutMinor: Minor;
}

export type Dice = Game<DiceChoices, DiceOutcome>;

/** Dice in one version; an older table stays playable for the verifier. */
export function makeDice(version: string, table: DiceTable): Dice {
  const tableHash = hashOfTable(diceTableJson(table));
  return {
    code: "dice",
    family: "mini",
    version,
    tableHash,
    readChoices: (input) => readDiceChoices(table, input),
    settle({ stakeMinor, side, chanceSteps }, stream) {
      const rollStep = drawBelow(stream, table.steps);
      const won = isDiceWin(table, side, chanceSteps, rollStep);
      return {
        rollStep,
        won,
        payoutMinor: won ? dicePayoutMinor(table, stakeMinor, chanceSteps) : minor(0n),
      };
    },
    largestPayoutMinor: ({ stakeMinor, chanceSteps }) => dicePayoutMinor(table, stakeMinor, chanceSteps),
    choicesJson: diceChoicesJson,
    outcomeJson: ({ rollStep, won, payoutMinor }) => ({
      roll: stepText(rollStep),
      won,
      payout: formatAmount(payoutMinor),
    }),
    sheet: () => diceSheet(table, { version, tableHash }),
  };
}

export const dice: Dice = makeDice("1", DICE_TABLE);
