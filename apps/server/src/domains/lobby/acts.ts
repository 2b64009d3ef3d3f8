// A bet is an act of the member [ACC-78]. An act is written seldom, so a player who bets every second is asked about
// once in a while; whether the login is still alive is the bet book's question, at every bet.
import type { Clock } from "../../platform/clock.ts";
import { createLookup } from "./lookups.ts";

/** Notes an act of each; those that are alive, each with the moment from which its next act has to be written. */
export type ActsOf = (loginSessions: readonly bigint[]) => Promise<ReadonlyMap<bigint, Date>>;

const KEPT = 50_000;

export function createActs(actsOf: ActsOf, clock: Clock) {
  const note = createLookup(actsOf);
  const noted = new Map<bigint, { readonly fromMs: number; readonly untilMs: number }>();
  return {
    isAlive: async (loginSession: bigint): Promise<boolean> => (await note(loginSession)) !== undefined,
    note: async (loginSession: bigint): Promise<void> => {
      const nowMs = clock.now().getTime();
      const known = noted.get(loginSession);
      // The clock may have been set back.
      if (known !== undefined && nowMs >= known.fromMs && nowMs < known.untilMs) return;
      const next = await note(loginSession);
      if (next === undefined) return;
      if (noted.size >= KEPT) noted.clear();
      noted.set(loginSession, { fromMs: nowMs, untilMs: next.getTime() });
    },
  };
}
