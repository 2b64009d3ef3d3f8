// The walk along an account's entries from a point that is known to the one its balance is at: it keeps the
// first thing that does not follow from what came before.
import { entryLine, GENESIS, nextHead } from "./chain.ts";
import type { ChainedEntry } from "./chain.ts";

/** Where an account stands after a batch. */
export interface Point {
  readonly version: bigint;
  readonly balanceMinor: bigint;
  /** Hex. */
  readonly head: string;
}

export const BEGINNING: Point = { version: 0n, balanceMinor: 0n, head: GENESIS };

export interface Walk {
  /** The hash stands on the last entry of a batch, in hex. */
  step(entry: ChainedEntry, hash: string | null): void;
  /** What is wrong with the account, or null. */
  end(): string | null;
}

export function createWalk(start: Point, now: Point): Walk {
  let { version, balanceMinor, head } = start;
  let lines = "";
  let problem: string | null = null;
  const note = (text: string): void => {
    problem ??= text;
  };
  return {
    step: (entry, hash) => {
      if (entry.version !== version + 1n) note(`version ${entry.version} follows ${version}`);
      if (entry.balanceMinor !== balanceMinor + entry.amountMinor)
        note(
          `version ${entry.version} says ${entry.balanceMinor} after ${balanceMinor} and ${entry.amountMinor}`,
        );
      ({ version, balanceMinor } = entry);
      lines += entryLine(entry);
      if (hash === null) return;
      head = nextHead(head, lines);
      lines = "";
      if (head !== hash) note(`the chain breaks at version ${version}`);
    },
    end: () => {
      if (version !== now.version)
        note(`its entries end at version ${version}, its balance is at ${now.version}`);
      if (balanceMinor !== now.balanceMinor)
        note(`its entries sum to ${balanceMinor}, its balance says ${now.balanceMinor}`);
      if (head !== now.head || lines !== "") note("its head is not the end of its chain");
      return problem;
    },
  };
}

interface Waiting {
  readonly entry: ChainedEntry;
  readonly hash: string | null;
}

/** Walks an account's entries by their versions, in whatever order they come: one that is early waits for those before it. */
export function inOrder(walk: Walk, start: Point): Walk {
  let next = start.version + 1n;
  const early = new Map<bigint, Waiting>();
  const take = ({ entry, hash }: Waiting): void => {
    walk.step(entry, hash);
    next = entry.version + 1n;
  };
  const goOn = (): void => {
    for (let one = early.get(next); one !== undefined; one = early.get(next)) {
      early.delete(next);
      take(one);
    }
  };
  return {
    step: (entry, hash) => {
      // Of two that say the same version one is too many: it is no step from the other.
      if (entry.version < next || early.has(entry.version)) walk.step(entry, hash);
      else if (entry.version > next) early.set(entry.version, { entry, hash });
      else {
        take({ entry, hash });
        if (early.size > 0) goOn();
      }
    },
    end: () => {
      // Behind a gap; the walk tells where it is.
      const left = [...early.values()].toSorted((one, other) =>
        one.entry.version < other.entry.version ? -1 : 1,
      );
      for (const one of left) take(one);
      return walk.end();
    },
  };
}
