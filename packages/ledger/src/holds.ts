// Holds [WAL-6]: money of a member that is spoken for. Placing moves CASH to HELD; a hold then ends once,
// consumed into other accounts, as a whole or part by part, or released to CASH. Its id is the transfer that placed it.
import { minor } from "@jonaki/money";
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

interface HoldEnd {
  readonly holdId: bigint;
  readonly key: string;
  readonly kind: string;
}

export type HoldEnded =
  | { readonly transferId: bigint; readonly repeated: boolean }
  | { readonly refused: PostingRefusal | "REQUEST_REUSED" | "HOLD_ENDED" | "NO_HOLD" };

export type PartConsumed = HoldEnded | { readonly refused: "HOLD_TOO_SMALL" };

/** Into another account: a withdrawal paid, a transfer that arrived, a seat bought. */
export const consumeHold = (
  connection: Connection,
  end: HoldEnd & { readonly to: AccountId },
): Promise<HoldEnded> => endHold(connection, end, "CONSUMED", () => end.to);

/** Back to CASH. */
export const releaseHold = (connection: Connection, end: HoldEnd): Promise<HoldEnded> =>
  endHold(connection, end, "RELEASED", (held) => held - HELD_TO_CASH);

/** HELD is two kinds above CASH in the id. */
const HELD_TO_CASH = memberAccount(1n, "HELD", "PLAY") - memberAccount(1n, "CASH", "PLAY");

/** Part of a hold into another account: the rest stays held, and the part that leaves nothing ends it. */
export async function consumePart(
  connection: Connection,
  part: HoldEnd & { readonly to: AccountId; readonly amountMinor: Minor },
): Promise<PartConsumed> {
  const { holdId, key, kind, to, amountMinor } = part;
  const known = await readHold(connection, holdId);
  if (known === null) return { refused: "NO_HOLD" };
  let leftMinor = minor(0n);
  const refusal = async (): Promise<"HOLD_ENDED" | "HOLD_TOO_SMALL" | null> => {
    const hold = await readHold(connection, holdId);
    if (hold?.isOpen !== true) return "HOLD_ENDED";
    leftMinor = minor(hold.amountMinor - amountMinor);
    return leftMinor < 0n ? "HOLD_TOO_SMALL" : null;
  };
  const posted = await postWhen(
    connection,
    { key, kind, legs: [{ from: known.account, to, amountMinor }] },
    { about: `part of hold ${holdId}`, refusal },
  );
  if ("refused" in posted || posted.repeated) return posted;
  if (leftMinor === 0n) await writeEnd(connection, holdId, "CONSUMED", posted.transferId);
  else
    await connection.rows({
      name: "ledger_use_hold",
      text: "select ledger_use_hold($1, $2)",
      values: [holdId, amountMinor],
    });
  return posted;
}

async function endHold(
  connection: Connection,
  end: HoldEnd,
  state: "CONSUMED" | "RELEASED",
  target: (held: AccountId) => AccountId,
): Promise<HoldEnded> {
  const { holdId, key, kind } = end;
  const known = await readHold(connection, holdId);
  if (known === null) return { refused: "NO_HOLD" };
  const { account, amountMinor } = known;
  // The hold moves only under its account's lock, which is held when it is asked for again.
  const refusal = async (): Promise<"HOLD_ENDED" | "HOLD_SHRANK" | null> => {
    const hold = await readHold(connection, holdId);
    if (hold?.isOpen !== true) return "HOLD_ENDED";
    return hold.amountMinor === amountMinor ? null : "HOLD_SHRANK";
  };
  const posted = await postWhen(
    connection,
    { key, kind, legs: [{ from: account, to: target(account), amountMinor }] },
    { about: `end of hold ${holdId}`, refusal },
  );
  if ("refused" in posted) {
    // A part was consumed while this waited for the lock; now that it is held, the rest stands still.
    if (posted.refused === "HOLD_SHRANK") return endHold(connection, end, state, target);
    return { refused: posted.refused };
  }
  if (!posted.repeated) await writeEnd(connection, holdId, state, posted.transferId);
  return posted;
}

interface Hold {
  readonly account: AccountId;
  readonly amountMinor: Minor;
  readonly isOpen: boolean;
}

async function readHold(connection: Connection, holdId: bigint): Promise<Hold | null> {
  const [row] = await connection.rows({
    name: "ledger_hold_read",
    text: "select held_account, amount, state from ledger_holds where id = $1",
    values: [holdId],
  });
  if (row === undefined) return null;
  const [account, amount, state] = row;
  return {
    account: asBigint(account),
    amountMinor: minor(asBigint(amount)),
    isOpen: asText(state) === "OPEN",
  };
}

async function writeEnd(
  connection: Connection,
  holdId: bigint,
  state: "CONSUMED" | "RELEASED",
  transferId: bigint,
): Promise<void> {
  await connection.rows({
    name: "ledger_end_hold",
    text: "select ledger_end_hold($1, $2, $3)",
    values: [holdId, state, transferId],
  });
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
