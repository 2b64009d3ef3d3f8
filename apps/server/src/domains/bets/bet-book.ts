// The part of the bet book a batch works on, in memory: what was loaded under the members' locks, and what the
// items of the batch changed since, so that each item sees what the ones before it did.
import { keyOf, roundName } from "./bet-items.ts";
import type { Bet, ItemAnswer, WalletItem } from "./bet-items.ts";
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
  readonly placed: readonly Bet[];
  /** Bets that were there before and are different now. */
  readonly changed: readonly Bet[];
  readonly tombstones: ReadonlyMap<string, Tombstone>;
  readonly cases: readonly CaseRow[];
}

export interface BetBook {
  see(item: WalletItem, bars: Pick<Seen, "isBlocked" | "isLimited" | "isForeignUnit">): Seen;
  answer(item: WalletItem, answer: ItemAnswer): void;
  bury(key: string, item: WalletItem): void;
  place(bet: Bet): void;
  change(bet: Bet): void;
  betsOf(item: WalletItem): readonly Bet[];
  raise(row: CaseRow): void;
  changes(): BookChanges;
}

export function createBetBook(loaded: Loaded): BetBook {
  const calls = new Map(loaded.calls);
  const tombstones = new Map(loaded.tombstones);
  const rounds = new Map<string, Map<bigint, Bet>>();
  const placed = new Set<bigint>();
  const changed = new Set<bigint>();
  const buried = new Map<string, Tombstone>();
  const cases: CaseRow[] = [];

  const put = (bet: Bet): void => {
    const name = roundName(bet);
    const round = rounds.get(name) ?? new Map<bigint, Bet>();
    rounds.set(name, round.set(bet.id, bet));
  };
  const betsOf = (item: WalletItem): readonly Bet[] => [...(rounds.get(roundName(item))?.values() ?? [])];
  const pick = (ids: ReadonlySet<bigint>): readonly Bet[] =>
    [...rounds.values()].flatMap((round) => [...round.values()].filter((bet) => ids.has(bet.id)));
  for (const bet of loaded.bets) put(bet);

  return {
    betsOf,
    see: (item, bars) => {
      const bets = betsOf(item);
      const namedId = item.verb === "win" || item.verb === "rollback" ? item.bet : null;
      const namedKey = namedId === null ? null : keyOf(item.vendor, namedId);
      const key = keyOf(item.vendor, item.transaction);
      return {
        known: calls.get(key),
        tombstone: tombstones.get(key),
        namedCall: namedKey === null ? undefined : calls.get(namedKey),
        namedTombstone: namedKey === null ? undefined : tombstones.get(namedKey),
        named: bets.find((bet) => bet.transaction === namedId),
        bets,
        roundTombstoned: tombstones.has(roundName(item)),
        ...bars,
      };
    },
    answer: ({ vendor, transaction, verb, fingerprint }, answer) =>
      void calls.set(keyOf(vendor, transaction), { verb, fingerprint, answer }),
    bury: (key, { memberId, round }) => {
      tombstones.set(key, { memberId, round });
      buried.set(key, { memberId, round });
    },
    place: (bet) => {
      placed.add(bet.id);
      put(bet);
    },
    change: (bet) => {
      if (!placed.has(bet.id)) changed.add(bet.id);
      put(bet);
    },
    raise: (row) => void cases.push(row),
    changes: () => ({ placed: pick(placed), changed: pick(changed), tombstones: buried, cases }),
  };
}
