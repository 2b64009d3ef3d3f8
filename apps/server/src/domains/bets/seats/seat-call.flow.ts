// One call about seats as one transaction: lock the members' accounts, look whether it came before, judge it by the table of
// seats, and write money, stacks, counters, the answer and the news together.
import { lockKey, openBatch, readKeys, shardOf, texts, widenBatch, writeBatch } from "@jonaki/ledger";
import type { AccountId, Batch, Connection, KnownKey } from "@jonaki/ledger";
import { minor } from "@jonaki/money";
import type { WalletCode } from "@jonaki/vendor";
import { RECORD_EVENT } from "../../../platform/events.store.ts";
import { SAFE_CONSUMER } from "../../safe/safe.ts";
import { WALLET_CONSUMER } from "../../wallet/wallet.ts";
import { accountOf, keyOf } from "../bet-items.ts";
import type { BetUnit, Staked } from "../bet-items.ts";
import { insertCases, readTombstones } from "../bets.store.ts";
import { buyIn, buyOut, postHand } from "./seat-acts.flow.ts";
import type { Acted, HandPools, Scene, SeatParts } from "./seat-acts.flow.ts";
import { membersOf, seatNamesOf } from "./seat-items.ts";
import type { Seat, SeatAnswer, SeatItem } from "./seat-items.ts";
import { readLeftWith, readSeats } from "./seats.store.ts";

export async function runSeatCall(
  parts: SeatParts,
  connection: Connection,
  item: SeatItem,
  pools: ReadonlyMap<BetUnit, HandPools>,
): Promise<SeatAnswer> {
  const units = unitsOf(parts);
  const batch = await openBatch(connection, [
    ...membersOf(item).flatMap((memberId) =>
      units.flatMap((unit) => accountsOf({ memberId, unit, purse: null })),
    ),
    ...[...pools.values()].flatMap(({ pot, house }) => [pot, house]),
  ]);
  const key = keyOf(item.vendor, item.transaction);
  await lockKey(connection, key);
  const known = (await readKeys(connection, [key])).get(key);
  const seats = await readSeats(connection, item.vendor, seatNamesOf(item));
  // A purse lies behind its member's CASH, which is locked.
  const session = item.verb === "buyIn" ? [{ ...item, unit: item.sessionUnit }] : [];
  const purses = [...session, ...seats.values()].filter(({ purse }) => purse !== null);
  await widenBatch(connection, batch, purses.flatMap(accountsOf));
  const tell = (acted: Acted): SeatAnswer => answerOf(parts, batch, item, seats, acted);
  if (known?.fingerprint === item.fingerprint) return repeated(connection, item, known);
  // A bet that was taken back before it came holds its id.
  if (known !== undefined || (await readTombstones(connection, [key])).size > 0) {
    await raise(connection, item, "MISMATCH", seats);
    return tell({ code: "MISMATCH" });
  }
  // The round waits behind the key, never the other way round: nobody waits in a circle.
  if (item.verb === "hand") await lockKey(connection, `h/${item.vendor}/${item.round}`);
  const counters = await parts.safe.openCounters(connection, membersOf(item));
  const acted = await act({ parts, connection, batch, seats, counters, pools }, item);
  const answer = tell(acted);
  batch.remember({
    key,
    kind: item.verb,
    fingerprint: item.fingerprint,
    transferId: answer.reference,
    answer: answer.code,
    balanceMinor: answer.balanceMinor,
  });
  await writeBatch(connection, batch);
  await acted.write?.();
  await counters.write();
  if (isVendorsFault(item, answer.code)) await raise(connection, item, "WIN_REFUSED", seats);
  await tellOthers(parts, connection, item, acted);
  return answer;
}

/** Only its seats say in which unit a hand is. */
const unitsOf = ({ moneyUnit }: SeatParts): readonly BetUnit[] => [moneyUnit, "TRIAL"];

