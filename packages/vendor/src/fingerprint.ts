// What "the same body" means [VEN-5]: two posting calls are the same when every field says the same, whatever
// the order of their keys and however an amount is spelled.
import { hash } from "node:crypto";
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

const PRINTS = Object.entries(FIELDS);

export function fingerprint(call: PostingCall): string {
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
