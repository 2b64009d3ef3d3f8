// Days put together from what is counted with the money and from the bet book; pure.
import type { DayUse } from "./limits.rules.ts";

/** A day of the bet book. */
export type PlayedDay = Omit<DayUse, "depositsMinor">;

/** Deposits as they are counted for everybody, play as the bet book has it. */
export function mergeDays(counted: readonly DayUse[], played: readonly PlayedDay[]): readonly DayUse[] {
  const deposits = counted.map(({ day, depositsMinor }) => ({
    day,
    depositsMinor,
    stakesMinor: 0n,
    returnsMinor: 0n,
    seconds: 0n,
  }));
  return [...deposits, ...played.map((day) => ({ ...day, depositsMinor: 0n }))];
}
