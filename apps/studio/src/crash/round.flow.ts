// A shared round of Crash from its opening to its end [INS-5]: everything that is due is done, in the order of the clock, and
// each thing once, whoever does it. A process that dies in between leaves nothing that the next one cannot take up.
import { crash, CRASH_BETTING_MS, CRASH_TABLE, crashBurst, sharedRoundStream } from "@jonaki/games";
import { takeSeed } from "../fair/chains.flow.ts";
import type { ChainParts } from "../fair/chains.flow.ts";
import type { RoundBase } from "../instant/rounds.ts";
import type { OpenTransaction } from "../platform/database.ts";
import type { Arrivals } from "./arrivals.ts";
import { burstTime, overFrom, PAUSE_MS, reachedBy, timeOf } from "./crash.rules.ts";
import { cashOutReached, loseOpen, nextEnd, voidBets } from "./crash-moves.store.ts";
import { insertCrashRound, lockOpening, moveRound, readNewest, tellRound } from "./crash-rounds.store.ts";
import type { CrashRoundRow } from "./crash-rounds.store.ts";

export type CrashParts = RoundBase & ChainParts;

export interface FlightParts extends CrashParts {
  readonly arrivals: Pick<Arrivals, "written">;
}

/** The bets that can be settled now, and when there is something to do again; null when nothing is open. */
export interface Advanced {
  readonly decided: readonly string[];
  readonly next: Date | null;
}

/** How soon it is asked again whether somebody has told the salt that a chain waits for. */
const SALT_AGAIN_MS = 5_000;

/** Own ends are cashed out together at most so often. */
const TOGETHER_MS = 100;

/** Does what is due now; opens no round. */
export async function advanceRound(parts: FlightParts): Promise<Advanced> {
  const round = await readNewest(parts.database.store);
  const now = parts.clock.now();
  if (round === null || round.state === "OVER") return { decided: [], next: null };
  if (round.state === "BETTING") {
    if (now < round.fliesAt) return { decided: [], next: round.fliesAt };
    await parts.database.transaction((tx) => takeOff(tx, round));
    return advanceRound(parts);
  }
  if (now >= overFrom(round)) {
    await parts.arrivals.written();
    const decided = await parts.database.transaction((tx) => endRound(tx, round, now));
    return { decided, next: null };
  }
  return fly(parts, round, now);
}

async function takeOff(tx: OpenTransaction, round: CrashRoundRow): Promise<void> {
  if (!(await moveRound(tx, round.number, { from: "BETTING", to: "FLYING" }))) return;
  await voidBets(tx, round.number);
  await tellRound(tx);
}

async function fly({ database: { store } }: CrashParts, round: CrashRoundRow, now: Date): Promise<Advanced> {
  const reached = Math.min(reachedBy(round, now), round.burst);
  const decided = await cashOutReached(store, round.number, { reached, at: now });
  const end = await nextEnd(store, round.number);
  const over = overFrom(round);
  const nextMs = end === null ? over.getTime() : timeOf(round, end).getTime();
  const togetherMs = Math.max(nextMs, now.getTime() + TOGETHER_MS);
  return { decided, next: togetherMs < over.getTime() ? new Date(togetherMs) : over };
}

/** Own ends at or below the burst are paid, everything else that is open is lost; only then is the burst told. */
async function endRound(tx: OpenTransaction, round: CrashRoundRow, at: Date): Promise<readonly string[]> {
  if (!(await moveRound(tx, round.number, { from: "FLYING", to: "OVER", overAt: at }))) return [];
  const paid = await cashOutReached(tx, round.number, { reached: round.burst, at });
  const lost = await loseOpen(tx, round.number, at);
  await tellRound(tx);
  return [...paid, ...lost];
}

/** Opens the next round when the last one has been looked at long enough; answers when it may be, or null when it is open. */
export async function openNextRound(parts: CrashParts): Promise<Date | null> {
  return parts.database.transaction(async (tx) => {
    await lockOpening(tx);
    const last = await readNewest(tx);
    const now = parts.clock.now();
    if (last !== null && last.state !== "OVER") return null;
    const from = last === null ? now : new Date((last.overAt ?? now).getTime() + PAUSE_MS);
    if (now < from) return from;
    return (await openRound(parts, tx, now)) ? null : new Date(now.getTime() + SALT_AGAIN_MS);
  });
}

/** False while no chain has its salt. */
async function openRound(parts: CrashParts, tx: OpenTransaction, openedAt: Date): Promise<boolean> {
  const taken = await takeSeed(parts, tx, crash.code);
  if (taken === null) return false;
  const { chainId, place, salt, seed } = taken;
  const burst = Number(crashBurst(CRASH_TABLE, sharedRoundStream(seed, salt, `${chainId}-${place}`)));
  const fliesAt = new Date(openedAt.getTime() + CRASH_BETTING_MS);
  await insertCrashRound(tx, {
    chainId,
    place,
    salt,
    version: crash.version,
    tableHash: crash.tableHash,
    seed: Buffer.from(seed),
    burst,
    openedAt,
    fliesAt,
    burstsAt: burstTime(fliesAt, burst),
  });
  await tellRound(tx);
  return true;
}
