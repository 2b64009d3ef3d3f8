// The seats' side of the wallet interface [VEN-21]: translates handles, sessions and amounts for a vendor with rooms. To any
// other vendor these are no calls of the contract.
import { formatAmount, minor, parseAmount } from "@jonaki/money";
import type { Minor } from "@jonaki/money";
import { fingerprint, NO_ROOMS } from "@jonaki/vendor";
import type { BuyInCall, HandCall, PostingAnswer, Rooms, SeatCall } from "@jonaki/vendor";
import type { ApartFrom } from "../accounts/accounts.ts";
import type { SeatAnswer, SeatItem, Seats } from "../bets/bets.ts";
import type { Catalogue } from "./catalogue.ts";
import type { Lookups } from "./gateway.flow.ts";
import { barOf } from "./gateway.rules.ts";

export interface SeatGatewayParts {
  readonly seats: Seats;
  readonly catalogue: Catalogue;
  readonly apartFrom: ApartFrom;
  isUnderMaintenance(): boolean;
}

const amountOf = (text: string): Minor => parseAmount(text) ?? minor(0n);

export function createSeatGateway(parts: SeatGatewayParts, vendor: string, lookups: Lookups): Rooms {
  const post = async (call: SeatCall): Promise<PostingAnswer> => {
    const item = await itemOf(parts, vendor, lookups, call);
    return "code" in item ? item : tell(await parts.seats.handle(item));
  };
  const known = async (handle: string): Promise<bigint | null> => (await lookups.memberOf(handle)) ?? null;
  const rooms: Rooms = {
    buyIn: (call) => post({ ...call, verb: "buyIn" }),
    hand: (call) => post({ ...call, verb: "hand" }),
    buyOut: (call) => post({ ...call, verb: "buyOut" }),
    apart: async ({ player, seated }) => {
      const [newcomer, others] = await Promise.all([known(player), Promise.all(seated.map(known))]);
      return { code: "OK", apart: [...(await parts.apartFrom(newcomer, others))] };
    },
  };
  const now = async (): Promise<Rooms> => {
    const { vendors } = await parts.catalogue.current();
    return vendors.get(vendor)?.hasRooms === true ? rooms : NO_ROOMS;
  };
  return {
    buyIn: async (call) => (await now()).buyIn(call),
    hand: async (call) => (await now()).hand(call),
    buyOut: async (call) => (await now()).buyOut(call),
    apart: async (call) => (await now()).apart(call),
  };
}

const tell = (answer: SeatAnswer | "late"): PostingAnswer =>
  answer === "late"
    ? { code: "RETRY" }
    : {
        code: answer.code,
        ...(answer.balanceMinor === null ? {} : { balance: formatAmount(answer.balanceMinor) }),
        ...(answer.reference === null ? {} : { reference: String(answer.reference) }),
        ...(answer.amountMinor === null ? {} : { amount: formatAmount(answer.amountMinor) }),
      };

/** A call of the contract as an item of the seats, or its answer when nobody could be meant. */
async function itemOf(
  parts: SeatGatewayParts,
  vendor: string,
  lookups: Lookups,
  call: SeatCall,
): Promise<SeatItem | PostingAnswer> {
  const base = { vendor, transaction: call.transaction, fingerprint: fingerprint(call) };
  if (call.verb === "hand") return handItem(lookups, base, call);
  const memberId = await lookups.memberOf(call.player);
  if (memberId === undefined) return { code: call.verb === "buyIn" ? "SESSION_EXPIRED" : "BET_UNKNOWN" };
  if (call.verb === "buyIn") return buyInItem(parts, lookups, { ...base, memberId }, call);
  const amountMinor = call.amount === undefined ? null : amountOf(call.amount);
  return { ...base, verb: "buyOut", memberId, seat: call.seat, amountMinor };
}

type Base = Pick<SeatItem, "vendor" | "transaction" | "fingerprint">;

async function handItem(
  lookups: Lookups,
  base: Base,
  { game, round, moves, rake }: HandCall,
): Promise<SeatItem | PostingAnswer> {
  const members = await Promise.all(moves.map(({ player }) => lookups.memberOf(player)));
  const seated = moves.flatMap(({ seat, putIn, won }, place) => {
    const memberId = members[place];
    const amounts = { putInMinor: amountOf(putIn), wonMinor: amountOf(won) };
    return memberId === undefined ? [] : [{ memberId, seat, ...amounts }];
  });
  if (seated.length < moves.length) return { code: "BET_UNKNOWN" };
  return { ...base, verb: "hand", game, round, moves: seated, rakeMinor: amountOf(rake) };
}

async function buyInItem(
  parts: SeatGatewayParts,
  lookups: Lookups,
  base: Base & { readonly memberId: bigint },
  call: BuyInCall,
): Promise<SeatItem> {
  const [play, game] = await Promise.all([
    lookups.playOf(call.session),
    parts.catalogue.find(base.vendor, call.game),
  ]);
  if (play !== undefined) await lookups.note(play.loginSession);
  return {
    ...base,
    verb: "buyIn",
    seat: call.seat,
    game: call.game,
    unit: call.currency,
    amountMinor: amountOf(call.amount),
    smallestMinor: game?.smallestMinor ?? 0n,
    largestMinor: game?.largestMinor ?? 0n,
    sessionUnit: play?.unit ?? call.currency,
    purse: play?.purse ?? null,
    loginSession: play?.loginSession ?? null,
    barredBy: barOf({ ...base, ...call }, play, game, parts.isUnderMaintenance()),
  };
}
