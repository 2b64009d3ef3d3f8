// How rounds go: what an honest vendor sends, and what a confused one does. The network has not touched it yet.
import type { BetCall, PostingCall, WinCall } from "../../../packages/vendor/src/contract.ts";
import { betOf, closeOf, rollbackOf, seatAt, winOf } from "./seats.ts";
import type { Desk, Seat } from "./seats.ts";

type Script = (desk: Desk, seat: Seat, bet: BetCall) => readonly PostingCall[];

const SMALLEST = 100;
const USUAL = 5_000;
const ABOVE_MAXIMUM_WIN = 1_000_001;
const CALLS_PER_TABLE = 500;

const stake = ({ chance }: Desk): number => chance.between(SMALLEST, USUAL);
const prize = ({ chance }: Desk): number => chance.between(1, 2 * USUAL);
const win = (desk: Desk, seat: Seat, bet: BetCall): WinCall => winOf(desk, seat, bet, prize(desk));
const close = (desk: Desk, seat: Seat, bet: BetCall) => closeOf(desk, seat, bet.round);
const second = (desk: Desk, seat: Seat, bet: BetCall): BetCall => betOf(desk, seat, bet.round, stake(desk));

/** How often, out of the sum of all, and what. */
const SCRIPTS: readonly (readonly [number, Script])[] = [
  [18, (desk, seat, bet) => [bet, close(desk, seat, bet)]],
  [14, (desk, seat, bet) => [bet, win(desk, seat, bet), close(desk, seat, bet)]],
  [16, (desk, seat, bet) => [bet, { ...win(desk, seat, bet), closes: true }]],
  [10, (desk, seat, bet) => [bet, rollbackOf(desk, seat, bet)]],
  [5, (desk, seat, bet) => [bet, win(desk, seat, bet), win(desk, seat, bet), close(desk, seat, bet)]],
  [6, (desk, seat, bet) => severalBets(desk, seat, bet)],
  [4, (desk, seat, bet) => [rollbackOf(desk, seat, bet), bet, win(desk, seat, bet)]],
  [3, (desk, seat, bet) => [close(desk, seat, bet), bet, win(desk, seat, bet)]],
  [4, (_desk, _seat, bet) => [bet]],
  [5, (desk, seat, bet) => betlessWin(desk, seat, bet)],
  [7, (desk, seat, bet) => refusedBet(desk, seat, bet)],
  [2, (desk, seat, bet) => [bet, winOf(desk, seat, bet, ABOVE_MAXIMUM_WIN), close(desk, seat, bet)]],
  [2, (desk, seat, bet) => freeRound(desk, seat, bet)],
  [4, (desk, seat, bet) => saidEnding(desk, seat, bet)],
  [3, (desk, seat, bet) => wrongNames(desk, seat, bet)],
  [2, (desk, seat, bet) => bothUnits(desk, seat, bet)],
];
const TOTAL = SCRIPTS.reduce((sum, [weight]) => sum + weight, 0);

export function roundOf(desk: Desk, seat: Seat): readonly PostingCall[] {
  let left = desk.chance.below(TOTAL);
  const bet = betOf(desk, seat, roundName(desk), stake(desk));
  for (const [weight, script] of SCRIPTS) {
    if (left < weight) return script(desk, seat, bet);
    left -= weight;
  }
  return [bet];
}

/** Some rounds are of a table, under one id for everybody at it; tables go on to new rounds. */
const roundName = ({ chance, nextId, made }: Desk): string =>
  chance.perMille(100) ? `table-${Math.floor(made() / CALLS_PER_TABLE)}-${chance.below(9)}` : `r${nextId()}`;

function severalBets(desk: Desk, seat: Seat, bet: BetCall): readonly PostingCall[] {
  const [other, third] = [second(desk, seat, bet), second(desk, seat, bet)];
  const closing = desk.chance.perMille(500)
    ? close(desk, seat, bet)
    : { ...win(desk, seat, third), closes: true };
  return [bet, other, third, win(desk, seat, bet), rollbackOf(desk, seat, other), closing];
}

