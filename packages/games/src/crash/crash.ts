// Crash [INS-5, INS-6]: one shared round for all players; the multiplier climbs until it bursts, and a bet that was cashed
// out before pays what it had reached.
import { formatAmount, minor } from "@jonaki/money";
import type { Minor } from "@jonaki/money";
import type { ChoicesRead, Game } from "../game.ts";
import { multiplierText } from "../instant/multiplier.ts";
import { hashOfTable } from "../json.ts";
import { crashChoicesJson, readCrashBet, readCrashRecord } from "./crash-choices.ts";
import type { CrashChoices } from "./crash-choices.ts";
import { crashBurst, crashLastHundredths, crashPayoutMinor, isCashedOut } from "./crash-pay.ts";
import { crashSheet } from "./crash-sheet.ts";
import { CRASH_TABLE, crashTableJson } from "./crash-table.ts";
import type { CrashTable } from "./crash-table.ts";

export interface CrashOutcome {
  readonly burstHundredths: bigint;
  /** Where the bet was cashed out; null for one that was lost. */
  readonly atHundredths: bigint | null;
  readonly payoutMinor: Minor;
}

export interface Crash extends Game<CrashChoices, CrashOutcome> {
  /** A bet from outside; the platform's limit may be lower than the game's own. */
  readBet(input: unknown, largestWinMinor: Minor): ChoicesRead<CrashChoices>;
}

/** Crash in one version; an older table stays playable for the verifier. */
export function makeCrash(version: string, table: CrashTable): Crash {
  const tableHash = hashOfTable(crashTableJson(table));
  return {
    code: "crash",
    family: "crash",
    isShared: true,
    version,
    tableHash,
    readBet: (input, largestWinMinor) => readCrashBet(table, input, largestWinMinor),
    readChoices: (input) => readCrashRecord(table, input),
    settle(choices, stream) {
      const burstHundredths = crashBurst(table, stream);
      const at = choices.cashOutHundredths ?? crashLastHundredths(table, choices);
      const isPaid = isCashedOut(at, burstHundredths);
      return {
        burstHundredths,
        atHundredths: isPaid ? at : null,
        payoutMinor: isPaid ? crashPayoutMinor(choices.stakeMinor, at) : minor(0n),
      };
    },
    largestPayoutMinor: (choices) =>
      crashPayoutMinor(choices.stakeMinor, crashLastHundredths(table, choices)),
    choicesJson: crashChoicesJson,
    outcomeJson: ({ burstHundredths, atHundredths, payoutMinor }) => ({
      burst: multiplierText(burstHundredths),
      at: atHundredths === null ? null : multiplierText(atHundredths),
      payout: formatAmount(payoutMinor),
    }),
    sheet: () => crashSheet(table, { version, tableHash }),
  };
}

export const crash: Crash = makeCrash("1", CRASH_TABLE);
