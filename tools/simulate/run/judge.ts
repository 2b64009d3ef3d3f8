// Holds a wave against the model: every answer, every key the ledger wrote, every balance of everybody in it.
import { memberAccount } from "../../../packages/ledger/src/index.ts";
import { blockOfTransfer } from "../check/ledger-order.ts";
import type { BlocksAt } from "../check/ledger-order.ts";
import { linearise } from "../check/linearise.ts";
import type { Keys } from "../check/linearise.ts";
import { keyOfStep } from "../check/steps.ts";
import type { Step } from "../check/steps.ts";
import { purseOf } from "../model/books.ts";
import type { Books, Purse } from "../model/books.ts";
import type { Surroundings } from "../model/surroundings.ts";
import type { Positions } from "../platform/positions.ts";
import { readKeysOf, readPurses } from "../platform/readback.ts";
import { UNITS } from "../platform/sites.ts";
import type { World } from "../platform/world.ts";

export interface Difference {
  readonly member: number | null;
  /** The step it shows at. */
  readonly step: number;
  readonly text: string;
}

export async function judgeWave(
  world: World,
  books: Books,
  around: Surroundings,
  steps: readonly Step[],
): Promise<Difference | null> {
  const fresh = new Set(steps.flatMap((step) => freshKey(books, step)));
  const keys = await readKeysOf(world.owner, [...fresh]);
  const told = await withLostLimits(world, steps);
  const groups = Map.groupBy(told, ({ operation }) => operation.member);
  const members = [...groups.keys()].filter((member) => member >= 0);
  const purses = await readPurses(
    world.owner,
    members.map((member) => world.ids[member] ?? 0n),
  );
  const blocksAt = blocksBy(keys, world.positions);
  for (const member of inOrderOfIds(groups, keys)) {
    const misfit = linearise(books, around, groups.get(member) ?? [], keys, blocksAt);
    if (misfit !== null) {
      const { number: step } = misfit.step;
      return { member, step, text: `step ${step}: ${misfit.text}` };
    }
  }
  const last = steps.at(-1)?.number ?? 0;
  const unexplained = [...keys.keys()].find((key) => !books.kept.has(key) && !books.postings.has(key));
  if (unexplained !== undefined)
    return { member: null, step: last, text: `the ledger has a key that no step explains: ${unexplained}` };
  for (const member of members) {
    const id = world.ids[member] ?? 0n;
    const text = purseDiffers(books, member, (unit) => purses(id, unit));
    if (text !== null)
      return { member, step: last, text: `${text} (account ${memberAccount(id, "CASH", "PLAY")})` };
  }
  books.journal.settle();
  return null;
}

/** All keys of a batch have one time; where one of them has a transfer, that names the block. */
function blocksBy(keys: Keys, positions: Positions): BlocksAt {
  const exact = new Map<bigint, bigint>();
  for (const { atMicros, transferId } of keys.values())
    if (transferId !== null) exact.set(atMicros, blockOfTransfer(transferId));
  return (atMicros) => {
    const block = exact.get(atMicros);
    return block === undefined ? positions.writtenAt(atMicros) : [block];
  };
}

const freshKey = (books: Books, step: Step): readonly string[] => {
  const key = step.operation.member < 0 ? null : keyOfStep(step);
  return key === null || books.kept.has(key) || books.postings.has(key) ? [] : [key];
};

function purseDiffers(
  books: Books,
  member: number,
  standing: (unit: "PLAY" | "TRIAL") => Purse,
): string | null {
  for (const unit of UNITS) {
    const [model, ledger] = [purseOf(books, member, unit), standing(unit)].map(
      ({ cashMinor, bonusMinor, heldMinor }) => `cash ${cashMinor}, bonus ${bonusMinor}, held ${heldMinor}`,
    );
    if (model !== ledger) return `in ${unit} the model has ${model}, the ledger ${ledger}`;
  }
  return null;
}

/** Where two members used one new id, the one whose call the ledger kept was first. */
function inOrderOfIds(groups: ReadonlyMap<number, readonly Step[]>, keys: Keys): readonly number[] {
  const users = new Map<string, Set<number>>();
  for (const [member, steps] of groups)
    for (const step of steps) {
      const key = keyOfStep(step);
      if (key !== null && keys.has(key)) users.set(key, (users.get(key) ?? new Set()).add(member));
    }
  const contested = new Set([...users].filter(([, members]) => members.size > 1).map(([key]) => key));
  if (contested.size === 0) return [...groups.keys()];
  const owns = (member: number): boolean =>
    (groups.get(member) ?? []).some((step) => {
      const key = keyOfStep(step) ?? "";
      return (
        contested.has(key) && step.operation.kind === "call" && keys.get(key)?.print === step.operation.print
      );
    });
  return [...groups.keys()].sort((one, other) => Number(owns(other)) - Number(owns(one)));
}

/** A limit leaves no key: whether one without an answer was set stands in its own table. */
async function withLostLimits(world: World, steps: readonly Step[]): Promise<readonly Step[]> {
  const kept: Step[] = [];
  for (const step of steps) {
    const { operation } = step;
    if (operation.kind !== "limit" || step.seen !== null) {
      kept.push(step);
      continue;
    }
    const { rows } = await world.owner.query<{ amount: bigint }>(
      "select amount from safe_limits where member_id = $1 and kind = $2 and period = $3",
      [world.ids[operation.member], operation.limit, operation.period],
    );
    if (rows[0]?.amount === operation.amountMinor) kept.push({ ...step, seen: "set" });
  }
  return kept;
}
