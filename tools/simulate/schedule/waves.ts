// The schedule of a seed: waves of steps that are under way together, what fails in them, and what the world does
// before each. It draws from the seed alone, never from an answer, so the same seed makes the same schedule.
import type { Chance } from "../chance.ts";
import type { Operation } from "../operations.ts";
import type { Fault } from "../platform/fault-desk.ts";
import { createAgenda } from "./agenda.ts";
import type { Agenda } from "./agenda.ts";
import { operation as callOperation } from "./network.ts";
import { createOfficePlan } from "./office-plan.ts";
import type { OfficePlan } from "./office-plan.ts";
import { betOf, seatAt, takeSeat } from "./seats.ts";
import type { Desk } from "./seats.ts";

export interface Delivery {
  readonly operation: Operation;
  /** Which process it is sent to. */
  readonly process: 0 | 1 | 2;
  /** Calls with the same number travel as the lines of one batch; null travels alone. */
  readonly batch: number | null;
}

export type WaveKind = "crowd" | "fault" | "one member" | "one call" | "one id" | "impatient";

export type Way = "gateway" | "book";

export interface Wave {
  readonly kind: WaveKind;
  /** Through the gateway as a vendor's call, or as an item straight to the bet book, which is much faster. */
  readonly way: Way;
  readonly deliveries: readonly Delivery[];
  readonly laneFault: { readonly process: 0 | 1; readonly fault: Fault } | null;
  readonly officeFault: Fault | null;
  /** How many of the network's and the vendors' doings went into it. */
  readonly doings: Readonly<Record<"requests dropped" | "answers dropped" | "sent to both at once", number>>;
}

const WEIGHTS: readonly (readonly [number, WaveKind])[] = [
  [33, "crowd"],
  [47, "fault"],
  [5, "one member"],
  [5, "one call"],
  [5, "one id"],
  [5, "impatient"],
];

const GATEWAY_SHARE = 250;
const OFFICE_SHARE = 7;
const REQUEST_DROPPED = 25;
const ANSWER_DROPPED = 35;
const BOTH_AT_ONCE = 15;
const LONGEST_BATCH = 80;

export function createWaves(desk: Desk): () => Wave {
  const agenda = createAgenda(desk);
  const office = createOfficePlan(desk);
  return () => {
    const kind = weighted(desk.chance);
    const doings = { "requests dropped": 0, "answers dropped": 0, "sent to both at once": 0 };
    const maker: Maker = { desk, agenda, office, doings };
    const deliveries = MAKERS[kind](maker);
    const faults = kind === "fault" ? faultsOf(desk.chance) : { laneFault: null, officeFault: null };
    // Whoever may get no answer asks again later.
    if (kind === "fault" || kind === "impatient")
      for (const { operation } of deliveries) if (operation.kind === "call") agenda.again(operation);
    const way = desk.chance.perMille(GATEWAY_SHARE) ? "gateway" : "book";
    return { kind, way, deliveries, doings, ...faults };
  };
}

interface Maker {
  readonly desk: Desk;
  readonly agenda: Agenda;
  readonly office: OfficePlan;
  readonly doings: Record<"requests dropped" | "answers dropped" | "sent to both at once", number>;
}

const MAKERS: Readonly<Record<WaveKind, (maker: Maker) => readonly Delivery[]>> = {
  crowd: (maker) => crowd(maker, crowdSize(maker.desk), OFFICE_SHARE),
  fault: (maker) => crowd(maker, maker.desk.chance.between(2, 10), 10 * OFFICE_SHARE),
  "one member": (maker) => oneMember(maker),
  "one call": (maker) => oneCall(maker),
  "one id": (maker) => oneId(maker),
  impatient: (maker) =>
    crowd(maker, maker.desk.chance.between(4, 20), 0).map((one) => ({ ...one, process: 2 })),
};

/** A few calls for everybody, so that the batches are full. */
const crowdSize = ({ chance, members }: Desk): number => chance.between(5 * members, 12 * members);

function weighted(chance: Chance): WaveKind {
  let left = chance.below(100);
  for (const [weight, kind] of WEIGHTS) {
    if (left < weight) return kind;
    left -= weight;
  }
  return "crowd";
}

