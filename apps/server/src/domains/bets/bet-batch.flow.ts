// One batch of wallet calls as one transaction: lock the members' accounts, load what the calls are about, judge
// and carry out each in turn, and write money, bets, counters, wagering and events together.
import { memberAccount, openBatch, readKeys, shardOf, texts, writeBatch } from "@jonaki/ledger";
import type { AccountId, Connection, Pools } from "@jonaki/ledger";
import { minor } from "@jonaki/money";
import type { WalletCode } from "@jonaki/vendor";
import { RECORD_EVENT } from "../../platform/events.store.ts";
import type { PlayCounters, Safe } from "../safe/safe.ts";
import type { Wallet } from "../wallet/wallet.ts";
import { createBetBook } from "./bet-book.ts";
import type { BetBook, Loaded } from "./bet-book.ts";
import { eventsOf } from "./bet-facts.ts";
import { keyOf, payoutOf, roundName, stakeOf } from "./bet-items.ts";
import type { Bet, BetItem, BetUnit, ItemAnswer, WalletItem } from "./bet-items.ts";
import type { BettingPools } from "./betting.ts";
import {
  insertBets,
  insertCases,
  insertTombstones,
  readRounds,
  readTombstones,
  roundKeyOf,
  updateBets,
} from "./bets.store.ts";
import type { FundsOrder } from "./settlement.rules.ts";
import { carryOut } from "./wallet-call.ts";

export interface BetBatchParts {
  readonly pools: Pools;
  readonly safe: Safe;
  readonly wallet: Wallet;
  readonly moneyUnit: BetUnit;
  readonly fundsOrder: FundsOrder;
  /** Which of these members may not bet now: by their account's state [VEN-12]. */
  blockedOf(connection: Connection, memberIds: readonly bigint[]): Promise<ReadonlySet<bigint>>;
  /** The domains that hear of bets. */
  readonly consumers: readonly string[];
}

export async function runBetBatch(
  parts: BetBatchParts,
  connection: Connection,
  shard: number,
  items: readonly WalletItem[],
): Promise<readonly ItemAnswer[]> {
  const pools = await openPools(parts, items);
  const batch = await openBatch(
    connection,
    items.flatMap((item) => accountsOf(parts, pools, shard, item)),
  );
  const loaded = await load(connection, items);
  const bettors = [...new Set(items.filter(({ verb }) => verb === "bet").map(({ memberId }) => memberId))];
  const blocked = bettors.length === 0 ? new Set<bigint>() : await parts.blockedOf(connection, bettors);
  const everybody = [...new Set(items.map(({ memberId }) => memberId))];
  const counters = await parts.safe.openCounters(connection, everybody, batch.at);
  const book = createBetBook(loaded);
  const before = new Map(loaded.bets.map((bet) => [bet.id, bet]));
  const betting = {
    batch,
    book,
    shard,
    fundsOrder: parts.fundsOrder,
    moneyUnit: parts.moneyUnit,
    poolsOf: pools.of,
    units: pools.units,
    barsOf: (item: BetItem) => ({
      isBlocked: blocked.has(item.memberId),
      isLimited: item.unit !== "TRIAL" && counters.refuses(item.memberId, item.amountMinor),
    }),
    accepted: (bet: Bet): void => {
      if (bet.unit !== "TRIAL") counters.staked(bet.memberId, stakeOf(bet));
    },
  };
  const answers = items.map((item) => carryOut(betting, item));
  await writeBatch(connection, batch);
  await writeBook(parts, connection, book, before, counters, batch.at);
  return answers;
}

