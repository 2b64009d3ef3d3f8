// Holds [WAL-6]: money of a member that is spoken for. Placing moves CASH to HELD; a hold then ends once,
// consumed into another account or released to CASH. The hold's id is the transfer that placed it.
import type { Minor } from "@jonaki/money";
import { memberAccount } from "./accounts.ts";
import type { AccountId, Unit } from "./accounts.ts";
import type { PostingRefusal } from "./batch.ts";
import { asBigint, asText } from "./connection.ts";
import type { Connection } from "./connection.ts";
import { postWhen } from "./post.ts";
import type { Posted } from "./post.ts";

export interface HoldRequest {
  readonly key: string;
  readonly kind: string;
  readonly memberId: bigint;
  readonly unit: Unit;
  readonly amountMinor: Minor;
  readonly purpose: string;
}

export async function placeHold(connection: Connection, hold: HoldRequest): Promise<Posted> {
  const from = memberAccount(hold.memberId, "CASH", hold.unit);
  const to = memberAccount(hold.memberId, "HELD", hold.unit);
  const posted = await postWhen<never>(
    connection,
    { key: hold.key, kind: hold.kind, legs: [{ from, to, amountMinor: hold.amountMinor }] },
    { about: `hold for ${hold.purpose}`, refusal: () => Promise.resolve(null) },
  );
  if ("refused" in posted || posted.repeated) return posted;
  await connection.rows({
    name: "ledger_hold",
    text: "select ledger_hold($1, $2, $3, $4)",
    values: [posted.transferId, to, hold.amountMinor, hold.purpose],
  });
  return posted;
}

export type HoldEnded =
  | { readonly transferId: bigint; readonly repeated: boolean }
  | { readonly refused: PostingRefusal | "REQUEST_REUSED" | "HOLD_ENDED" | "NO_HOLD" };

/** Into another account: a withdrawal paid, a transfer that arrived, a seat bought. */
export const consumeHold = (
  connection: Connection,
  end: { readonly holdId: bigint; readonly key: string; readonly kind: string; readonly to: AccountId },
): Promise<HoldEnded> => endHold(connection, end, "CONSUMED", () => end.to);

/** Back to CASH. */
export const releaseHold = (
  connection: Connection,
  end: { readonly holdId: bigint; readonly key: string; readonly kind: string },
): Promise<HoldEnded> => endHold(connection, end, "RELEASED", (held) => held - HELD_TO_CASH);

/** HELD is two kinds above CASH in the id. */
const HELD_TO_CASH = memberAccount(1n, "HELD", "PLAY") - memberAccount(1n, "CASH", "PLAY");

async function endHold(
  connection: Connection,
  end: { readonly holdId: bigint; readonly key: string; readonly kind: string },
  state: "CONSUMED" | "RELEASED",
  target: (held: AccountId) => AccountId,
): Promise<HoldEnded> {
  const [row] = await connection.rows({
    name: "ledger_hold_read",
    text: "select held_account, amount from ledger_holds where id = $1",
    values: [end.holdId],
  });
  if (row === undefined) return { refused: "NO_HOLD" };
  const held = asBigint(row[0]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the amount column is in minor units.
  const legs = [{ from: held, to: target(held), amountMinor: asBigint(row[1]) as Minor }];
  // The hold's state moves only under its account's lock, which is held when it is asked for.
  const ended = (): Promise<"HOLD_ENDED" | null> => whetherEnded(connection, end.holdId);
  const posted = await postWhen(
    connection,
    { key: end.key, kind: end.kind, legs },
    { about: `end of hold ${end.holdId}`, refusal: ended },
  );
  if ("refused" in posted || posted.repeated) return posted;
  await connection.rows({
    name: "ledger_end_hold",
    text: "select ledger_end_hold($1, $2, $3)",
    values: [end.holdId, state, posted.transferId],
  });
  return posted;
}

async function whetherEnded(connection: Connection, holdId: bigint): Promise<"HOLD_ENDED" | null> {
  const [row] = await connection.rows({
    name: "ledger_hold_state",
    text: "select state from ledger_holds where id = $1",
    values: [holdId],
  });
  return asText(row?.[0]) === "OPEN" ? null : "HOLD_ENDED";
}

/** What a member has in open holds for a purpose. */
export async function openHoldsFor(
  connection: Connection,
  { memberId, unit, purpose }: Pick<HoldRequest, "memberId" | "unit" | "purpose">,
): Promise<bigint> {
  const [row] = await connection.rows({
    name: "ledger_holds_open_for",
    text: `select coalesce(sum(amount), 0)::bigint as held from ledger_holds
      where held_account = $1 and state = 'OPEN' and purpose = $2`,
    values: [memberAccount(memberId, "HELD", unit), purpose],
  });
  return asBigint(row?.[0]);
}
