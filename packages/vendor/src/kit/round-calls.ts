// The four calls of a round that nobody has heard of yet, with the smallest stake the game takes.
import { formatAmount, minor, parseAmount } from "@jonaki/money";
import type { Minor } from "@jonaki/money";
import type { BetCall, CloseCall, RollbackCall, WinCall } from "../contract.ts";
import type { OpenedPlay } from "./target.ts";

export interface RoundCalls {
  readonly bet: BetCall;
  readonly win: WinCall;
  readonly rollback: RollbackCall;
  readonly close: CloseCall;
}

/** The smallest whole stake the game takes: whole, so that it can be spelled with and without decimals. */
export function stakeOf({ play }: Pick<OpenedPlay, "play">): Minor {
  const units = ((parseAmount(play.limits.minimum) ?? 0n) + 99n) / 100n;
  return minor(100n * (units === 0n ? 1n : units));
}

/** A win pays three stakes, so that a long run of cases does not leave its players poor. */
export function roundCalls({ play, game }: OpenedPlay, id: () => string): RoundCalls {
  const { player, session, currency } = play;
  const stakeMinor = stakeOf({ play });
  const round = id();
  const amount = formatAmount(stakeMinor);
  const bet: BetCall = { verb: "bet", transaction: id(), session, player, game, round, amount, currency };
  const named = { player, round, bet: bet.transaction };
  const payout = formatAmount(minor(3n * stakeMinor));
  return {
    bet,
    win: { verb: "win", transaction: id(), game, amount: payout, currency, ...named },
    rollback: { verb: "rollback", transaction: id(), ...named },
    close: { verb: "close", transaction: id(), player, round },
  };
}
