// What the ledger says after a wave: the keys that were written and the balances that stand.
import type { Client } from "pg";
import { memberAccount, numbers, texts } from "../../../packages/ledger/src/index.ts";
import type { Purse } from "../model/books.ts";
import { UNITS } from "./sites.ts";

/** A key as it was committed. */
export interface KeyFound {
  readonly print: string;
  readonly transferId: bigint | null;
  readonly answer: string;
  readonly balanceMinor: bigint | null;
  /** When, in microseconds: whoever waited for another has a later one. */
  readonly atMicros: bigint;
}

type Row = [string, string, bigint | null, string, bigint | null, bigint];

export async function readKeysOf(
  owner: Client,
  keys: readonly string[],
): Promise<ReadonlyMap<string, KeyFound>> {
  if (keys.length === 0) return new Map();
  const { rows } = await owner.query<Row>({
    name: "sim_keys",
    rowMode: "array",
    text: `select key, encode(fingerprint, 'hex'), transfer_id, answer, balance,
      (extract(epoch from at) * 1000000)::bigint from ledger_keys where key = any ($1)`,
    values: [texts(keys)],
  });
  return new Map(
    rows.map(([key, print, transferId, answer, balanceMinor, atMicros]) => [
      key,
      { print, transferId, answer, balanceMinor, atMicros },
    ]),
  );
}

const KINDS = ["CASH", "BONUS", "HELD"] as const;

/** By the member's id and the unit. */
export async function readPurses(
  owner: Client,
  memberIds: readonly bigint[],
): Promise<(memberId: bigint, unit: "PLAY" | "TRIAL") => Purse> {
  const accounts = memberIds.flatMap((id) =>
    UNITS.flatMap((unit) => KINDS.map((kind) => memberAccount(id, kind, unit))),
  );
  const { rows } = await owner.query<[bigint, bigint]>({
    name: "sim_balances",
    rowMode: "array",
    text: "select account_id, balance from ledger_balances where account_id = any ($1)",
    values: [numbers(accounts)],
  });
  const found = new Map(rows);
  return (memberId, unit) => {
    const [cashMinor = 0n, bonusMinor = 0n, heldMinor = 0n] = KINDS.map(
      (kind) => found.get(memberAccount(memberId, kind, unit)) ?? 0n,
    );
    return { cashMinor, bonusMinor, heldMinor };
  };
}
