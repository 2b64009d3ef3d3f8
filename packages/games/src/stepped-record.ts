// The choices of a finished round of several steps, read back from its record: what was chosen before the first step, the
// limit it was played under, and every act. Whether the acts could be done one after the other is for the game to say.
import { parseAmount } from "@jonaki/money";
import type { Minor } from "@jonaki/money";
import type { ChoicesRead } from "./game.ts";
import { invalid, readStaked } from "./instant/choices.ts";
import type { SteppedChoices } from "./stepped.ts";

export interface SteppedReader<Choices extends SteppedChoices> {
  /** The fields beside the stake that are chosen before the first step. */
  readonly names: readonly string[];
  isAct(act: unknown): act is Choices["acts"][number];
  readOpening(opening: unknown, largestWinMinor: Minor): ChoicesRead<Choices>;
}

export function readSteppedRecord<Choices extends SteppedChoices>(
  input: unknown,
  { names, isAct, readOpening }: SteppedReader<Choices>,
): ChoicesRead<Choices> {
  const staked = readStaked(input, [...names, "largestWin", "acts"]);
  if (!staked.ok) return staked;
  const { largestWin, acts, ...opening } = staked.fields;
  const largestWinMinor = typeof largestWin === "string" ? parseAmount(largestWin) : null;
  if (largestWinMinor === null) return invalid("largestWin");
  if (!Array.isArray(acts) || !acts.every(isAct)) return invalid("acts");
  const read = readOpening(opening, largestWinMinor);
  return read.ok ? { ok: true, choices: { ...read.choices, acts } } : read;
}
