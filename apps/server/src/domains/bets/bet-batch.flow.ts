// One batch of wallet calls as one transaction: lock the members' accounts, load what the calls are about, judge
// and carry out each in turn, and write money, bets, counters, wagering and events together.
import { memberAccount, openBatch, readKeys, shardOf, texts, widenBatch, writeBatch } from "@jonaki/ledger";
import type { AccountId, Burst, Connection, Pools } from "@jonaki/ledger";
import { minor } from "@jonaki/money";
import type { WalletCode } from "@jonaki/vendor";
import { RECORD_EVENT } from "../../platform/events.store.ts";
import { SAFE_CONSUMER } from "../safe/safe.ts";
import type { PlayCounters, PlayStop, Safe } from "../safe/safe.ts";
import type { Wagerings, Wallet } from "../wallet/wallet.ts";
import { createBetBook } from "./bet-book.ts";
import type { BetBook, Loaded } from "./bet-book.ts";
import { eventsOf, stopFacts } from "./bet-facts.ts";
import { accountOf, namesOf, payoutOf, stakeOf } from "./bet-items.ts";
import type { Bet, BetItem, BetUnit, ItemAnswer, ItemNames, WalletItem } from "./bet-items.ts";
import type { Betting, PoolAccounts } from "./betting.ts";
import {
  insertBets,
  insertCases,
  insertTombstones,
  readRounds,
  readTombstones,
  updateBets,
} from "./bets.store.ts";
import type { FundsOrder } from "./settlement.rules.ts";
import { insertTrialStakes } from "./trial-stakes.store.ts";
import { carryOutBreath } from "./wallet-call.ts";

/** Of the members and logins that were asked about. */
export interface PlayBars {
  isBlocked(memberId: bigint): boolean;
  isAlive(loginSession: bigint): boolean;
}

export interface BetBatchParts {
  readonly pools: Pools;
  readonly safe: Safe;
  readonly wallet: Wallet;
  readonly moneyUnit: BetUnit;
  readonly fundsOrder: FundsOrder;
  /** What stands against bets by the state of the accounts and their logins [VEN-12]. */
  playBarsOf(
    connection: Connection,
    memberIds: readonly bigint[],
    loginSessions: readonly bigint[],
  ): Promise<PlayBars>;
  /** The domains that hear of bets, and how they are woken once it is committed. */
  readonly consumers: readonly string[];
  announce(): void;
}

/** Two bursts of statements: what has to be known, and what has to be written; nobody waits in between. */
export async function runBetBatch(
  parts: BetBatchParts,
  connection: Connection,
  shard: number,
  breaths: readonly (readonly WalletItem[])[],
): Promise<Burst<readonly ItemAnswer[]>> {
  const items = breaths.flat();
  const pools = await openPools(parts, items, shard);
  const members = (...verbs: readonly WalletItem["verb"][]): readonly bigint[] => [
    ...new Set(items.filter(({ verb }) => verbs.includes(verb)).map(({ memberId }) => memberId)),
  ];
  const names = new Map(items.map((item) => [item, namesOf(item)] as const));
  // The locks come first on the connection, so whatever follows reads what they guard.
  const [batch, loaded, bars, counters, wagerings] = await Promise.all([
    openBatch(
      connection,
      items.flatMap((item) => accountsOf(pools, item)),
      items.flatMap((item) =>
        unitsOf(pools, item).flatMap((unit) =>
          ownersOf(item, unit).map((owner) => memberAccount(owner, "BONUS", unit)),
        ),
      ),
    ),
    load(connection, [...names.values()]),
    openBars(parts, connection, items),
    parts.safe.openCounters(connection, members("bet", "win", "rollback", "close")),
    parts.wallet.openWagerings(connection, members("win", "close")),
  ]);
  await widenBatch(connection, batch, pursesOf(loaded.bets));
  const book = createBetBook(loaded, names);
  const stops = new Map<WalletItem, PlayStop>();
  const betting = {
    batch,
    book,
    fundsOrder: parts.fundsOrder,
    moneyUnit: parts.moneyUnit,
    poolsOf: pools.of,
    units: pools.units,
    barsOf: (item: BetItem) => {
      const { memberId, amountMinor: stakeMinor, unit } = item;
      const opensRound = (): boolean => book.betsOf(item).length === 0;
      const asked = { memberId, stakeMinor, opensRound, at: batch.at };
      const stop = unit === "TRIAL" ? null : counters.stopOf(asked);
      if (stop !== null) stops.set(item, stop);
      return {
        isBlocked: bars.isBlocked(memberId),
        isLoggedOut: item.loginSession !== null && !bars.isAlive(item.loginSession),
        isLimited: stop !== null,
      };
    },
    ...countingOn(counters),
  };
  const answers = breaths.flatMap((breath) => carryOutBreath(betting, breath));
  const isStopped = ([item]: readonly [WalletItem, PlayStop]): boolean =>
    answers[items.indexOf(item)]?.code === "LIMIT_REACHED";
  const written = Promise.all([
    writeBatch(connection, batch),
    ...writeBook(parts, connection, { book, loaded, counters, wagerings, at: batch.at }),
    tellStopped(parts, connection, new Map([...stops].filter(isStopped))),
  ]);
  return { answer: answers, written };
}

