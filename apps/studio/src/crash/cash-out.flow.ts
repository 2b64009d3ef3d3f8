// A player's own cash-out [INS-6, INS-7]: it counts at the moment it arrived by the studio's clock, or not at all.
import { crashPayoutMinor } from "@jonaki/games";
import { minor } from "@jonaki/money";
import { refuse } from "../instant/play.flow.ts";
import type { RoundBase } from "../instant/rounds.ts";
import { cashOutAt } from "./crash.rules.ts";
import type { BetAnswer } from "./bet.flow.ts";
import { findBet } from "./crash-bets.store.ts";
import type { CrashBetRow } from "./crash-bets.store.ts";
import { cashOutBet } from "./crash-moves.store.ts";
import { settleBets } from "./settle.flow.ts";

export interface CashOutTimes {
  readonly arrivedAt: Date;
  /** When the player pressed, by the player's own clock: for the record only. */
  readonly askedAt: Date | null;
}

/** The same request again is answered as the bet ended. */
export async function cashOut(
  parts: RoundBase,
  bet: CrashBetRow,
  { arrivedAt, askedAt }: CashOutTimes,
): Promise<BetAnswer> {
  const { store } = parts.database;
  if (bet.state === "OPEN") {
    const worth = cashOutAt(bet.of, bet.last, arrivedAt);
    if (worth === "EARLY") return refuse("RETRY");
    if (worth !== "LATE") {
      const { at } = worth;
      const payoutMinor = crashPayoutMinor(minor(bet.stakeMinor), BigInt(at));
      // Who comes after the bet's own end gets that end, and the record names no request.
      const isOwn = at < bet.last;
      await cashOutBet(store, bet, {
        at,
        payoutMinor,
        own: isOwn ? { askedAt, arrivedAt } : null,
        arrivedAt,
      });
    }
  }
  const ended = await findBet(store, bet.id);
  if (ended === null) throw new Error(`bet ${bet.id} is gone`);
  if (ended.paidAt === null) return refuse(ended.state === "BETTING" ? "RETRY" : "CASHOUT_LATE");
  await settleBets(parts, [bet.id]);
  return { bet: (await findBet(store, bet.id)) ?? ended };
}
