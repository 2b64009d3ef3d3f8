// A member's choices in Hi-lo: the stake, then guesses, skips and the cash-out; read strictly, refused before any money
// moves [INS-13, INS-15].
import { formatAmount } from "@jonaki/money";
import type { Minor } from "@jonaki/money";
import type { ChoicesRead } from "../game.ts";
import { readStaked } from "../instant/choices.ts";
import { withinStakes } from "../instant/limits.ts";
import type { Json } from "../json.ts";
import { readSteppedRecord } from "../stepped-record.ts";
import type { SteppedChoices } from "../stepped.ts";
import { HILO_GUESSES, hiloStakeRange } from "./hilo-pay.ts";
import type { HiloTable } from "./hilo-table.ts";

const HILO_ACTS = [...HILO_GUESSES, "skip", "cashOut"] as const;
export type HiloAct = (typeof HILO_ACTS)[number];

export interface HiloChoices extends SteppedChoices {
  readonly acts: readonly HiloAct[];
}

export function readHiloOpening(
  table: HiloTable,
  input: unknown,
  allowedMinor: Minor,
): ChoicesRead<HiloChoices> {
  const staked = readStaked(input, []);
  if (!staked.ok) return staked;
  const largestWinMinor = allowedMinor < table.largestWinMinor ? allowedMinor : table.largestWinMinor;
  return withinStakes(
    { stakeMinor: staked.stakeMinor, largestWinMinor, acts: [] },
    hiloStakeRange(table, largestWinMinor),
  );
}

export const readHiloRecord = (table: HiloTable, input: unknown): ChoicesRead<HiloChoices> =>
  readSteppedRecord(input, {
    names: [],
    isAct: isHiloAct,
    readOpening: (opening, largestWinMinor) => readHiloOpening(table, opening, largestWinMinor),
  });

export const isHiloAct = (act: unknown): act is HiloAct => HILO_ACTS.some((known) => known === act);

export const hiloChoicesJson = ({ stakeMinor, largestWinMinor, acts }: HiloChoices): Json => ({
  stake: formatAmount(stakeMinor),
  largestWin: formatAmount(largestWinMinor),
  acts,
});
