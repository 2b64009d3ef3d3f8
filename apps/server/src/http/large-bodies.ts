// How much of large bodies a process holds in memory at once: so many of one account, so many bytes of all.
import { refused } from "@jonaki/wire";
import type { Answer } from "@jonaki/wire";
import type { Clock } from "../platform/clock.ts";
import { Overloaded } from "../platform/overloaded.ts";

export interface LargeBody {
  readonly owner: string;
  /** What it may grow to. */
  readonly bytes: number;
}

export interface LargeBodies {
  /** Does the work when there is room, from the first byte of the body to the answer. */
  hold(body: LargeBody, work: () => Promise<Answer<unknown>>): Promise<Answer<unknown>>;
}

/** Eight of the largest, or dozens of photos; while one is looked into it is there more than once. */
const BYTES_AT_ONCE = 128 * 1024 * 1024;
const OF_ONE_OWNER = 2;
const COME_BACK_MS = 5_000;

export function createLargeBodies(clock: Clock): LargeBodies {
  const held = new Set<LargeBody>();
  const later = (): Date => new Date(clock.now().getTime() + COME_BACK_MS);
  return {
    hold: async ({ owner, bytes }, work) => {
      const all = [...held];
      if (all.filter((one) => one.owner === owner).length >= OF_ONE_OWNER)
        return refused("TRY_LATER", { time: later().toISOString() });
      if (all.reduce((sum, one) => sum + one.bytes, bytes) > BYTES_AT_ONCE) throw new Overloaded(later());
      const body = { owner, bytes };
      held.add(body);
      try {
        return await work();
      } finally {
        held.delete(body);
      }
    },
  };
}
