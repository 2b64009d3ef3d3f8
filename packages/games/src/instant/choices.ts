// A member's choices as they come from outside: exactly the fields of the game, nothing guessed; a field too many is refused
// like one that is wrong.
import { parseAmount } from "@jonaki/money";
import type { Minor } from "@jonaki/money";
import type { ChoicesRead } from "../game.ts";
import { isFields } from "../json.ts";

export type StakedFields =
  | { readonly ok: true; readonly stakeMinor: Minor; readonly fields: Readonly<Record<string, unknown>> }
  | (ChoicesRead<never> & { readonly ok: false });

/** The stake, and the game's own fields for it to read. */
export function readStaked(input: unknown, names: readonly string[]): StakedFields {
  if (!isFields(input)) return invalid("choices");
  const unknownField = Object.keys(input).find((key) => key !== "stake" && !names.includes(key));
  if (unknownField !== undefined) return invalid(unknownField);
  const stakeMinor = typeof input["stake"] === "string" ? parseAmount(input["stake"]) : null;
  return stakeMinor === null ? invalid("stake") : { ok: true, stakeMinor, fields: input };
}

export const isWholeBetween = (value: unknown, smallest: number, largest: number): value is number =>
  typeof value === "number" && Number.isSafeInteger(value) && value >= smallest && value <= largest;

export const invalid = (field: string) => ({ ok: false, refusal: { code: "INVALID", field } }) as const;
