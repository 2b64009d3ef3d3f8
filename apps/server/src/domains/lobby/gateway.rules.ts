// What the gateway knows of a bet before the bet book sees it [VEN-12], in the order of precedence; pure.
import type { PostingAnswer, PostingCall, WalletCode } from "@jonaki/vendor";
import type { WalletItem } from "../bets/bets.ts";
import type { Game } from "./games.store.ts";
import type { Launch } from "./launch/launch.store.ts";

/** Whether a game may be opened or bet on now. */
export function doorOf(game: Game | undefined, siteMaintenance: boolean): WalletCode | null {
  if (siteMaintenance || game?.status === "MAINTENANCE" || game?.vendorStatus === "MAINTENANCE")
    return "MAINTENANCE";
  const isOpen = game?.status === "ON" && game.vendorStatus === "ON" && !game.isRetired;
  return isOpen ? null : "GAME_CLOSED";
}

export interface BetClaim {
  readonly memberId: bigint;
  readonly vendor: string;
  readonly game: string;
  readonly currency: string;
}

/** Why a bet is not taken, as far as the play session, the currency and the game say. */
export function barOf(
  claim: BetClaim,
  play: Launch | undefined,
  game: Game | undefined,
  siteMaintenance: boolean,
): WalletCode | null {
  const own = play?.memberId === claim.memberId && play.vendor === claim.vendor;
  if (play === undefined || !own) return "SESSION_EXPIRED";
  if (play.unit !== claim.currency) return "CURRENCY_WRONG";
  const door = doorOf(game, siteMaintenance);
  // A session opens one game; a bet on another is as good as one on a game that is not there.
  return door ?? (play.game === claim.game ? null : "GAME_CLOSED");
}

/** Whether a line pays or ends the very bet of the line in front of it. */
const endsBet = (call: PostingCall, before: PostingCall): boolean =>
  before.verb === "bet" &&
  call.player === before.player &&
  call.round === before.round &&
  (call.verb === "close" || (call.verb === "win" && call.bet === before.transaction));

type Line = WalletItem | PostingAnswer;

/**
 * A bet with what ends it is one breath: posted in one transaction, or not at all yet. Were the end tried without its bet, it
 * would be refused for ever.
 */
export function inBreaths(
  calls: readonly PostingCall[],
  lines: readonly Line[],
): readonly (readonly Line[])[] {
  const breaths: Line[][] = [];
  for (const [place, line] of lines.entries()) {
    const [call, before, last] = [calls[place], calls[place - 1], breaths.at(-1)];
    const isEnd = call !== undefined && before !== undefined && endsBet(call, before);
    if (isEnd && last !== undefined) last.push(line);
    else breaths.push([line]);
  }
  return breaths;
}
