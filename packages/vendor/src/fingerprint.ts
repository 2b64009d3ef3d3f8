// What "the same body" means [VEN-5]: two posting calls are the same when every field says the same, whatever
// the order of their keys and however an amount is spelled.
import { hash } from "node:crypto";
import { formatAmount, parseAmount } from "@jonaki/money";
import type { TransactionCall } from "./contract.ts";
import type { HandCall } from "./seats.ts";

type FieldOf<Call> = Call extends Call ? keyof Call : never;

/**
 * Every field of every posting call, in the fixed order of the print; the type refuses a list that leaves one out.
 * A new field of the contract is added at the end: one that is absent leaves no trace, so old prints stay.
 */
const FIELDS: Readonly<Record<FieldOf<TransactionCall>, (value: unknown) => string>> = {
  verb: canonical,
  transaction: canonical,
  session: canonical,
  player: canonical,
  game: canonical,
  round: canonical,
  bet: canonical,
  amount: oneSpelling,
  currency: canonical,
  freeRound: canonical,
  closes: canonical,
  result: canonical,
  validAmount: oneSpelling,
  detail: canonical,
  seat: canonical,
  moves: oneSpellingEach,
  rake: oneSpelling,
};

const PRINTS = Object.entries(FIELDS);

export function fingerprint(call: TransactionCall): string {
  const values: Readonly<Record<string, unknown>> = call;
  let said = "";
  for (const [field, print] of PRINTS) {
    const value = values[field];
    if (value === undefined) continue;
    said += `${said === "" ? "" : "\n"}${field}:${print(value)}`;
  }
  return hash("sha256", said, "hex");
}

/** "10" and "10.00" are one amount. */
function oneSpelling(value: unknown): string {
  const amountMinor = typeof value === "string" ? parseAmount(value) : null;
  return amountMinor === null ? canonical(value) : formatAmount(amountMinor);
}

/** The seats of a hand, each with its amounts so spelled. */
function oneSpellingEach(value: unknown): string {
  if (!Array.isArray(value)) return canonical(value);
  const moves = value as HandCall["moves"];
  return canonical(
    moves.map((move) => ({ ...move, putIn: oneSpelling(move.putIn), won: oneSpelling(move.won) })),
  );
}

/** JSON with the keys of every object in order; undefined members are absent, as they are on the wire. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "null";
  const members: Readonly<Record<string, unknown>> = { ...value };
  let said = "";
  for (const key of Object.keys(members).toSorted()) {
    const member = members[key];
    if (member !== undefined) said += `${said === "" ? "" : ","}${JSON.stringify(key)}:${canonical(member)}`;
  }
  return `{${said}}`;
}
