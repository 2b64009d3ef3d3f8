// Which wins a winners list can ever show [MSG-32]; pure. A win that enough later ones outdo falls out of every list to
// come, because they stay in it as long: whatever the moment, and even when some of their members opt out meanwhile. Of
// one minute that leaves 20 wins of a member and 41 members at most, and of a day some hundreds, whatever is played.
import type { DomainEvent } from "../../platform/events.store.ts";

export interface WinResult {
  readonly betId: bigint;
  /** 1 when the bet ended, more after corrections [REP-3]. */
  readonly version: number;
  readonly memberId: bigint;
  readonly vendor: string;
  readonly game: string;
  /** 0 when a correction left no win. */
  readonly payoutMinor: bigint;
  readonly settledAt: Date;
}

interface Fact {
  readonly bet: string;
  readonly member: string;
  readonly vendor: string;
  readonly game: string;
  readonly unit: string;
  readonly state: string;
  readonly version: number;
  readonly stakeMinor: string;
  readonly payoutMinor: string;
  readonly settledAt: string;
}

const HEARD: ReadonlySet<string> = new Set(["bet.settled", "bet.corrected"]);
const WON: ReadonlySet<string> = new Set(["WON", "CASHED_OUT", "CORRECTED"]);

/** The latest word on each bet that won, or that was corrected; never demo play, never money that only came back. */
export function winsIn(events: readonly DomainEvent[]): readonly WinResult[] {
  const results = new Map<bigint, WinResult>();
  for (const { name, facts } of events) {
    if (!HEARD.has(name)) continue;
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by this server's own domains.
    for (const result of (facts as Fact[]).flatMap(resultOf)) {
      const known = results.get(result.betId);
      if (known === undefined || known.version < result.version) results.set(result.betId, result);
    }
  }
  return [...results.values()];
}

function resultOf(fact: Fact): readonly WinResult[] {
  const payoutMinor = BigInt(fact.payoutMinor);
  const isWin = WON.has(fact.state) && payoutMinor > BigInt(fact.stakeMinor);
  if (fact.unit === "TRIAL" || !(isWin || fact.version > 1)) return [];
  return [
    {
      betId: BigInt(fact.bet),
      version: fact.version,
      memberId: BigInt(fact.member),
      vendor: fact.vendor,
      game: fact.game,
      payoutMinor: isWin ? payoutMinor : 0n,
      settledAt: new Date(fact.settledAt),
    },
  ];
}

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

const minuteOf = (moment: Date): number => Math.floor(moment.getTime() / MINUTE_MS);

/** The last 24 hours in whole minutes, as the list is refreshed: wins from this moment on. */
export const listBegins = (moment: Date): Date =>
  new Date(Math.ceil((moment.getTime() - DAY_MS) / MINUTE_MS) * MINUTE_MS);

export const WINNERS_SHOWN = 20;

export interface Room {
  /** So many stand in a list. */
  readonly shown: number;
  /** So many other members have to outdo a win: those of a list, and as many again who may opt out. */
  readonly others: number;
}

const ROOM: Room = { shown: WINNERS_SHOWN, others: 2 * WINNERS_SHOWN };

type Win = Pick<WinResult, "betId" | "version" | "memberId" | "payoutMinor" | "settledAt">;

/** Those that no list will show. What was corrected is not among them: it keeps the older result away. */
export function outdone<Row extends Win>(wins: readonly Row[], room: Room = ROOM): readonly Row[] {
  const own = new Map<bigint, readonly Row[]>();
  let leaders: readonly Row[] = [];
  return wins
    .filter(({ payoutMinor }) => payoutMinor > 0n)
    .toSorted(lastingFirst)
    .filter((win) => {
      // Whatever was looked at before this one lasts as long or longer.
      const largest = own.get(win.memberId) ?? [];
      const others = leaders.filter(({ memberId }) => memberId !== win.memberId);
      const ownAhead = countAhead(largest, win);
      own.set(win.memberId, placed(largest, win, room.shown));
      if (ownAhead === 0) leaders = placed(others, win, room.others + 1);
      const isOutdone = ownAhead >= room.shown || countAhead(others, win) >= room.others;
      return isOutdone && win.version === 1;
    });
}

/** Among the largest, if it is one of them. */
function placed<Row extends Win>(largest: readonly Row[], win: Row, most: number): readonly Row[] {
  const last = largest[most - 1];
  if (last !== undefined && largestFirst(last, win) < 0) return largest;
  return [...largest, win].toSorted(largestFirst).slice(0, most);
}

/** As the list has them: of two equal ones the later bet first. */
const largestFirst = (one: Win, other: Win): number =>
  compare(other.payoutMinor, one.payoutMinor) || compare(other.betId, one.betId);

/** Those of one minute leave the list together, so none of them outlasts another. */
const lastingFirst = (one: Win, other: Win): number =>
  minuteOf(other.settledAt) - minuteOf(one.settledAt) || largestFirst(one, other);

const compare = (one: bigint, other: bigint): number => (one < other ? -1 : one > other ? 1 : 0);

const countAhead = (among: readonly Win[], win: Win): number =>
  among.filter((one) => largestFirst(one, win) < 0).length;
