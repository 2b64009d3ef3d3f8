// One round of a game, safe to be cut off at every await: every step is written down before the next one begins, and every
// step can be done again without doing anything twice [FAIR-15, FAIR-16]. A round of a single step was dealt before, and its
// bet and result are sent together; one that goes on by the member's acts stands still between them.
import type { PostingAnswer, WalletCode } from "@jonaki/vendor";
import type { SeedRow } from "../fair/seeds.store.ts";
import { cancelDealt, refuseDealt } from "./deal.store.ts";
import type { TakenRound } from "./decide.flow.ts";
import {
  balanceMinor,
  betCall,
  isBetUndecided,
  isCancelled,
  isOurMistake,
  resultCall,
} from "./round.rules.ts";
import type { RoundParts } from "./rounds.ts";
import { findRound, writeRefused } from "./rounds.store.ts";
import type { RoundRow } from "./rounds.store.ts";

/** How far a round came; waiting names the answer that keeps it from going on now. */
export interface Driven {
  readonly round: RoundRow;
  readonly waiting: WalletCode | null;
  /** After the round, where it was decided just now. */
  readonly seed?: SeedRow;
}

/** Takes a round as far as it goes now: to its end, or to where the wallet does not answer. */
export async function driveRound(parts: RoundParts, id: string): Promise<Driven> {
  return drive(parts, await mustFind(parts, id));
}

/** The round as it is known to be. */
export async function drive(parts: RoundParts, round: RoundRow): Promise<Driven> {
  if (round.state === "DEALT") return sendBoth(parts, round);
  if (round.state === "BETTING") return sendBet(parts, round);
  return round.state === "DECIDED" ? settle(parts, round) : { round, waiting: null };
}

/** Bet and result of a round that was dealt, in one breath: both are posted, or neither is. */
async function sendBoth(parts: RoundParts, round: RoundRow): Promise<Driven> {
  const { database, clock, log } = parts;
  const [bet, result] = await askedBoth(parts, round);
  if (isBetUndecided(bet.code)) return { round, waiting: bet.code };
  if (bet.code !== "OK") {
    await refuseDealt(database.ask, round.id, bet.code, clock.now());
  } else if (result.code === "OK") {
    // Number, outcome and money are written: the player need not wait until it says "done" as well. Somebody else who ends the
    // round has the same answers of the wallet.
    const done = { ...balancesOf(round, bet, result), at: clock.now() };
    parts.endings.add(round.player, parts.endDealt({ id: round.id, ...done }));
    return { round: endedRow(round, done), waiting: null };
  } else if (isCancelled(result.code)) {
    log.error({ round: round.id, answer: result.code }, UNSETTLED);
    await cancelDealt(database.ask, round.id, result.code, clock.now());
  } else {
    return { round, waiting: result.code };
  }
  return { round: await mustFind(parts, round.id), waiting: null };
}

const UNSETTLED = "studio: the platform ended a round unsettled";

function balancesOf(
  { stakeMinor }: RoundRow,
  bet: PostingAnswer,
  result: PostingAnswer,
): Pick<RoundRow, "balanceBeforeMinor" | "balanceAfterMinor"> {
  const afterBetMinor = balanceMinor(bet);
  return {
    balanceBeforeMinor: afterBetMinor === null ? null : afterBetMinor + stakeMinor,
    balanceAfterMinor: balanceMinor(result),
  };
}

async function sendBet(parts: RoundParts, round: RoundRow): Promise<Driven> {
  const answer = await asked(parts, round, parts.wallet.bet(betCall(round)));
  if (answer.code === "OK") return decide(parts, { round, afterBetMinor: balanceMinor(answer) });
  if (isBetUndecided(answer.code)) return { round, waiting: answer.code };
  await writeRefused(parts.database.store, round, answer.code, parts.clock.now());
  return { round: await mustFind(parts, round.id), waiting: null };
}

async function decide(parts: RoundParts, taken: TakenRound): Promise<Driven> {
  const decided = await parts.decide(taken);
  if (decided === null) return driveRound(parts, taken.round.id);
  return { ...(await drive(parts, decided.round)), seed: decided.seed };
}

async function settle(parts: RoundParts, round: RoundRow): Promise<Driven> {
  const { wallet, database, clock, log } = parts;
  const result = resultCall(round);
  const sent = result.verb === "win" ? wallet.win(result) : wallet.close(result);
  const answer = await asked(parts, round, sent);
  if (answer.code === "OK") {
    const done = { balanceAfterMinor: balanceMinor(answer), at: clock.now() };
    if (await parts.end({ id: round.id, ...done })) return { round: endedRow(round, done), waiting: null };
  } else if (isCancelled(answer.code)) {
    log.error({ round: round.id, answer: answer.code }, UNSETTLED);
    await writeRefused(database.store, round, answer.code, clock.now());
  } else {
    return { round, waiting: answer.code };
  }
  return { round: await mustFind(parts, round.id), waiting: null };
}

/** The row as it was just written. */
const endedRow = (
  round: RoundRow,
  { at, ...balances }: Partial<RoundRow> & { readonly at: Date },
): RoundRow => ({ ...round, ...balances, state: "DONE", endedAt: at });

const RETRY: PostingAnswer = { code: "RETRY" };

/** A wallet that fell says as little as one that asks to try again. */
async function asked(
  parts: RoundParts,
  round: RoundRow,
  sent: Promise<PostingAnswer>,
): Promise<PostingAnswer> {
  const answer = await sent.catch((problem: unknown): PostingAnswer => {
    sayFallen(parts, round, problem);
    return RETRY;
  });
  sayMistake(parts, round, answer);
  return answer;
}

async function askedBoth(
  parts: RoundParts,
  round: RoundRow,
): Promise<readonly [bet: PostingAnswer, result: PostingAnswer]> {
  const calls = [{ verb: "bet", ...betCall(round) } as const, resultCall(round)];
  const answers = await parts.wallet.batch(calls).catch((problem: unknown) => {
    sayFallen(parts, round, problem);
    return [];
  });
  const [bet = RETRY, result = RETRY] = answers;
  sayMistake(parts, round, bet);
  sayMistake(parts, round, result);
  return [bet, result];
}

const sayFallen = ({ log }: RoundParts, { id }: RoundRow, problem: unknown): void =>
  log.warn({ round: id, problem: String(problem) }, "studio: the wallet did not answer");

/** What is our own mistake is told to the operator. */
function sayMistake({ log }: RoundParts, { id }: RoundRow, { code }: PostingAnswer): void {
  if (isOurMistake(code)) log.error({ round: id, answer: code }, "studio: the wallet does not take our call");
}

export async function mustFind({ database }: RoundParts, id: string): Promise<RoundRow> {
  const round = await findRound(database.store, id);
  if (round === null) throw new Error(`there is no round ${id}`);
  return round;
}
