// One simulated process of the platform: the real bet book, wallet, limits and gateway on the seed's database,
// with lanes that can fail and a note of the order in which calls reached the book.
import { createStandings } from "../../../apps/server/src/domains/accounts/accounts.ts";
import type { Standings } from "../../../apps/server/src/domains/accounts/accounts.ts";
import type { Bets, WalletItem } from "../../../apps/server/src/domains/bets/bets.ts";
import { createCatalogue } from "../../../apps/server/src/domains/lobby/catalogue.ts";
import { createGateway } from "../../../apps/server/src/domains/lobby/gateway.flow.ts";
import { createMoney } from "../../../apps/server/src/money.ts";
import type { Money } from "../../../apps/server/src/money.ts";
import type { Clock } from "../../../apps/server/src/platform/clock.ts";
import { openDatabase } from "../../../apps/server/src/platform/database/database.ts";
import type { Database } from "../../../apps/server/src/platform/database/database.ts";
import { createLog } from "../../../apps/server/src/platform/log.ts";
import { systemRandom } from "../../../apps/server/src/platform/random.ts";
import { createLane } from "../../../packages/ledger/src/index.ts";
import type { Wallet } from "../../../packages/vendor/src/contract.ts";
import { createFaultDesk } from "./fault-desk.ts";
import type { FaultDesk } from "./fault-desk.ts";
import { createFaultyDatabase } from "./faulty-database.ts";
import { createFaultyLanes } from "./faulty-lane.ts";
import type { EndProcess } from "./faulty-lane.ts";
import type { Positions } from "./positions.ts";
import { UNITS, VENDORS } from "./sites.ts";

/** Where an answer stands in the ledger's order; the end of a bet that was refused in its breath stands nowhere. */
export type Place = bigint | "passed over" | null;

export interface ProcessParts {
  readonly url: string;
  readonly clock: Clock;
  readonly timeZone: string;
  readonly lanes: number;
  readonly patienceMs: number;
  readonly endProcess: EndProcess;
  /** Shared by all processes of a database. */
  readonly positions: Positions;
  isUnderMaintenance(): boolean;
  /** Hears of each item when it is handed to the book, and later where its answer stands in the ledger's order. */
  handed(item: WalletItem): (place: Place) => void;
  /** A test puts a fault of its own between the gateway and the book. */
  plant(bets: Bets, money: Money): Bets;
}

export interface SimProcess {
  readonly money: Money;
  /** Its transactions fail when the office desk says so. */
  readonly database: Database;
  /** The same one, which never fails by intent. */
  readonly soundDatabase: Database;
  readonly accounts: Standings;
  readonly lanesDesk: FaultDesk;
  readonly officeDesk: FaultDesk;
  walletFor(vendor: string): Wallet;
  /** The bet book itself. */
  readonly handle: Bets["handle"];
  /** Reads the games, unless they were read within the second. */
  readGames(): Promise<unknown>;
  /** Finds the pools that the office asks for inside its transactions, which would need one more connection each. */
  warmUp(): Promise<void>;
  /** Resolves when nothing is under way. */
  quiet(): Promise<void>;
  stop(): Promise<void>;
}

/** Few: each costs as much to open as a hundred steps. */
const CONNECTIONS = 3;

export function openProcess(parts: ProcessParts): SimProcess {
  const { url, clock, timeZone, positions } = parts;
  const log = createLog("silent");
  const [lanesDesk, officeDesk] = [createFaultDesk(), createFaultDesk()];
  const real = openDatabase(url, CONNECTIONS, log);
  const database = createFaultyDatabase(real, officeDesk);
  const lanes = createFaultyLanes(createLane, lanesDesk, positions, parts.endProcess);
  const money = createMoney({
    database,
    url,
    log,
    timeZone,
    moneyUnit: "PLAY",
    lanes: parts.lanes,
    patienceMs: parts.patienceMs,
    openLane: lanes.open,
    playBarsOf: (...asked) => accounts.playBarsOn(...asked),
  });
  const accounts = accountsOn(real, clock, money);
  const line = createLine(parts.plant(money.bets, money), positions, parts.handed);
  const catalogue = createCatalogue(real, clock);
  const gateway = createGateway({
    database: real,
    bets: line.bets,
    seats: money.seats,
    apartFrom: (_newcomer, seated) => Promise.resolve(seated.map(() => false)),
    wallet: money.wallet,
    catalogue,
    clock,
    random: systemRandom,
    actsOf: accounts.actsOf,
    playerOf: () => Promise.resolve(null),
    isUnderMaintenance: parts.isUnderMaintenance,
  });
  const wallets = new Map<string, Wallet>();
  return {
    money,
    database,
    soundDatabase: real,
    accounts,
    lanesDesk,
    officeDesk,
    handle: line.bets.handle,
    walletFor: (vendor) => {
      const wallet = wallets.get(vendor) ?? gateway(vendor);
      wallets.set(vendor, wallet);
      return wallet;
    },
    readGames: () => catalogue.current(),
    warmUp: async () => {
      const house = { ownerKind: "HOUSE", owner: "house" } as const;
      for (const unit of UNITS) {
        await money.pools.find({ ...house, kind: "RECEIVABLE", unit });
        await money.pools.find({ ...house, kind: "ISSUE", unit });
        for (const { code: owner } of VENDORS)
          await money.pools.find({ ownerKind: "VENDOR", owner, kind: "HOUSE", unit });
      }
    },
    quiet: async () => {
      await line.answered();
      await lanes.idle();
    },
    stop: async () => {
      await money.stop();
      await real.close();
    },
  };
}

/** Only what bets ask of accounts: nobody logs in through this one. */
function accountsOn(database: Database, clock: Clock, { line }: Money): Standings {
  return createStandings({ database, clock, random: systemRandom, sessionsMax: () => 1_000, line });
}

/** After these the end of a bet in its breath is judged; after every other answer it is passed over. */
const NO_REFUSALS: ReadonlySet<string> = new Set(["OK", "MISMATCH", "BET_ROLLED_BACK"]);

/** The book with a note of who is in it: an answer that was given up does not mean that the work is over. */
function createLine(bets: Bets, positions: Positions, handed: ProcessParts["handed"]) {
  const inside = new Set<Promise<unknown>>();
  const noted = <Answer>(
    items: readonly WalletItem[],
    answer: Promise<Answer>,
    placesOf: (answer: Answer) => readonly Place[],
  ): Promise<Answer> => {
    const puts = items.map(handed);
    inside.add(answer);
    const leave = (): void => void inside.delete(answer);
    answer
      .then(placesOf)
      .then((places) => puts.forEach((put, line) => put(places[line] ?? null)))
      .then(leave, leave);
    return answer;
  };
  const handle: Bets["handle"] = (item) =>
    noted([item], bets.handle(item), (answer) => [positions.of(answer)]);
  const handleTogether: Bets["handleTogether"] = (items) =>
    noted(items, bets.handleTogether(items), (answers) => {
      if (answers === "late") return [];
      const [first] = answers;
      const isRefused = items[0]?.verb === "bet" && first !== undefined && !NO_REFUSALS.has(first.code);
      return answers.map((answer, line) =>
        line > 0 && isRefused && answer.code === "BET_UNKNOWN" ? "passed over" : positions.of(answer),
      );
    });
  return {
    bets: { ...bets, handle, handleTogether },
    answered: async (): Promise<void> => {
      while (inside.size > 0) await Promise.allSettled(inside);
    },
  };
}
