// One round of a game, safe to be cut off at every await: every step is written down before the next one begins, and every
// step can be done again without doing anything twice [FAIR-15, FAIR-16]. A round that goes on by the member's acts stands
// still between them.
import type { PostingAnswer, WalletCode } from "@jonaki/vendor";
import type { SeedRow } from "../fair/seeds.store.ts";
import type { TakenRound } from "./decide.flow.ts";
import {
  balanceMinor,
  betCall,
  closeCall,
  isBetUndecided,
  isCancelled,
  isOurMistake,
  winCall,
} from "./round.rules.ts";
import type { RoundParts } from "./rounds.ts";
import type { EndedRound } from "./rounds-together.store.ts";
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
  if (round.state === "BETTING") return sendBet(parts, round);
  return round.state === "DECIDED" ? settle(parts, round) : { round, waiting: null };
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
  const payoutMinor = round.payoutMinor ?? 0n;
  const sent = payoutMinor > 0n ? wallet.win(winCall(round, payoutMinor)) : wallet.close(closeCall(round));
  const answer = await asked(parts, round, sent);
  if (answer.code === "OK") {
    const done = { id: round.id, balanceAfterMinor: balanceMinor(answer), at: clock.now() };
    if (await parts.end(done)) return { round: endedRow(round, done), waiting: null };
  } else if (isCancelled(answer.code)) {
    log.error({ round: round.id, answer: answer.code }, "studio: the platform ended a round unsettled");
    await writeRefused(database.store, round, answer.code, clock.now());
  } else {
    return { round, waiting: answer.code };
  }
  return { round: await mustFind(parts, round.id), waiting: null };
}

/** The row as it was just written. */
const endedRow = (round: RoundRow, { balanceAfterMinor, at }: Omit<EndedRound, "id">): RoundRow => ({
  ...round,
  balanceAfterMinor,
  state: "DONE",
  endedAt: at,
});

/** A wallet that fell says as little as one that asks to try again; what is our own mistake is told to the operator. */
async function asked(
  { log }: RoundParts,
  round: RoundRow,
  sent: Promise<PostingAnswer>,
): Promise<PostingAnswer> {
  const answer = await sent.catch((problem: unknown): PostingAnswer => {
    log.warn({ round: round.id, problem: String(problem) }, "studio: the wallet did not answer");
    return { code: "RETRY" };
  });
  if (isOurMistake(answer.code)) {
    log.error({ round: round.id, answer: answer.code }, "studio: the wallet does not take our call");
  }
  return answer;
}

export async function mustFind({ database }: RoundParts, id: string): Promise<RoundRow> {
  const round = await findRound(database.store, id);
  if (round === null) throw new Error(`there is no round ${id}`);
  return round;
}
