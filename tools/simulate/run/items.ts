// A vendor's call as an item of the bet book, as the gateway would translate it: what the session, the game and the
// site say of it comes from the world around it.
import type { WalletItem } from "../../../apps/server/src/domains/bets/bets.ts";
import { minor, parseAmount } from "../../../packages/money/src/index.ts";
import type { Minor } from "../../../packages/money/src/index.ts";
import type { BetCall, WinCall } from "../../../packages/vendor/src/contract.ts";
import type { Surroundings } from "../model/surroundings.ts";
import type { CallOperation } from "../operations.ts";

type Base = Pick<WalletItem, "vendor" | "memberId" | "transaction" | "round" | "fingerprint">;

export function itemOf(operation: CallOperation, memberId: bigint, around: Surroundings): WalletItem {
  const { vendor, call, print } = operation;
  const { transaction, round } = call;
  const base: Base = { vendor, memberId, transaction, round, fingerprint: print };
  switch (call.verb) {
    case "rollback":
      return { ...base, verb: "rollback", bet: call.bet };
    case "close":
      return {
        ...base,
        verb: "close",
        validMinor: amountOf(call.validAmount),
        detail: call.detail,
      };
    case "win":
      return winItem(base, call, around);
    case "bet":
    default:
      return betItem(base, call, operation, around);
  }
}

const amountOf = (text: string | undefined): Minor | null => (text === undefined ? null : parseAmount(text));

function betItem(base: Base, call: BetCall, { member }: CallOperation, around: Surroundings): WalletItem {
  const game = around.gameOf(base.vendor, call.game);
  const amountMinor = amountOf(call.amount) ?? minor(0n);
  const within = game !== undefined && amountMinor >= game.smallestMinor && amountMinor <= game.largestMinor;
  return {
    ...base,
    verb: "bet",
    game: call.game,
    category: game?.category ?? "MINI",
    unit: call.currency,
    amountMinor,
    freeRound: call.freeRound ?? null,
    detail: call.detail,
    sessionUnit: around.sessionUnitOf(call),
    purse: null,
    loginSession: null,
    barredBy: around.barOf(base.vendor, member, call),
    amountFits: call.freeRound !== undefined || within,
  };
}

function winItem(base: Base, call: WinCall, around: Surroundings): WalletItem {
  const game = around.gameOf(base.vendor, call.game);
  return {
    ...base,
    verb: "win",
    game: call.game,
    category: game?.category ?? "MINI",
    unit: call.currency,
    bet: call.bet,
    purse: null,
    amountMinor: amountOf(call.amount) ?? minor(0n),
    closes: call.closes === true,
    result: call.result ?? null,
    validMinor: amountOf(call.validAmount),
    detail: call.detail,
    betlessAllowed: game !== undefined && around.hasBetlessWins(base.vendor),
    largestWinMinor: minor(game?.largestWinMinor ?? 0n),
  };
}
