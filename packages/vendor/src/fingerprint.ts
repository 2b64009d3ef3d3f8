// What "the same body" means [VEN-5]: two posting calls are the same when every field says the same, whatever
// the order of their keys and however an amount is spelled.
import { createHash } from "node:crypto";
import { formatAmount, parseAmount } from "@jonaki/money";
import type { PostingCall } from "./contract.ts";

type FieldOf<Call> = Call extends Call ? keyof Call : never;

/**
 * Every field of every posting call, in the fixed order of the print; the type refuses a list that leaves one out.
 * A new field of the contract is added at the end: one that is absent leaves no trace, so old prints stay.
 */
const FIELDS: Readonly<Record<FieldOf<PostingCall>, (value: unknown) => string>> = {
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
};

export function fingerprint(call: PostingCall): string {
  const values: Readonly<Record<string, unknown>> = call;
  const said = Object.entries(FIELDS)
    .filter(([field]) => values[field] !== undefined)
    .map(([field, print]) => `${field}:${print(values[field])}`);
  return createHash("sha256").update(said.join("\n")).digest("hex");
}

/** "10" and "10.00" are one amount. */
function oneSpelling(value: unknown): string {
  const amountMinor = typeof value === "string" ? parseAmount(value) : null;
  return amountMinor === null ? canonical(value) : formatAmount(amountMinor);
}

/** JSON with the keys of every object in order; undefined members are absent, as they are on the wire. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "null";
  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${members.map(([key, member]) => `${JSON.stringify(key)}:${canonical(member)}`).join(",")}}`;
}
