// The money of the house put together: pools, lanes, wallet, limits and the bet book. The server, the simulator,
// the crash harness and the benches all run this same composition.
import { createLane, createPools, openLine } from "@jonaki/ledger";
import type { Connection, Pools } from "@jonaki/ledger";
import { createBets, createSeats, playedSince } from "./domains/bets/bets.ts";
import type { BetBatchParts, Bets, BetUnit, Seats } from "./domains/bets/bets.ts";
import { createSafe } from "./domains/safe/safe.ts";
import type { Safe } from "./domains/safe/safe.ts";
import { createWallet, WALLET_CONSUMER } from "./domains/wallet/wallet.ts";
import type { Wallet } from "./domains/wallet/wallet.ts";
import { createBell } from "./platform/bell.ts";
import { APPLICATION_ROLE, poolConnection } from "./platform/database/database.ts";
import type { Database } from "./platform/database/database.ts";
import { announceEvents } from "./platform/events.store.ts";
import type { Log } from "./platform/log.ts";
import { PLAY_POLICY } from "./platform/policy.ts";
import type { Policy } from "./platform/policy.ts";

export interface MoneyParts {
  readonly database: Database;
  readonly url: string;
  readonly log: Log;
  readonly moneyUnit: BetUnit;
  readonly timeZone: string;
  /** The shipped one, unless another is given. */
  readonly policy?: Policy;
  readonly lanes?: number;
  /** The domains that hear of bets beside the wallet. */
  readonly listeners?: readonly string[];
  readonly patienceMs?: number;
  /** A simulator's own lanes, which fail when it wants them to. */
  readonly openLane?: typeof createLane;
  /** What stands against bets by the state of accounts and logins; accounts answers. */
  readonly playBarsOf: BetBatchParts["playBarsOf"];
}

export interface Money {
  readonly pools: Pools;
  readonly safe: Safe;
  readonly wallet: Wallet;
  readonly bets: Bets;
  readonly seats: Seats;
  /** For what every bet asks before it is one: single statements on one connection, those of a moment together. */
  readonly line: Connection;
  stop(): Promise<void>;
}

/** Two batches under way keep both the process and the database busy [money.md 2]. */
const LANES = 2;
/** A wallet answer leaves within 800 ms, and the database ends a batch before that [VEN-11]. */
const PATIENCE_MS = 800;
const ENDED_BEFORE_MS = 100;

export function createMoney(parts: MoneyParts): Money {
  const { database, log, moneyUnit } = parts;
  const pools = createPools(poolConnection(database.pool));
  const { timeZone, policy = PLAY_POLICY } = parts;
  const safe = createSafe({
    timeZone,
    policy,
    unit: moneyUnit,
    playedSince: playedSince(moneyUnit, timeZone),
  });
  const wallet = createWallet({ database, pools, moneyUnit });
  const openLane = parts.openLane ?? createLane;
  const patienceMs = parts.patienceMs ?? PATIENCE_MS;
  const { url } = parts;
  const note = (problem: Error): void => log.warn({ problem: problem.message }, "lane connection lost");
  const timeoutMs = patienceMs - ENDED_BEFORE_MS;
  const line = openLine({ url, role: APPLICATION_ROLE, name: "jonaki-line", timeoutMs, note });
  const lanes = Array.from({ length: parts.lanes ?? LANES }, () =>
    openLane({ url, role: APPLICATION_ROLE, timeoutMs, note }),
  );
  const bell = createBell(() => announceEvents(database.pool), log);
  const common = {
    database,
    pools,
    safe,
    moneyUnit,
    patienceMs,
    consumers: [WALLET_CONSUMER, ...(parts.listeners ?? [])],
    announce: bell.ring,
    playBarsOf: parts.playBarsOf,
  };
  const bets = createBets({ ...common, wallet, lanes, fundsOrder: policy.fundsOrder });
  const seats = createSeats(common);
  return {
    pools,
    safe,
    wallet,
    bets,
    seats,
    line,
    stop: async () => {
      await bets.stop();
      await seats.stop();
      bell.stop();
      await Promise.all([line.stop(), ...lanes.map((lane) => lane.stop())]);
    },
  };
}
