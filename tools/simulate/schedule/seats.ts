// The vendors' side of the schedule: who sits where, fresh ids, and the calls a vendor can make from a seat.
import { formatAmount, minor } from "../../../packages/money/src/index.ts";
import type { BetCall, CloseCall, RollbackCall, WinCall } from "../../../packages/vendor/src/contract.ts";
import type { Chance } from "../chance.ts";
import type { PlayUnit } from "../operations.ts";
import { memberName, playerName, sessionName, VENDORS, vendorOf } from "../platform/sites.ts";

export interface Seat {
  readonly member: number;
  readonly vendor: string;
  readonly player: string;
  readonly session: string;
  readonly game: string;
  readonly unit: PlayUnit;
}

/** A call that has been sent before: what others may name by mistake. */
export interface SentBet {
  readonly member: number;
  readonly vendor: string;
  readonly round: string;
  readonly transaction: string;
}

export interface Desk {
  readonly seed: number;
  readonly chance: Chance;
  readonly members: number;
  /** The login each member has now. */
  readonly logins: number[];
  readonly sent: SentBet[];
  nextId(): string;
  /** How many ids there are. */
  made(): number;
}

export function createDesk(seed: number, chance: Chance, members: number): Desk {
  let made = 0;
  return {
    seed,
    chance,
    members,
    logins: Array.from({ length: members }, () => 0),
    sent: [],
    nextId: () => `${seed}-${(made += 1).toString(36)}`,
    made: () => made,
  };
}

const TRIAL_PER_MILLE = 150;

export function takeSeat(desk: Desk, member: number): Seat {
  const unit = desk.chance.perMille(TRIAL_PER_MILLE) ? "TRIAL" : "PLAY";
  return seatAt(desk, member, desk.chance.pick(VENDORS).code, unit);
}

export function seatAt({ seed, logins }: Desk, member: number, vendor: string, unit: PlayUnit): Seat {
  const name = memberName(seed, member);
  const session = sessionName(name, logins[member] ?? 0, vendor, unit);
  const { game } = vendorOf(vendor);
  return { member, vendor, player: playerName(vendor, name), session, game, unit };
}

/** A text of an amount; the same value can be spelled in more ways than one. */
export const amountText = (amountMinor: number): string => formatAmount(minor(BigInt(amountMinor)));

export const betOf = (desk: Desk, seat: Seat, round: string, amountMinor: number): BetCall => ({
  verb: "bet",
  transaction: `t${desk.nextId()}`,
  session: seat.session,
  player: seat.player,
  game: seat.game,
  round,
  amount: amountText(amountMinor),
  currency: seat.unit,
});

export const winOf = (desk: Desk, seat: Seat, bet: BetCall, amountMinor: number): WinCall => ({
  verb: "win",
  transaction: `t${desk.nextId()}`,
  player: seat.player,
  game: seat.game,
  round: bet.round,
  bet: bet.transaction,
  amount: amountText(amountMinor),
  currency: seat.unit,
});

export const rollbackOf = (desk: Desk, seat: Seat, bet: BetCall): RollbackCall => ({
  verb: "rollback",
  transaction: `t${desk.nextId()}`,
  player: seat.player,
  round: bet.round,
  bet: bet.transaction,
});

export const closeOf = (desk: Desk, seat: Seat, round: string): CloseCall => ({
  verb: "close",
  transaction: `t${desk.nextId()}`,
  player: seat.player,
  round,
});
