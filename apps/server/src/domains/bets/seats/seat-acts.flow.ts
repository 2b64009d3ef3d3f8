// What the three calls about seats do: each judged by the table, posted on the batch, and its writes handed back to be made
// once the batch is written.
import { endSeat, handLegs, moveSeats, openSeat } from "@jonaki/ledger";
import type { AccountId, Batch, Connection, Leg } from "@jonaki/ledger";
import { minor } from "@jonaki/money";
import type { Minor } from "@jonaki/money";
import type { WalletCode } from "@jonaki/vendor";
import type { PlayCounters, PlayStop } from "../../safe/safe.ts";
import type { BetBatchParts } from "../bet-batch.flow.ts";
import { accountOf, ownerOf } from "../bet-items.ts";
import type { BetUnit } from "../bet-items.ts";
import type { BuyInItem, BuyOutItem, HandItem, Seat } from "./seat-items.ts";
import { takeOff } from "./seat-limits.rules.ts";
import { judgeBuyIn, judgeBuyOut, judgeHand } from "./seat-table.rules.ts";
import { insertBuyIn, insertHand, insertSeat, isHandPosted, readBuyIns, writeLeft } from "./seats.store.ts";

export type SeatParts = Pick<
  BetBatchParts,
  "pools" | "safe" | "moneyUnit" | "playBarsOf" | "consumers" | "announce"
>;

/** A pot of the vendor's, and where its rake goes. */
export interface HandPools {
  readonly pot: AccountId;
  readonly house: AccountId;
}

export interface Scene {
  readonly parts: SeatParts;
  readonly connection: Connection;
  readonly batch: Batch;
  readonly seats: ReadonlyMap<bigint, Seat>;
  readonly counters: PlayCounters;
  readonly pools: ReadonlyMap<BetUnit, HandPools>;
}

export interface Acted {
  readonly code: WalletCode;
  readonly transferId?: bigint;
  readonly unit?: BetUnit;
  readonly amountMinor?: Minor;
  /** The limit that stood against it. */
  readonly stop?: PlayStop | null;
  /** What belongs to it beside the money. */
  write?(): Promise<void>;
}

/** The account record has no name of its own for chips: they lie with the vendor, as money transferred there does [REP-5]. */
const CHIPS = "vendor_transfer";

export async function buyIn(scene: Scene, item: BuyInItem): Promise<Acted> {
  const { parts, connection, batch, seats, counters } = scene;
  const { memberId, amountMinor, unit } = item;
  const logins = item.loginSession === null ? [] : [item.loginSession];
  const bars = await parts.playBarsOf(connection, [memberId], logins);
  // Chips that are added come from where the seat's first ones did.
  const { purse } = seats.get(memberId) ?? item;
  const staked = { memberId, unit, purse };
  const cash = accountOf(staked, "CASH");
  const asked = { memberId, stakeMinor: amountMinor, opensRound: () => true, at: batch.at };
  const stop = unit === "TRIAL" ? null : counters.stopOf(asked);
  const verdict = judgeBuyIn(item, seats.get(memberId), {
    isBlocked: bars.isBlocked(memberId),
    isLoggedOut: !logins.every((login) => bars.isAlive(login)),
    isLimited: stop !== null,
    cashMinor: batch.balanceOf(cash) ?? 0n,
  });
  if ("refuse" in verdict)
    return { code: verdict.refuse, stop: verdict.refuse === "LIMIT_REACHED" ? stop : null };
  const transferId = posted(batch, CHIPS, [{ from: cash, to: accountOf(staked, "HELD"), amountMinor }]);
  if (unit !== "TRIAL") counters.staked(memberId, amountMinor, batch.at);
  const seat = verdict.seat ?? { ...staked, id: transferId, name: item.seat, game: item.game };
  const write = async (): Promise<void> => {
    if (verdict.seat !== null)
      await moveSeats(connection, [{ holdId: seat.id, changeMinor: amountMinor }], null);
    else {
      await openSeat(connection, { transferId, memberId: ownerOf(staked), unit, amountMinor });
      await insertSeat(connection, item.vendor, seat, batch.at);
    }
    await insertBuyIn(connection, seat, { id: transferId, amountMinor, at: batch.at });
  };
  return { code: "OK", transferId, unit, write };
}

export async function postHand(scene: Scene, item: HandItem): Promise<Acted> {
  const { connection, batch, seats, counters } = scene;
  const verdict = judgeHand(item, seats, await isHandPosted(connection, item));
  if ("refuse" in verdict) return { code: verdict.refuse };
  const { unit, seated } = verdict;
  const pools = scene.pools.get(unit);
  if (pools === undefined) throw new Error(`there is no pot in ${unit}`);
  const moves = seated.map(({ move, seat }) => ({ ...move, memberId: ownerOf(seat) }));
  const transferId = posted(batch, "hand", handLegs(moves, item.rakeMinor, { unit, ...pools }));
  // The stake was counted when the chips were bought; what is played with them is time.
  if (unit !== "TRIAL") for (const { seat } of seated) counters.played(seat.memberId, batch.at);
  const changes = seated.map(({ seat, move }) => ({
    holdId: seat.id,
    changeMinor: move.wonMinor - move.putInMinor,
  }));
  const write = async (): Promise<void> => {
    await moveSeats(connection, changes, pools.pot);
    await insertHand(connection, item, { id: transferId, unit, seated, at: batch.at });
  };
  return { code: "OK", transferId, unit, write };
}

export async function buyOut(scene: Scene, item: BuyOutItem): Promise<Acted> {
  const { connection, batch, seats, counters } = scene;
  const { memberId } = item;
  const verdict = judgeBuyOut(item, seats.get(memberId));
  if ("refuse" in verdict) return { code: verdict.refuse };
  const { seat } = verdict;
  if (seat === null) return { code: "OK", amountMinor: minor(0n) };
  const { id, unit, stackMinor } = seat;
  const [held, cash] = [accountOf(seat, "HELD"), accountOf(seat, "CASH")];
  const transferId = posted(batch, CHIPS, [{ from: held, to: cash, amountMinor: stackMinor }]);
  const back = takeOff(await readBuyIns(connection, id), stackMinor);
  if (unit !== "TRIAL") {
    for (const { backMinor, at } of back.buyIns) counters.unstaked(memberId, backMinor, at);
    if (back.wonMinor > 0n) counters.returned(memberId, back.wonMinor);
  }
  const write = async (): Promise<void> => {
    await endSeat(connection, id, transferId);
    await writeLeft(connection, { id, transferId, stackMinor, at: batch.at }, back);
  };
  return { code: "OK", transferId, unit, amountMinor: stackMinor, write };
}

/** Posts what the table has allowed: a refusal here is a fault, and the whole call with it. */
function posted(batch: Batch, kind: string, legs: readonly Leg[]): bigint {
  const result = batch.post(kind, legs);
  if ("refused" in result) throw new Error(`${kind} could not be posted: ${result.refused}`);
  return result.transferId;
}