const NO_BARS: PlayBars = { isBlocked: () => false, isAlive: () => true };

/** Only bets can be barred [SAFE-7]. */
async function openBars(
  parts: BetBatchParts,
  connection: Connection,
  items: readonly WalletItem[],
): Promise<PlayBars> {
  const placing = items.filter((item) => item.verb === "bet");
  if (placing.length === 0) return NO_BARS;
  const logins = placing.map(({ loginSession }) => loginSession).filter((id) => id !== null);
  return parts.playBarsOf(
    connection,
    [...new Set(placing.map(({ memberId }) => memberId))],
    [...new Set(logins)],
  );
}

interface Changing {
  readonly book: BetBook;
  readonly loaded: Loaded;
  readonly counters: PlayCounters;
  readonly wagerings: Wagerings;
  readonly at: Date;
}

function writeBook(
  parts: BetBatchParts,
  connection: Connection,
  { book, loaded, counters, wagerings, at }: Changing,
): readonly Promise<unknown>[] {
  const { placed: fresh, changed, tombstones, cases } = book.changes();
  const placed = fresh.map(({ bet }) => bet);
  const before = new Map(loaded.bets.map((bet) => [bet.id, bet]));
  const money = [...placed, ...changed].filter((bet) => bet.unit !== "TRIAL");
  const ended = money.filter(
    (bet) => bet.state !== "OPEN" && (before.get(bet.id)?.state ?? "OPEN") === "OPEN",
  );
  const told = changed.filter((bet) => isNews(bet, before.get(bet.id)));
  return [
    insertBets(connection, fresh, at),
    insertTrialStakes(connection, placed),
    updateBets(connection, changed, at),
    insertTombstones(connection, tombstones),
    insertCases(connection, cases),
    counters.write(),
    wagerings.play(ended, at),
    ...[...eventsOf(placed, told, at)].map(([name, facts]) =>
      connection.rows({ ...RECORD_EVENT, values: [name, JSON.stringify(facts), texts(parts.consumers)] }),
    ),
  ];
}

/** A vendor hears one code; the member's pages are told which limit it was, or that a check waits for an answer [SAFE-5]. */
async function tellStopped(
  { consumers }: BetBatchParts,
  connection: Connection,
  stopped: ReadonlyMap<WalletItem, PlayStop>,
): Promise<void> {
  if (stopped.size === 0 || !consumers.includes(SAFE_CONSUMER)) return;
  const facts = JSON.stringify(stopFacts(stopped));
  await connection.rows({ ...RECORD_EVENT, values: ["play.stopped", facts, texts([SAFE_CONSUMER])] });
}

