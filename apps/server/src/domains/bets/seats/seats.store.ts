// The seats' statements on the connection of a call: read under the members' locks, written with the money.
import { asBigint, asText, numbers, readStacks, texts } from "@jonaki/ledger";
import type { Connection } from "@jonaki/ledger";
import { minor } from "@jonaki/money";
import type { Minor } from "@jonaki/money";
import type { BetUnit } from "../bet-items.ts";
import { insertTrialStakes, withPurses } from "../trial-stakes.store.ts";
import type { HandItem, Seat } from "./seat-items.ts";
import type { BuyIn, TakenOff } from "./seat-limits.rules.ts";
import type { SeatedMove } from "./seat-table.rules.ts";

/** The seats of a vendor that are named, by their members. */
export async function readSeats(
  connection: Connection,
  vendor: string,
  names: ReadonlyMap<bigint, string>,
): Promise<ReadonlyMap<bigint, Seat>> {
  const rows = await connection.rows({
    name: "seats_named",
    text: `select s.id, s.member_id, s.name, s.game, s.unit
      from unnest($2::bigint[], $3::text[]) named(member_id, name)
      join seats s on s.vendor = $1 and s.member_id = named.member_id and s.name = named.name`,
    values: [vendor, numbers([...names.keys()]), texts([...names.values()])],
  });
  if (rows.length === 0) return new Map();
  const stacks = await readStacks(
    connection,
    rows.map(([id]) => asBigint(id)),
  );
  const seats = rows.map(([seat, member, name, game, unit]) => {
    const [id, memberId] = [asBigint(seat), asBigint(member)];
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the column's check has the same list.
    const known = { id, memberId, name: asText(name), game: asText(game), unit: asText(unit) as BetUnit };
    return { ...known, purse: null, stackMinor: stacks.get(id) ?? null };
  });
  const own = await withPurses<Seat>(connection, seats);
  return new Map(own.map((seat) => [seat.memberId, seat]));
}

export async function insertSeat(
  connection: Connection,
  vendor: string,
  seat: Omit<Seat, "stackMinor">,
  at: Date,
): Promise<void> {
  await connection.rows({
    name: "seats_insert",
    text: `insert into seats (id, vendor, member_id, name, game, unit, opened_at)
      values ($1, $2, $3, $4, $5, $6, $7)`,
    values: [seat.id, vendor, seat.memberId, seat.name, seat.game, seat.unit, at],
  });
  await insertTrialStakes(connection, [seat]);
}

export async function insertBuyIn(
  connection: Connection,
  seat: Pick<Seat, "id" | "memberId" | "unit">,
  buyIn: BuyIn,
): Promise<void> {
  await connection.rows({
    name: "seat_buy_ins_insert",
    text: `insert into seat_buy_ins (id, seat_id, member_id, unit, amount, at)
      values ($1, $2, $3, $4, $5, $6)`,
    values: [buyIn.id, seat.id, seat.memberId, seat.unit, buyIn.amountMinor, buyIn.at],
  });
}

/** In the order they were made. */
export async function readBuyIns(connection: Connection, seatId: bigint): Promise<readonly BuyIn[]> {
  const rows = await connection.rows({
    name: "seat_buy_ins_of",
    text: "select id, amount, at from seat_buy_ins where seat_id = $1 order by id",
    values: [seatId],
  });
  return rows.map(([id, amount, at]) => {
    if (!(at instanceof Date)) throw new TypeError("a buy-in has no time");
    return { id: asBigint(id), amountMinor: asBigint(amount), at };
  });
}

export async function writeLeft(
  connection: Connection,
  seat: { readonly id: bigint; readonly transferId: bigint; readonly stackMinor: Minor; readonly at: Date },
  { buyIns }: TakenOff,
): Promise<void> {
  await connection.rows({
    name: "seats_left",
    text: "update seats set left_at = $2, left_by = $3, left_with = $4 where id = $1",
    values: [seat.id, seat.at, seat.transferId, seat.stackMinor],
  });
  if (buyIns.length === 0) return;
  await connection.rows({
    name: "seat_buy_ins_back",
    text: `update seat_buy_ins b set given_back = c.back from unnest($1::bigint[], $2::bigint[]) c(id, back)
      where b.id = c.id`,
    values: [numbers(buyIns.map(({ id }) => id)), numbers(buyIns.map(({ backMinor }) => backMinor))],
  });
}

/** What came back by a transfer; nothing where none did. */
export async function readLeftWith(connection: Connection, transferId: bigint | null): Promise<Minor> {
  const rows =
    transferId === null
      ? []
      : await connection.rows({
          name: "seats_left_with",
          text: "select left_with from seats where left_by = $1",
          values: [transferId],
        });
  return minor(asBigint(rows[0]?.[0] ?? 0n));
}

export async function isHandPosted(
  connection: Connection,
  { vendor, round }: Pick<HandItem, "vendor" | "round">,
): Promise<boolean> {
  const rows = await connection.rows({
    name: "hands_of_round",
    text: "select id from hands where vendor = $1 and round = $2",
    values: [vendor, round],
  });
  return rows.length > 0;
}

export async function insertHand(
  connection: Connection,
  { vendor, round, game, moves, rakeMinor }: HandItem,
  hand: {
    readonly id: bigint;
    readonly unit: BetUnit;
    readonly seated: readonly SeatedMove[];
    readonly at: Date;
  },
): Promise<void> {
  const putInMinor = moves.reduce((sum, move) => sum + move.putInMinor, 0n);
  await connection.rows({
    name: "hands_insert",
    text: `insert into hands (id, vendor, round, game, unit, put_in, rake, at)
      values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    values: [hand.id, vendor, round, game, hand.unit, putInMinor, rakeMinor, hand.at],
  });
  await connection.rows({
    name: "hand_seats_insert",
    text: `insert into hand_seats (hand_id, seat_id, member_id, put_in, won)
      select $1, * from unnest($2::bigint[], $3::bigint[], $4::bigint[], $5::bigint[])`,
    values: [
      hand.id,
      numbers(hand.seated.map(({ seat }) => seat.id)),
      numbers(hand.seated.map(({ seat }) => seat.memberId)),
      numbers(hand.seated.map(({ move }) => move.putInMinor)),
      numbers(hand.seated.map(({ move }) => move.wonMinor)),
    ],
  });
}
