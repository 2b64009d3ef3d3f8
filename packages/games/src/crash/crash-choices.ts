// A player's bet in Crash: the stake, the automatic cash-out if there is one, and in the record the multiplier at which his
// own request arrived; read strictly, refused before any money moves [INS-6, INS-15].
import { formatAmount, parseAmount } from "@jonaki/money";
import type { Minor } from "@jonaki/money";
import type { ChoicesRead } from "../game.ts";
import { invalid, readStaked } from "../instant/choices.ts";
import { withinStakes } from "../instant/limits.ts";
import { multiplierText, readMultiplier } from "../instant/multiplier.ts";
import type { Json } from "../json.ts";
import { crashLastHundredths, crashStakeRange } from "./crash-pay.ts";
import type { CrashBet } from "./crash-pay.ts";
import type { CrashTable } from "./crash-table.ts";

export interface CrashChoices extends CrashBet {
  /** What the multiplier was, by the server's clock, when the player's own request arrived. */
  readonly cashOutHundredths: bigint | null;
}

export function readCrashBet(
  table: CrashTable,
  input: unknown,
  allowedMinor: Minor,
): ChoicesRead<CrashChoices> {
  const staked = readStaked(input, ["auto"]);
  if (!staked.ok) return staked;
  const autoHundredths = readTarget(table, staked.fields["auto"]);
  if (autoHundredths === undefined) return invalid("auto");
  const largestWinMinor = allowedMinor < table.largestWinMinor ? allowedMinor : table.largestWinMinor;
  return withinStakes(
    { stakeMinor: staked.stakeMinor, autoHundredths, largestWinMinor, cashOutHundredths: null },
    crashStakeRange(table, largestWinMinor),
  );
}

export function readCrashRecord(table: CrashTable, input: unknown): ChoicesRead<CrashChoices> {
  const staked = readStaked(input, ["auto", "largestWin", "cashOut"]);
  if (!staked.ok) return staked;
  const { largestWin, cashOut, ...bet } = staked.fields;
  const largestWinMinor = typeof largestWin === "string" ? parseAmount(largestWin) : null;
  if (largestWinMinor === null) return invalid("largestWin");
  const read = readCrashBet(table, bet, largestWinMinor);
  if (!read.ok) return read;
  const cashOutHundredths = readTarget(table, cashOut);
  // Who asks after the bet was cashed out by itself asks for nothing.
  const isLate =
    typeof cashOutHundredths === "bigint" && cashOutHundredths >= crashLastHundredths(table, read.choices);
  if (cashOutHundredths === undefined || isLate) return invalid("cashOut");
  return { ok: true, choices: { ...read.choices, cashOutHundredths } };
}

/** Undefined for what is neither a multiplier that can be reached nor null. */
function readTarget(table: CrashTable, value: unknown): bigint | null | undefined {
  if (value === null) return null;
  return readMultiplier(value, table.smallestTargetHundredths, table.topHundredths) ?? undefined;
}

const textOrNull = (hundredths: bigint | null): string | null =>
  hundredths === null ? null : multiplierText(hundredths);

export const crashChoicesJson = (choices: CrashChoices): Json => ({
  stake: formatAmount(choices.stakeMinor),
  auto: textOrNull(choices.autoHundredths),
  largestWin: formatAmount(choices.largestWinMinor),
  cashOut: textOrNull(choices.cashOutHundredths),
});