async function writeBook(
  parts: BetBatchParts,
  connection: Connection,
  book: BetBook,
  before: ReadonlyMap<bigint, Bet>,
  counters: PlayCounters,
  at: Date,
): Promise<void> {
  const { placed, changed, tombstones, cases } = book.changes();
  await insertBets(connection, placed, at);
  await updateBets(connection, changed, at);
  await insertTombstones(connection, tombstones);
  await insertCases(connection, cases);
  const money = [...placed, ...changed].filter((bet) => bet.unit !== "TRIAL");
  for (const bet of money) {
    const was = before.get(bet.id);
    if (bet.state === "VOID" && was?.state === "OPEN")
      counters.unstaked(bet.memberId, stakeOf(bet), bet.placedAt);
    const returnedMinor = payoutOf(bet) - (was === undefined ? 0n : payoutOf(was));
    if (returnedMinor > 0n) counters.returned(bet.memberId, returnedMinor);
  }
  await counters.write();
  const ended = money.filter(
    (bet) => bet.state !== "OPEN" && (before.get(bet.id)?.state ?? "OPEN") === "OPEN",
  );
  await parts.wallet.playWagering(connection, ended, at);
  const told = changed.filter((bet) => isNews(bet, before.get(bet.id)));
  for (const [name, facts] of eventsOf(placed, told)) {
    await connection.rows({ ...RECORD_EVENT, values: [name, JSON.stringify(facts), texts(parts.consumers)] });
  }
}

/** A bet of a closed round that was only marked so is no news. */
const isNews = (bet: Bet, was: Bet | undefined): boolean =>
  was === undefined || was.state !== bet.state || payoutOf(was) !== payoutOf(bet);

interface BatchPools {
  of(vendor: string, unit: BetUnit): BettingPools;
  units: readonly BetUnit[];
}

async function openPools(parts: BetBatchParts, items: readonly WalletItem[]): Promise<BatchPools> {
  const units: readonly BetUnit[] = [parts.moneyUnit, "TRIAL"];
  const found = new Map<string, BettingPools>();
  for (const vendor of new Set(items.map((item) => item.vendor))) {
    for (const unit of units) {
      const [openBets, house, suspense] = await Promise.all([
        parts.pools.find({ ownerKind: "VENDOR", owner: vendor, kind: "OPEN_BETS", unit }),
        parts.pools.find({ ownerKind: "VENDOR", owner: vendor, kind: "HOUSE", unit }),
        parts.pools.find({ ownerKind: "HOUSE", owner: "house", kind: "SUSPENSE", unit }),
      ]);
      found.set(`${vendor} ${unit}`, { openBets, house, suspense });
    }
  }
  return {
    units,
    of: (vendor, unit) => {
      const pools = found.get(`${vendor} ${unit}`);
      if (pools === undefined) throw new Error(`no pools of ${vendor} in ${unit}`);
      return pools;
    },
  };
}

/** The accounts a call may move or tell of: only its bet says in which unit a round is, so both are locked for the rest. */
function accountsOf(
  parts: BetBatchParts,
  pools: BatchPools,
  shard: number,
  item: WalletItem,
): readonly AccountId[] {
  const isBet = item.verb === "bet";
  const units = isBet
    ? pools.units.filter((unit) => unit === item.unit || unit === item.sessionUnit)
    : pools.units;
  return units.flatMap((unit) => {
    const { openBets, house, suspense } = pools.of(item.vendor, unit);
    const isLarge = item.verb === "win" && item.amountMinor > item.largestWinMinor;
    return [
      memberAccount(item.memberId, "CASH", unit),
      memberAccount(item.memberId, "BONUS", unit),
      shardOf(openBets, shard),
      ...(item.verb === "bet" ? [] : [shardOf(house, shard)]),
      ...(isLarge ? [shardOf(suspense, shard)] : []),
    ];
  });
}

async function load(connection: Connection, items: readonly WalletItem[]): Promise<Loaded> {
  const keys = items.flatMap((item) => [
    keyOf(item.vendor, item.transaction),
    ...((item.verb === "win" || item.verb === "rollback") && item.bet !== null
      ? [keyOf(item.vendor, item.bet)]
      : []),
  ]);
  const known = await readKeys(connection, keys);
  const tombstones = await readTombstones(connection, [...keys, ...items.map(roundName)]);
  const bets = await readRounds(connection, items.map(roundKeyOf));
  const calls = new Map(
    [...known].map(([key, { kind, fingerprint, transferId, answer, balanceMinor }]) => [
      key,
      {
        verb: kind,
        fingerprint,
        answer: {
          // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only wallet codes are stored for these keys.
          code: answer as WalletCode,
          balanceMinor: balanceMinor === null ? null : minor(balanceMinor),
          reference: transferId,
        },
      },
    ]),
  );
  return { calls, tombstones, bets };
}