/** Many members at once, some with several calls, some of those at both processes. */
function crowd(maker: Maker, size: number, officeShare: number): readonly Delivery[] {
  const { desk, office } = maker;
  const { chance } = desk;
  const deliveries: Delivery[] = [];
  const barred = new Set<number>();
  while (deliveries.length < size) {
    if (chance.perMille(officeShare)) {
      const operation = office.next();
      const once = operation.kind === "status" || operation.kind === "limit";
      // Two changes of one member's limits or standing leave no trace of their order.
      if (once && barred.has(operation.member)) continue;
      if (once) barred.add(operation.member);
      deliveries.push({ operation, process: either(chance), batch: null });
    } else deliveries.push(...someCalls(maker, chance.below(desk.members)));
  }
  return inBatches(chance, deliveries);
}

const either = (chance: Chance): 0 | 1 => (chance.below(2) === 0 ? 0 : 1);

function someCalls({ desk: { chance }, agenda, doings }: Maker, member: number): Delivery[] {
  const count = chance.perMille(800) ? 1 : chance.between(2, chance.perMille(100) ? 12 : 4);
  const splits = chance.perMille(200);
  const home = either(chance);
  return agenda.take(member, count).flatMap((operation): Delivery[] => {
    const process = splits ? either(chance) : home;
    if (chance.perMille(REQUEST_DROPPED)) {
      doings["requests dropped"] += 1;
      agenda.again(operation);
      return [];
    }
    if (chance.perMille(ANSWER_DROPPED)) {
      doings["answers dropped"] += 1;
      agenda.again(operation);
    }
    const one: Delivery = { operation, process, batch: null };
    if (!chance.perMille(BOTH_AT_ONCE)) return [one];
    doings["sent to both at once"] += 1;
    return [one, { ...one, process: process === 0 ? 1 : 0 }];
  });
}

/** Puts some of the calls of a process and vendor together, in their order. */
function inBatches(chance: Chance, deliveries: readonly Delivery[]): readonly Delivery[] {
  const open = new Map<string, { number: number; left: number }>();
  let numbers = 0;
  const share = chance.pick([0, 800, 950]);
  return deliveries.map((delivery) => {
    const { operation, process } = delivery;
    if (operation.kind !== "call" || !chance.perMille(share)) return delivery;
    const name = `${process} ${operation.vendor}`;
    const batch = open.get(name) ?? { number: (numbers += 1), left: chance.between(2, LONGEST_BATCH) };
    batch.left -= 1;
    if (batch.left <= 0) open.delete(name);
    else open.set(name, batch);
    return { ...delivery, batch: batch.number };
  });
}

/** One member's calls, all at once, at both processes. */
function oneMember({ desk: { chance, members }, agenda }: Maker): readonly Delivery[] {
  const operations = agenda.take(chance.below(members), chance.between(20, 60));
  return inBatches(
    chance,
    operations.map((operation) => ({ operation, process: either(chance), batch: null })),
  );
}

/** One call many times at once. */
function oneCall({ desk: { chance, members }, agenda }: Maker): readonly Delivery[] {
  const [operation] = agenda.take(chance.below(members), 1);
  if (operation === undefined) return [];
  return Array.from({ length: chance.between(10, 40) }, () => ({
    operation,
    process: either(chance),
    batch: null,
  }));
}

/** Two members' bets under one id at the same moment: a vendor's mistake that only one of them may survive. */
function oneId({ desk, agenda, office, doings }: Maker): readonly Delivery[] {
  const { chance } = desk;
  const one = takeSeat(desk, chance.below(desk.members));
  const here = seatAt(desk, chance.below(desk.members), one.vendor, "PLAY");
  const rest = crowd({ desk, agenda, office, doings }, chance.between(2, 12), 0);
  if (one.member === here.member) return rest;
  const first = betOf(desk, one, `r${desk.nextId()}`, 100);
  const second = { ...betOf(desk, here, `r${desk.nextId()}`, 100), transaction: first.transaction };
  const process = either(chance);
  return [
    ...rest,
    { operation: callOperation(one, first), process, batch: null },
    { operation: callOperation(here, second), process: process === 0 ? 1 : 0, batch: null },
  ];
}

/** About as many as a small batch has. */
const MOST_STATEMENTS = 13;

function faultsOf(chance: Chance): Pick<Wave, "laneFault" | "officeFault"> {
  const fault = (hows: readonly Fault["how"][]): Fault => ({
    statement: chance.perMille(150) ? null : chance.between(1, MOST_STATEMENTS),
    side: chance.pick(["before", "after"]),
    how: chance.pick(hows),
  });
  return {
    laneFault: { process: either(chance), fault: fault(["error", "crash", "crash", "cut"]) },
    officeFault: chance.perMille(300) ? fault(["error"]) : null,
  };
}
