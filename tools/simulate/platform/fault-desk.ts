// Decides when a simulated process fails: at the n-th statement of its next transaction, before or after it, or at
// the commit; and how: an error, a lost connection, or the death of the whole process until the wave is over.
export interface Fault {
  /** Null is the commit. */
  readonly statement: number | null;
  readonly side: "before" | "after";
  /** error: this transaction fails; cut: its connection is ended; crash: nothing of the process goes on. */
  readonly how: "error" | "cut" | "crash";
}

/** What the simulator throws; no fault of the platform. */
export class Planted extends Error {}

export interface FaultDesk {
  arm(fault: Fault): void;
  /** The armed fault, handed to the first transaction that asks. */
  take(): Fault | null;
  /** Whether this wave can fail at all; a quiet one is not watched. */
  isWatching(): boolean;
  isDead(): boolean;
  /** Notes what struck where; a crash leaves the process dead. */
  strike(fault: Fault, where: string): void;
  /** Ends the wave: what struck, or null; the process is there again. */
  rest(): string | null;
}

export function createFaultDesk(): FaultDesk {
  let armed: Fault | null = null;
  let isDead = false;
  let watching = false;
  let struck: string | null = null;
  return {
    arm: (fault) => {
      armed = fault;
      watching = true;
    },
    take: () => {
      const fault = armed;
      armed = null;
      return fault;
    },
    isWatching: () => watching,
    isDead: () => isDead,
    strike: ({ how }, where) => {
      struck = `${how} ${where}`;
      isDead = how === "crash";
    },
    rest: () => {
      const what = struck;
      [armed, isDead, watching, struck] = [null, false, false, null];
      return what;
    },
  };
}

/** The points of one transaction at which its fault may strike; it strikes at the first that fits, once. */
export interface Points {
  /** Each answers whether it strikes here. */
  before(statement: string): boolean;
  after(statement: string): boolean;
  beforeCommit(): boolean;
  afterCommit(): boolean;
}

export function createPoints(desk: FaultDesk, fault: Fault | null): Points {
  let left = fault;
  let made = 0;
  const point = (fits: (armed: Fault) => boolean, where: string): boolean => {
    if (left === null || !fits(left)) return false;
    desk.strike(left, where);
    left = null;
    return true;
  };
  return {
    before: (statement) => {
      made += 1;
      return point(({ side, statement: at }) => side === "before" && at === made, `before ${statement}`);
    },
    after: (statement) =>
      point(({ side, statement: at }) => side === "after" && at === made, `after ${statement}`),
    // A transaction with fewer statements than the fault wanted fails here.
    beforeCommit: () => point(({ side, statement: at }) => side === "before" || at !== null, "before commit"),
    afterCommit: () => point(() => true, "after commit"),
  };
}