function betlessWin(desk: Desk, seat: Seat, bet: BetCall): readonly PostingCall[] {
  const alone: WinCall = { ...win(desk, seat, bet), bet: null, closes: desk.chance.perMille(300) };
  const currency = desk.chance.perMille(100) ? "BDT" : seat.unit;
  const onIt = { ...win(desk, seat, bet), bet: alone.transaction };
  return [{ ...alone, currency }, onIt, close(desk, seat, bet)];
}

/** A bet that one thing is wrong with, and what comes after it all the same. */
function refusedBet(desk: Desk, seat: Seat, bet: BetCall): readonly PostingCall[] {
  const { chance } = desk;
  const wrong = chance.pick<Partial<BetCall>>([
    { currency: seat.unit === "PLAY" ? "TRIAL" : "PLAY" },
    { currency: "BDT" },
    { session: "s.nobody" },
    { session: "s.nobody", currency: "BDT" },
    { session: seatAt(desk, chance.below(desk.members), seat.vendor, seat.unit).session },
    { game: "no-such-game" },
    { amount: "0.99" },
    { amount: "5000.01" },
    { amount: "4999.99" },
    { amount: "999999999999.99" },
  ]);
  return [{ ...bet, ...wrong }, win(desk, seat, bet), rollbackOf(desk, seat, bet)];
}

function freeRound(desk: Desk, seat: Seat, bet: BetCall): readonly PostingCall[] {
  const free: BetCall = { ...bet, amount: "0.00", freeRound: `free-${desk.chance.below(9)}` };
  const after = desk.chance.perMille(300) ? rollbackOf(desk, seat, bet) : win(desk, seat, bet);
  return [free, after, close(desk, seat, bet)];
}

function saidEnding(desk: Desk, seat: Seat, bet: BetCall): readonly PostingCall[] {
  const { chance } = desk;
  const detail = {
    said: String.raw`"quoted" \ {braces} 'ডাইস' ${"\u{1F3B2}"}`,
    steps: [1, null, { deep: true }],
  };
  const validAmount = chance.pick([bet.amount, "0.50", "99999.00", "0"]);
  const ending = chance.pick<Partial<WinCall>>([
    { result: "DRAW" },
    { result: "CASH_OUT", validAmount },
    { validAmount },
  ]);
  const last: PostingCall = chance.perMille(500)
    ? { ...win(desk, seat, bet), closes: true, detail, ...ending }
    : { ...close(desk, seat, bet), detail, validAmount };
  return [{ ...bet, detail }, last];
}

/** Wins and rollbacks that name something else than their bet. */
function wrongNames(desk: Desk, seat: Seat, bet: BetCall): readonly PostingCall[] {
  const paid = win(desk, seat, bet);
  const back = rollbackOf(desk, seat, bet);
  return [
    bet,
    paid,
    { ...win(desk, seat, bet), bet: paid.transaction },
    { ...rollbackOf(desk, seat, bet), bet: paid.transaction },
    { ...back, bet: `t${desk.nextId()}` },
    { ...win(desk, seat, bet), bet: back.transaction },
    { ...win(desk, seat, bet), round: `${bet.round}x` },
    { ...rollbackOf(desk, seat, bet), round: `${bet.round}x` },
    { ...win(desk, seat, bet), game: "no-such-game" },
    { ...win(desk, seat, bet), currency: seat.unit === "PLAY" ? "TRIAL" : "PLAY" },
  ];
}

/** One round with demo and real bets in it: the vendor's round ids know nothing of units. */
function bothUnits(desk: Desk, seat: Seat, bet: BetCall): readonly PostingCall[] {
  const unit = seat.unit === "PLAY" ? "TRIAL" : "PLAY";
  const there = seatAt(desk, seat.member, seat.vendor, unit);
  const other = second(desk, there, bet);
  return [bet, other, win(desk, there, other), win(desk, seat, bet), close(desk, seat, bet)];
}