/** A stake given back counts as never staked, a payout as returned; demo play does not count. */
const countingOn = (counters: PlayCounters): Pick<Betting, "accepted" | "voided" | "paid"> => ({
  accepted: (bet) => {
    if (bet.unit !== "TRIAL") counters.staked(bet.memberId, stakeOf(bet), bet.placedAt);
  },
  voided: (bet) => {
    if (bet.unit !== "TRIAL") counters.unstaked(bet.memberId, stakeOf(bet), bet.placedAt);
  },
  paid: (bet, amountMinor) => {
    if (bet.unit !== "TRIAL") counters.returned(bet.memberId, amountMinor);
  },
});

/** A bet of a closed round that was only marked so is no news. */
const isNews = (bet: Bet, was: Bet | undefined): boolean =>
  was === undefined || was.state !== bet.state || payoutOf(was) !== payoutOf(bet);

interface BatchPools {
  of(vendor: string, unit: BetUnit): PoolAccounts;
  units: readonly BetUnit[];
}

async function openPools(
  parts: BetBatchParts,
  items: readonly WalletItem[],
  shard: number,
): Promise<BatchPools> {
  const units: readonly BetUnit[] = [parts.moneyUnit, "TRIAL"];
  const found = new Map<string, Map<BetUnit, PoolAccounts>>();
  for (const owner of new Set(items.map(({ vendor }) => vendor))) {
    const ofVendor = new Map<BetUnit, PoolAccounts>();
    found.set(owner, ofVendor);
    for (const unit of units) {
      const [openBets, house, suspense] = await Promise.all([
        parts.pools.find({ ownerKind: "VENDOR", owner, kind: "OPEN_BETS", unit }),
        parts.pools.find({ ownerKind: "VENDOR", owner, kind: "HOUSE", unit }),
        parts.pools.find({ ownerKind: "HOUSE", owner: "house", kind: "SUSPENSE", unit }),
      ]);
      ofVendor.set(unit, {
        openBets: shardOf(openBets, shard),
        house: shardOf(house, shard),
        suspense: shardOf(suspense, shard),
      });
    }
  }
  return {
    units,
    of: (vendor, unit) => {
      const pools = found.get(vendor)?.get(unit);
      if (pools === undefined) throw new Error(`no pools of ${vendor} in ${unit}`);
      return pools;
    },
  };
}

/** The units a call may move or tell of: only its bet says in which a round is, so both are looked at for the rest. */
const unitsOf = (pools: BatchPools, item: WalletItem): readonly BetUnit[] =>
  item.verb === "bet"
    ? pools.units.filter((unit) => unit === item.unit || unit === item.sessionUnit)
    : pools.units;

/** The member itself, whose CASH is the lock of its purses too, and the purse that the call names. */
const ownersOf = (item: WalletItem, unit: BetUnit): readonly bigint[] =>
  unit === "TRIAL" && "purse" in item && item.purse !== null ? [item.memberId, item.purse] : [item.memberId];

/** What only the bets say: a win, a rollback or a close does not name the purse of its demo [LOB-37]. */
const pursesOf = (bets: readonly Bet[]): readonly AccountId[] =>
  bets
    .filter(({ purse }) => purse !== null)
    .flatMap((bet) => [accountOf(bet, "CASH"), accountOf(bet, "BONUS")]);

/** The accounts a call needs; BONUS is looked at beside them, because most members never had one. */
function accountsOf(pools: BatchPools, item: WalletItem): readonly AccountId[] {
  return unitsOf(pools, item).flatMap((unit) => {
    const { openBets, house, suspense } = pools.of(item.vendor, unit);
    const isLarge = item.verb === "win" && item.amountMinor > item.largestWinMinor;
    return [
      ...ownersOf(item, unit).map((owner) => memberAccount(owner, "CASH", unit)),
      openBets,
      ...(item.verb === "bet" ? [] : [house]),
      ...(isLarge ? [suspense] : []),
    ];
  });
}

async function load(connection: Connection, names: readonly ItemNames[]): Promise<Loaded> {
  const keys = names.flatMap(({ key, bet }) => (bet === null ? [key] : [key, bet]));
  const rounds = names.map(({ round }) => round);
  const [known, tombstones, bets] = await Promise.all([
    readKeys(connection, keys),
    readTombstones(connection, [...keys, ...rounds]),
    readRounds(connection, rounds),
  ]);
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
