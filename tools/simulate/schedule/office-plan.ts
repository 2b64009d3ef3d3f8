// The office's part of the schedule: holds placed, consumed and released, limits set and tightened, members barred
// and let in again, results corrected; each may be repeated, also with another content.
import type { Chance } from "../chance.ts";
import type { HoldOperation, LimitOperation, OfficeOperation } from "../operations.ts";
import type { Desk } from "./seats.ts";

export interface OfficePlan {
  next(): OfficeOperation;
}

const REPEATED = 150;
const KEPT = 40;
const TRIAL = 100;
const SMALLEST_LIMIT = 2_000;
const LARGEST_LIMIT = 60_000;

export function createOfficePlan(desk: Desk): OfficePlan {
  const { chance } = desk;
  const holds: HoldOperation[] = [];
  const past: OfficeOperation[] = [];
  const limits = new Map<string, bigint>();

  const make = (): OfficeOperation => {
    const member = chance.below(desk.members);
    const draw = chance.below(100);
    if (draw < 22) return placed(desk, member, holds);
    if (draw < 45) return ended(desk, member, holds);
    if (draw < 62) return limited(chance, member, limits);
    if (draw < 74) {
      const to = chance.pick(["TIME-OUT", "EXCLUSION", "SUSPENSION", "RETURN", "RETURN", "BEFORE"] as const);
      return { kind: "status", member, to };
    }
    return correction(desk, member);
  };
  return {
    next: () => {
      if (past.length > 0 && chance.perMille(REPEATED)) return varied(chance, chance.pick(past));
      const operation = make();
      if (operation.kind !== "status" && operation.kind !== "limit") past.push(operation);
      if (past.length > KEPT) past.shift();
      return operation;
    },
  };
}

function placed({ chance, nextId }: Desk, member: number, holds: HoldOperation[]): OfficeOperation {
  const unit = chance.perMille(TRIAL) ? "TRIAL" : "PLAY";
  const amountMinor = BigInt(chance.between(1, 30_000));
  const hold: HoldOperation = { kind: "hold", member, unit, name: `h${nextId()}`, amountMinor };
  holds.push(hold);
  if (holds.length > KEPT) holds.shift();
  return hold;
}

function ended(desk: Desk, member: number, holds: readonly HoldOperation[]): OfficeOperation {
  const { chance, nextId } = desk;
  const hold = holds.length === 0 ? null : chance.pick(holds);
  const how = chance.pick(["consume", "release"] as const);
  return {
    kind: "end hold",
    member: hold?.member ?? member,
    how,
    hold: hold?.name ?? "h-none",
    name: `e${nextId()}`,
  };
}

/** The first one leaves some room; every later one is tighter. */
function limited(chance: Chance, member: number, limits: Map<string, bigint>): LimitOperation {
  const limit = chance.pick(["STAKE", "LOSS"] as const);
  const period = chance.pick(["DAY", "WEEK", "MONTH"] as const);
  const name = `${member} ${limit} ${period}`;
  const before = limits.get(name);
  const amountMinor =
    before === undefined
      ? BigInt(chance.between(SMALLEST_LIMIT, LARGEST_LIMIT))
      : (before * BigInt(chance.between(30, 95))) / 100n;
  limits.set(name, amountMinor);
  return { kind: "limit", member, limit, period, amountMinor };
}

function correction({ chance, sent, nextId }: Desk, member: number): OfficeOperation {
  // One that was sent a while ago has ended by now, more often than not.
  const older = sent.slice(0, Math.ceil(sent.length / 2));
  const bet = older.length === 0 ? null : chance.pick(older);
  return {
    kind: "correct",
    member: bet?.member ?? member,
    vendor: bet?.vendor ?? "SIMA",
    bet: bet?.transaction ?? "t-none",
    request: `c${nextId()}`,
    payoutMinor: BigInt(chance.perMille(300) ? 0 : chance.between(1, 12_000)),
    behind: chance.perMille(100) ? 1 : 0,
  };
}

/** The same once more; now and then under the same name with another content. */
function varied(chance: Chance, operation: OfficeOperation): OfficeOperation {
  if (!chance.perMille(300)) return operation;
  if (operation.kind === "hold") return { ...operation, amountMinor: operation.amountMinor + 1n };
  if (operation.kind === "end hold")
    return { ...operation, how: operation.how === "consume" ? "release" : "consume" };
  if (operation.kind === "correct") return { ...operation, payoutMinor: operation.payoutMinor + 1n };
  return operation;
}
