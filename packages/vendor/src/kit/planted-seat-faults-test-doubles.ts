// Wallets with one fault each at the tables of rooms; the kit must find every one.
import { minor, parseAmount } from "@jonaki/money";
import type { Wallet } from "../contract.ts";
import type { BuyOutCall, HandCall } from "../seats.ts";
import { moments } from "./moments-test-doubles.ts";
import type { PlantedFault } from "./planted-faults-test-doubles.ts";
import { REFERENCE_RULES } from "./reference-books.ts";
import type { Books, ReferenceRules } from "./reference-books.ts";
import { seatKey } from "./reference-seats.ts";
import type { ReferenceSeat } from "./reference-seats.ts";
import type { ReferenceOptions } from "./reference-wallet.ts";

const rules = (changed: Partial<ReferenceRules>): Partial<ReferenceOptions> => ({
  rules: { ...REFERENCE_RULES, ...changed },
});

const seatOf = (books: Books, call: BuyOutCall): ReferenceSeat | undefined => books.seats.get(seatKey(call));

/** The hand judged with stacks as the fault would have them, and its moves made on the real ones. */
function handSeeing(stackOf: (seat: ReferenceSeat, key: string, call: HandCall) => bigint) {
  return (books: Books, call: HandCall) => {
    const lifted = call.moves.flatMap((move) => {
      const seat = books.seats.get(seatKey(move));
      if (seat === undefined) return [];
      const byMinor = stackOf(seat, seatKey(move), call) - seat.stackMinor;
      seat.stackMinor = minor(seat.stackMinor + byMinor);
      return [{ seat, byMinor }];
    });
    const code = REFERENCE_RULES.hand(books, call);
    for (const { seat, byMinor } of lifted) seat.stackMinor = minor(seat.stackMinor - byMinor);
    return code;
  };
}

const CHIP_FAULTS: readonly PlantedFault[] = [
  {
    name: "leaving a seat twice pays twice",
    foundBy: "table: leaving again",
    options: rules({
      buyOut: (books, call) => {
        const seat = seatOf(books, call);
        if (seat !== undefined) seat.isLeft = false;
        return REFERENCE_RULES.buyOut(books, call);
      },
    }),
  },
  {
    name: "the vendor's figure is paid out",
    foundBy: "table: who expects another stack",
    options: rules({
      buyOut: (books, call) => {
        const seat = seatOf(books, call);
        const wanted = call.amount === undefined ? null : parseAmount(call.amount);
        if (seat !== undefined && wanted !== null) seat.stackMinor = wanted;
        return REFERENCE_RULES.buyOut(books, call);
      },
    }),
  },
  {
    name: "a seat that was left takes chips again",
    foundBy: "table: a seat that was left takes no chips",
    options: rules({
      buyIn: (books, call) => {
        if (books.seats.get(seatKey(call))?.isLeft === true) books.seats.delete(seatKey(call));
        return REFERENCE_RULES.buyIn(books, call);
      },
    }),
  },
  {
    name: "more chips take the place of those that lay there",
    foundBy: "table: more chips are added",
    options: rules({
      buyIn: (books, call) => {
        const seat = books.seats.get(seatKey(call));
        if (seat?.isLeft === false) seat.stackMinor = minor(0n);
        return REFERENCE_RULES.buyIn(books, call);
      },
    }),
  },
  {
    name: "a barred player's chips stay at the table",
    foundBy: "table: after an exclusion",
    options: rules({
      buyOut: (books, call) =>
        books.players.get(call.player)?.blocked === true
          ? { code: "MEMBER_BLOCKED" }
          : REFERENCE_RULES.buyOut(books, call),
    }),
  },
];

const HAND_FAULTS: readonly PlantedFault[] = [
  {
    name: "chips that are won in a hand are put in in it",
    foundBy: "table: chips won in a hand",
    options: rules({
      hand: handSeeing((seat, key, { moves }) => {
        const own = moves.find((move) => seatKey(move) === key);
        return seat.stackMinor + (parseAmount(own?.won ?? "0") ?? 0n);
      }),
    }),
  },
  {
    name: "a round is posted again under another id",
    foundBy: "table: a round is posted once",
    options: rules({
      hand: (books, call) => {
        books.hands.delete(call.round);
        return REFERENCE_RULES.hand(books, call);
      },
    }),
  },
  {
    name: "a hand is posted without the seat that nobody has",
    foundBy: "table: a hand with a seat that nobody has",
    options: rules({
      hand: (books, call) => {
        const moves = call.moves.filter((move) => books.seats.has(seatKey(move)));
        return REFERENCE_RULES.hand(books, { ...call, moves });
      },
    }),
  },
  {
    name: "the seat that lost its last chip is gone",
    foundBy: "table: all chips go to one",
    options: rules({
      hand: (books, call) => {
        const code = REFERENCE_RULES.hand(books, call);
        for (const seat of books.seats.values()) seat.isLeft ||= seat.stackMinor === 0n;
        return code;
      },
    }),
  },
  {
    name: "an ended session stops a hand",
    foundBy: "table: after the end of the session",
    options: rules({
      hand: (books, call) =>
        call.moves.some(({ player }) => books.players.get(player)?.live === false)
          ? "SESSION_EXPIRED"
          : REFERENCE_RULES.hand(books, call),
    }),
  },
  {
    name: "a stack is read, and written back later",
    foundBy: "table race: three hands",
    options: staleStacks(),
  },
];

function staleStacks(): Partial<ReferenceOptions> {
  const { now, pause } = moments();
  const read = new Map<string, { readonly moment: number; readonly stackMinor: bigint }>();
  const hand = handSeeing((seat, key) => {
    const before = read.get(key);
    const seen = before?.moment === now() ? before : { moment: now(), stackMinor: seat.stackMinor };
    read.set(key, seen);
    return seen.stackMinor;
  });
  return { ...rules({ hand }), pause };
}

const apart =
  (answer: (one: string) => boolean) =>
  (wallet: Wallet): Wallet => ({
    ...wallet,
    apart: async ({ seated }) => ({ code: "OK", apart: seated.map(answer) }),
  });

const ROOM_FAULTS: readonly PlantedFault[] = [
  {
    name: "a vendor without rooms is asked for",
    foundBy: "rooms: as the vendor's leave says",
    options: { rooms: false },
    around: apart(() => false),
  },
  { name: "anybody sits with a stranger", foundBy: "apart:", around: apart(() => false) },
];

export const SEAT_FAULTS: readonly PlantedFault[] = [...CHIP_FAULTS, ...HAND_FAULTS, ...ROOM_FAULTS];
