// Seats [CAR-29]: a stack of chips is an open hold of its member that grows and shrinks. The caller posts the legs on a
// batch and writes the change here, in the same transaction; the database holds one against the other.
import { minor } from "@jonaki/money";
import type { Minor } from "@jonaki/money";
import { memberAccount } from "./accounts.ts";
import type { AccountId, Unit } from "./accounts.ts";
import { asBigint, numbers } from "./connection.ts";
import type { Connection } from "./connection.ts";
import type { Leg } from "./batch.ts";

const PURPOSE = "seat";

/** Of the transfer that brought the first chips. */
export async function openSeat(
  connection: Connection,
  seat: {
    readonly transferId: bigint;
    readonly memberId: bigint;
    readonly unit: Unit;
    readonly amountMinor: Minor;
  },
): Promise<void> {
  await connection.rows({
    name: "ledger_hold",
    text: "select ledger_hold($1, $2, $3, $4)",
    values: [seat.transferId, memberAccount(seat.memberId, "HELD", seat.unit), seat.amountMinor, PURPOSE],
  });
}

export interface SeatChange {
  readonly holdId: bigint;
  /** Below zero for what the seat lost. */
  readonly changeMinor: bigint;
}

/** Throws where a seat is not open, and where HELD or the pot is not what it has to be after the posting. */
export async function moveSeats(
  connection: Connection,
  changes: readonly SeatChange[],
  pot: AccountId | null,
): Promise<void> {
  await connection.rows({
    name: "ledger_move_seats",
    text: "select ledger_move_seats($1, $2, $3)",
    values: [
      numbers(changes.map(({ holdId }) => holdId)),
      numbers(changes.map(({ changeMinor }) => changeMinor)),
      pot,
    ],
  });
}

/** By the transfer that brought the rest back to CASH. Consumed, because it was played with: what comes back is another sum. */
export async function endSeat(connection: Connection, holdId: bigint, transferId: bigint): Promise<void> {
  await connection.rows({
    name: "ledger_end_hold",
    text: "select ledger_end_hold($1, 'CONSUMED', $2)",
    values: [holdId, transferId],
  });
}

/** The stacks of seats that are open; the caller holds the locks of their members. */
export async function readStacks(
  connection: Connection,
  holdIds: readonly bigint[],
): Promise<ReadonlyMap<bigint, Minor>> {
  const rows = await connection.rows({
    name: "ledger_stacks",
    text: "select id, amount from ledger_holds where id = any ($1::bigint[]) and state = 'OPEN'",
    values: [numbers(holdIds)],
  });
  return new Map(rows.map(([id, amount]) => [asBigint(id), minor(asBigint(amount))]));
}

/** What one seat put into the pot and got out of it. */
export interface HandMove {
  readonly memberId: bigint;
  readonly putInMinor: Minor;
  readonly wonMinor: Minor;
}

/** A hand as one transfer: first everything into the pot, then everything out of it, so that it never lies below nothing. */
export function handLegs(
  moves: readonly HandMove[],
  rakeMinor: Minor,
  { unit, pot, house }: { readonly unit: Unit; readonly pot: AccountId; readonly house: AccountId },
): readonly Leg[] {
  const held = (memberId: bigint): AccountId => memberAccount(memberId, "HELD", unit);
  return [
    ...moves.map(({ memberId, putInMinor }) => ({ from: held(memberId), to: pot, amountMinor: putInMinor })),
    ...moves.map(({ memberId, wonMinor }) => ({ from: pot, to: held(memberId), amountMinor: wonMinor })),
    { from: pot, to: house, amountMinor: rakeMinor },
  ];
}
