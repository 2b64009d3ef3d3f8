// The part of the bet book a batch works on, in memory: what was loaded under the members' locks, and what the
// items of the batch changed since, so that each item sees what the ones before it did.
import { namesOf as spell, roundName } from "./bet-items.ts";
import type { Bet, ItemAnswer, ItemNames, WalletItem } from "./bet-items.ts";
import type { CaseKind, KnownCall, Seen, Tombstone } from "./wallet-table.rules.ts";

export interface Loaded {
  readonly calls: ReadonlyMap<string, KnownCall>;
  readonly tombstones: ReadonlyMap<string, Tombstone>;
  readonly bets: readonly Bet[];
}

export interface CaseRow {
  readonly kind: CaseKind | "RECEIVABLE";
  readonly memberId: bigint;
  readonly vendor: string;
  readonly detail: Readonly<Record<string, unknown>>;
}

export interface BookChanges {
  readonly placed: readonly PlacedBet[];
  /** Bets that were there before and are different now. */
  readonly changed: readonly Bet[];
  readonly tombstones: ReadonlyMap<string, Tombstone>;
  readonly cases: readonly CaseRow[];
}

export interface PlacedBet {
  readonly bet: Bet;
  /** The name of its round. */
  readonly round: string;
}

export interface BetBook {
  namesOf(item: WalletItem): ItemNames;
  see(item: WalletItem, bars: Pick<Seen, "isBlocked" | "isLoggedOut" | "isLimited" | "isForeignUnit">): Seen;
  answer(item: WalletItem, answer: ItemAnswer): void;
  bury(key: string, item: WalletItem): void;
  /** A new bet of the item's round. */
  place(item: WalletItem, bet: Bet): void;
  change(bet: Bet): void;
  betsOf(item: WalletItem): readonly Bet[];
  raise(row: CaseRow): void;
  changes(): BookChanges;
}

interface Entry {
  bet: Bet;
  readonly round: string;
  readonly isNew: boolean;
  isChanged: boolean;
}

const NO_ENTRIES: readonly Entry[] = [];

export function createBetBook(loaded: Loaded, names: ReadonlyMap<WalletItem, ItemNames>): BetBook {
  const calls = new Map(loaded.calls);
  const tombstones = new Map(loaded.tombstones);
  const rounds = new Map<string, Entry[]>();
  const entries: Entry[] = [];
  const buried = new Map<string, Tombstone>();
  const cases: CaseRow[] = [];

  const namesOf = (item: WalletItem): ItemNames => names.get(item) ?? spell(item);
  const put = (round: string, bet: Bet, isNew: boolean): void => {
    const entry: Entry = { bet, round, isNew, isChanged: false };
    const among = rounds.get(round);
    if (among === undefined) rounds.set(round, [entry]);
    else among.push(entry);
    entries.push(entry);
  };
  const betsIn = (round: string): readonly Bet[] => (rounds.get(round) ?? NO_ENTRIES).map(({ bet }) => bet);
  for (const bet of loaded.bets) put(roundName(bet), bet, false);

  return {
    namesOf,
    betsOf: (item) => betsIn(namesOf(item).round),
    see: (item, bars) => {
      const { key, round, bet } = namesOf(item);
      const bets = betsIn(round);
      const namedId = item.verb === "win" || item.verb === "rollback" ? item.bet : null;
      return {
        known: calls.get(key),
        tombstone: tombstones.get(key),
        namedCall: bet === null ? undefined : calls.get(bet),
        namedTombstone: bet === null ? undefined : tombstones.get(bet),
        named: namedId === null ? undefined : bets.find(({ transaction }) => transaction === namedId),
        bets,
        roundTombstoned: tombstones.has(round),
        ...bars,
      };
    },
    answer: (item, answer) => {
      const { verb, fingerprint } = item;
      calls.set(namesOf(item).key, { verb, fingerprint, answer });
    },
    bury: (key, { memberId, round }) => {
      tombstones.set(key, { memberId, round });
      buried.set(key, { memberId, round });
    },
    place: (item, bet) => put(namesOf(item).round, bet, true),
    change: (bet) => {
      const entry = rounds.get(roundName(bet))?.find((one) => one.bet.id === bet.id);
      if (entry === undefined) throw new Error(`bet ${bet.id} is not in the book`);
      entry.bet = bet;
      entry.isChanged = true;
    },
    raise: (row) => void cases.push(row),
    changes: () => ({
      placed: entries.filter(({ isNew }) => isNew),
      changed: entries.filter(({ isNew, isChanged }) => !isNew && isChanged).map(({ bet }) => bet),
      tombstones: buried,
      cases,
    }),
  };
}