/** One of the vendor's pots and its house in each unit. Before the transaction: finding them takes a connection of its own. */
export async function poolsOf(parts: SeatParts, item: SeatItem): Promise<ReadonlyMap<BetUnit, HandPools>> {
  const found = new Map<BetUnit, HandPools>();
  if (item.verb !== "hand") return found;
  const { vendor: owner, moves } = item;
  const shard = Number((moves[0]?.memberId ?? 0n) % 64n);
  for (const unit of unitsOf(parts)) {
    const [pot, house] = await Promise.all([
      parts.pools.find({ ownerKind: "VENDOR", owner, kind: "POT", unit }),
      parts.pools.find({ ownerKind: "VENDOR", owner, kind: "HOUSE", unit }),
    ]);
    found.set(unit, { pot: shardOf(pot, shard), house: shardOf(house, shard) });
  }
  return found;
}

const accountsOf = (staked: Staked): readonly AccountId[] =>
  (["CASH", "BONUS", "HELD"] as const).map((kind) => accountOf(staked, kind));

function act(scene: Scene, item: SeatItem): Promise<Acted> {
  if (item.verb === "buyIn") return buyIn(scene, item);
  return item.verb === "hand" ? postHand(scene, item) : buyOut(scene, item);
}

/** As it was answered the first time. */
async function repeated(connection: Connection, item: SeatItem, known: KnownKey): Promise<SeatAnswer> {
  const { answer, balanceMinor, transferId: reference } = known;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only wallet codes are stored for these keys.
  const code = answer as WalletCode;
  return {
    code,
    balanceMinor: balanceMinor === null ? null : minor(balanceMinor),
    reference,
    amountMinor: item.verb === "buyOut" && code === "OK" ? await readLeftWith(connection, reference) : null,
  };
}

/** With the balance in the unit of the play session or of the seat. */
function answerOf(
  { moneyUnit }: SeatParts,
  batch: Batch,
  item: SeatItem,
  seats: ReadonlyMap<bigint, Seat>,
  { code, transferId, amountMinor }: Acted,
): SeatAnswer {
  const told = { code, reference: transferId ?? null, amountMinor: amountMinor ?? null };
  if (item.verb === "hand") return { ...told, balanceMinor: null };
  const { memberId } = item;
  const staked =
    item.verb === "buyIn"
      ? { memberId, unit: item.sessionUnit, purse: item.purse }
      : (seats.get(memberId) ?? { memberId, unit: moneyUnit, purse: null });
  const [cash, bonus] = accountsOf(staked).map((account) => batch.balanceOf(account) ?? 0n);
  return { ...told, balanceMinor: minor((cash ?? 0n) + (bonus ?? 0n)) };
}

/** What a vendor says was won and cannot be paid is looked at by a person. */
const isVendorsFault = (item: SeatItem, code: WalletCode): boolean => item.verb !== "buyIn" && code !== "OK";

async function raise(
  connection: Connection,
  item: SeatItem,
  kind: "MISMATCH" | "WIN_REFUSED",
  seats: ReadonlyMap<bigint, Seat>,
): Promise<void> {
  const { vendor, verb, transaction } = item;
  const [memberId = 0n] = membersOf(item);
  const named = Object.fromEntries([...seatNamesOf(item)].map(([member, seat]) => [String(member), seat]));
  const stacks = [...seats.values()].map(({ name, stackMinor }) => [name, String(stackMinor)]);
  const detail = { verb, transaction, seats: named, stacks: Object.fromEntries(stacks) };
  await insertCases(connection, [{ kind, memberId, vendor, detail }]);
}

/** The members' pages, and who counts what a limit stopped; demo play is nobody's business but the player's. */
async function tellOthers(
  { consumers }: SeatParts,
  connection: Connection,
  item: SeatItem,
  { unit = "TRIAL", transferId, stop = null }: Acted,
): Promise<void> {
  const tell = (name: string, facts: readonly object[], consumer: string) =>
    connection.rows({ ...RECORD_EVENT, values: [name, JSON.stringify(facts), texts([consumer])] });
  const facts = membersOf(item).map((memberId) => ({ member: String(memberId) }));
  if (transferId !== undefined && unit !== "TRIAL") await tell("seat.moved", facts, WALLET_CONSUMER);
  if (stop !== null && consumers.includes(SAFE_CONSUMER))
    await tell(
      "play.stopped",
      facts.map((fact) => ({ ...fact, stop })),
      SAFE_CONSUMER,
    );
}
