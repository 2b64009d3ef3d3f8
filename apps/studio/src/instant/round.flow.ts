// One round of a game, safe to be cut off at every await: every step is written down before the next one begins, and every
// step can be done again without doing anything twice [FAIR-15, FAIR-16]. A round that goes on by the member's acts stands
// still between them.
import { findGame, isStepped, seedOf, singlePlayStream } from "@jonaki/games";
import type { Game, GameChoices, GameOutcome, SteppedChoices } from "@jonaki/games";
import type { PostingAnswer, Wallet, WalletCode } from "@jonaki/vendor";
import { lockSeed, writeNextNonce } from "../fair/seeds.store.ts";
import type { SeedParts } from "../fair/seeds.flow.ts";
import type { OpenTransaction } from "../platform/database.ts";
import type { Log } from "../platform/ports.ts";
import {
  balanceMinor,
  betCall,
  closeCall,
  isBetUndecided,
  isCancelled,
  isOurMistake,
  winCall,
} from "./round.rules.ts";
import {
  findRound,
  lockRound,
  writeDecision,
  writeDone,
  writePlaying,
  writeRefused,
} from "./rounds.store.ts";
import type { Decision, RoundRow } from "./rounds.store.ts";

export interface RoundParts extends SeedParts {
  readonly wallet: Wallet;
  readonly log: Log;
}

/** How far a round came; waiting names the answer that keeps it from going on now. */
export interface Driven {
  readonly round: RoundRow;
  readonly waiting: WalletCode | null;
}

/** Takes a round as far as it goes now: to its end, or to where the wallet does not answer. */
export async function driveRound(parts: RoundParts, id: string): Promise<Driven> {
  const round = await mustFind(parts, id);
  if (round.state === "BETTING") return sendBet(parts, round);
  return round.state === "DECIDED" ? settle(parts, round) : { round, waiting: null };
}

async function sendBet(parts: RoundParts, round: RoundRow): Promise<Driven> {
  const answer = await asked(parts, round, parts.wallet.bet(betCall(round)));
  if (answer.code === "OK") {
    await parts.database.transaction((tx) => decide(parts, tx, round, balanceMinor(answer)));
    return driveRound(parts, round.id);
  }
  if (isBetUndecided(answer.code)) return { round, waiting: answer.code };
  await writeRefused(parts.database.store, round, answer.code, parts.clock.now());
  return { round: await mustFind(parts, round.id), waiting: null };
}

/** The outcome is computed and stored here, in one transaction with its number, and nowhere else. */
async function decide(
  parts: RoundParts,
  tx: OpenTransaction,
  round: RoundRow,
  afterBetMinor: bigint | null,
): Promise<void> {
  // The seed before the round, as everybody does: two who wait for each other would never end.
  const seed = await lockSeed(tx, round.seedId);
  if ((await lockRound(tx, round.id)).state !== "BETTING") return;
  const nonce = seed.nextNonce;
  const begun = {
    nonce,
    balanceBeforeMinor: afterBetMinor === null ? null : afterBetMinor + round.stakeMinor,
  };
  const game = mustKnow(round);
  const choices = choicesOf(game, round);
  const stream = singlePlayStream(seedOf(seed.serverSeed), round.clientSeed, nonce);
  const at = parts.clock.now();
  await writeNextNonce(tx, seed.id, nonce + 1);
  if (isStepped(game)) {
    const shown = JSON.stringify(game.view(choices as SteppedChoices, stream)?.shown);
    await writePlaying(tx, round.id, { ...begun, shown, at });
  } else await writeOutcome(tx, round.id, { game, outcome: game.settle(choices, stream), at, begun });
}

/** The choices as their game reads them: it wrote them itself. */
export function choicesOf(game: Game, round: Pick<RoundRow, "id" | "choices">): GameChoices {
  const read = game.readChoices(round.choices);
  if (!read.ok) throw new Error(`round ${round.id} has choices its game does not know`);
  return read.choices;
}

interface Outcome extends Pick<Decision, "at" | "begun"> {
  readonly game: Game;
  readonly outcome: GameOutcome;
}

export const writeOutcome = (
  tx: OpenTransaction,
  id: string,
  { game, outcome, ...decided }: Outcome,
): Promise<void> =>
  writeDecision(tx, id, {
    ...decided,
    outcome: JSON.stringify(game.outcomeJson(outcome)),
    payoutMinor: outcome.payoutMinor,
  });

async function settle(parts: RoundParts, round: RoundRow): Promise<Driven> {
  const { wallet, database, clock, log } = parts;
  const payoutMinor = round.payoutMinor ?? 0n;
  const sent = payoutMinor > 0n ? wallet.win(winCall(round, payoutMinor)) : wallet.close(closeCall(round));
  const answer = await asked(parts, round, sent);
  if (answer.code === "OK") {
    await writeDone(database.store, round.id, balanceMinor(answer), clock.now());
  } else if (isCancelled(answer.code)) {
    log.error({ round: round.id, answer: answer.code }, "studio: the platform ended a round unsettled");
    await writeRefused(database.store, round, answer.code, clock.now());
  } else {
    return { round, waiting: answer.code };
  }
  return { round: await mustFind(parts, round.id), waiting: null };
}

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

async function mustFind({ database }: RoundParts, id: string): Promise<RoundRow> {
  const round = await findRound(database.store, id);
  if (round === null) throw new Error(`there is no round ${id}`);
  return round;
}

/** A round is decided by the version it was begun with, whatever is played now [FAIR-18]. */
export function mustKnow({ id, game: code, version }: RoundRow): Game {
  const game = findGame(code, version);
  if (game === undefined) throw new Error(`round ${id} belongs to an unknown game`);
  return game;
}
