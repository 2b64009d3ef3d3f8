// What a vendor with rooms may ask beside the other calls [VEN-21]: chips for a seat, the end of a hand, chips back,
// and who must not sit at one table. A seat belongs to one player, as a round does.
import { z } from "zod";
import { parseAmount } from "@jonaki/money";
import { amountText, currency, id, positiveAmountText } from "./fields.ts";

/** The first one opens the seat, every other one adds chips to it. */
export const buyIn = z.strictObject({
  verb: z.literal("buyIn"),
  transaction: id,
  session: id,
  player: id,
  game: id,
  seat: id,
  amount: positiveAmountText,
  currency,
});

const FEWEST_SEATS = 2;
export const MOST_SEATS = 10;

/** What a seat put into the pot in the whole hand, and what it got out of it. */
const move = z.strictObject({ player: id, seat: id, putIn: amountText, won: amountText });

type Move = z.output<typeof move>;

const sumOf = (amounts: readonly string[]): bigint =>
  amounts.reduce((sum, text) => sum + (parseAmount(text) ?? 0n), 0n);

/** The whole of a hand at once, so that no chip lies in a pot between two calls [CAR-30]. */
export const hand = z
  .strictObject({
    verb: z.literal("hand"),
    transaction: id,
    game: id,
    round: id,
    moves: z.array(move).min(FEWEST_SEATS).max(MOST_SEATS),
    rake: amountText,
  })
  .refine(({ moves }) => new Set(moves.map(({ player }) => player)).size === moves.length, {
    path: ["moves"],
  })
  .refine(({ moves, rake }) => isEven(moves, rake), { path: ["rake"] });

/** Payouts and rake together are what was put in, and that is something. */
function isEven(moves: readonly Move[], rake: string): boolean {
  const putIn = sumOf(moves.map((one) => one.putIn));
  return putIn > 0n && putIn === sumOf([rake, ...moves.map(({ won }) => won)]);
}

export const buyOut = z.strictObject({
  verb: z.literal("buyOut"),
  transaction: id,
  player: id,
  seat: id,
  /** What the vendor believes to lie there; what comes back is the platform's own figure, or nothing when they differ. */
  amount: amountText.optional(),
});

/** Which of those at a table a new one must not sit with [CAR-52]. */
export const apart = z.strictObject({
  verb: z.literal("apart"),
  player: id,
  game: id,
  seated: z.array(id).min(1).max(MOST_SEATS),
});

/** A yes or no for each of them, in their order, and no reason. */
export const apartAnswer = z.strictObject({ code: z.literal("OK"), apart: z.array(z.boolean()) });

export type BuyInCall = z.output<typeof buyIn>;
export type HandCall = z.output<typeof hand>;
export type BuyOutCall = z.output<typeof buyOut>;
export type ApartCall = z.output<typeof apart>;
export type SeatCall = BuyInCall | HandCall | BuyOutCall;
