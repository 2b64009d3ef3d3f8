// A player's own cash-out [INS-6, INS-7]: it counts at the moment it arrived by the studio's clock, or not at all.
import { setTimeout as pause } from "node:timers/promises";
import { crashPayoutMinor } from "@jonaki/games";
import { minor } from "@jonaki/money";
import { refuse } from "../instant/play.flow.ts";
import type { RoundBase } from "../instant/rounds.ts";
import { cashOutAt, overFrom } from "./crash.rules.ts";
import type { BetAnswer } from "./bet.flow.ts";
import { findBet } from "./crash-bets.store.ts";
import type { CrashBetRow } from "./crash-bets.store.ts";
import { noteLate } from "./crash-moves.store.ts";
import type { CashedOut } from "./crash-moves.store.ts";
import { settleBets } from "./settle.flow.ts";

export interface CashOutTimes {
  readonly arrivedAt: Date;
  /** When the player pressed, by the player's own clock: for the record only. */
  readonly askedAt: Date | null;
}

export interface CashOutParts extends RoundBase {
  /** Writes it down together with the others of the moment. */
  writeCashOut(cashedOut: CashedOut): Promise<unknown>;
}

/** The same request again is answered as the bet ended. */
export async function cashOut(
  parts: CashOutParts,
  bet: CrashBetRow,
  times: CashOutTimes,
  written: () => void = () => undefined,
): Promise<BetAnswer> {
  const { store } = parts.database;
  const worth = bet.state === "OPEN" ? cashOutAt(bet.of, bet.last, times.arrivedAt) : "LATE";
  if (worth === "EARLY") return refuse("RETRY");
  if (worth !== "LATE") await parts.writeCashOut(cashedOut(bet, worth.at, times));
  written();
  const ended = await findBet(store, bet.id);
  if (ended === null) throw new Error(`bet ${bet.id} is gone`);
  if (ended.paidAt === null) return notPaid(parts, ended, times);
  await settleBets(parts, [bet.id]);
  return { bet: (await findBet(store, bet.id)) ?? ended };
}

/** Who comes after the bet's own end gets that end, and the record names no request. */
const cashedOut = (bet: CrashBetRow, at: number, times: CashOutTimes): CashedOut => ({
  id: bet.id,
  roundNumber: bet.roundNumber,
  at,
  payoutMinor: crashPayoutMinor(minor(bet.stakeMinor), BigInt(at)),
  arrivedAt: times.arrivedAt,
  own: at < bet.last ? times : null,
});

/** What is not known to be taken, or is open where the round should be over, is asked about again. */
async function notPaid(parts: RoundBase, bet: CrashBetRow, times: CashOutTimes): Promise<BetAnswer> {
  if (bet.state === "BETTING") return refuse("RETRY");
  // Who comes after the bet's own end is paid by that.
  if (bet.state !== "OPEN" || bet.last > bet.of.burst) await noteLate(parts.database.store, bet.id, times);
  return bet.state === "OPEN" ? onceTold(parts, bet) : refuse("CASHOUT_LATE");
}

/** Whoever ends the round needs a moment, and has no longer than this before it is asked again. */
const ENDING = { looks: 40, everyMs: 50 };

/** Nobody learns of a burst before all do: a process whose clock is late could still be asked for another bet. */
async function onceTold({ database, clock }: RoundBase, { id, of }: CrashBetRow): Promise<BetAnswer> {
  await waiting(overFrom(of).getTime() - clock.now().getTime());
  for (let look = 1; ; look += 1) {
    const bet = await findBet(database.store, id);
    if (bet?.of.state === "OVER" && bet.paidAt === null) return refuse("CASHOUT_LATE");
    if (bet?.state !== "OPEN" || look === ENDING.looks) return refuse("RETRY");
    await waiting(ENDING.everyMs);
  }
}

const waiting = (ms: number): Promise<void> => pause(Math.max(0, ms), undefined, { ref: false });
