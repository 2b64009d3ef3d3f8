// What the gateway knows of a bet before the bet book sees it [VEN-12], in the order of precedence; pure.
import type { WalletCode } from "@jonaki/vendor";
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
