// Decides rounds whose bets were taken [FAIR-15]: the outcomes of one moment are computed and stored in one transaction with
// their numbers, and nowhere else.
import { findGame, isStepped, seedOf, singlePlayStream } from "@jonaki/games";
import type { Game, GameChoices, SteppedChoices } from "@jonaki/games";
import type { Database } from "../platform/database.ts";
import type { Clock } from "../platform/ports.ts";
import type { SeedRow } from "../fair/seeds.store.ts";
import type { RoundRow } from "./rounds.store.ts";
import { holdUndecided, writeDecisions } from "./rounds-together.store.ts";
import type { Decision } from "./rounds-together.store.ts";

export interface TakenRound {
  readonly round: RoundRow;
  readonly afterBetMinor: bigint | null;
}

export interface DecidedRound {
  readonly round: RoundRow;
  /** As it is after the round. */
  readonly seed: SeedRow;
}

/** In the order of what is given; null for a round that somebody else has decided. */
export function decideRounds(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  taken: readonly TakenRound[],
): Promise<readonly (DecidedRound | null)[]> {
  return database.transaction(async (tx) => {
    const held = new Map(
      await holdUndecided(
        tx,
        taken.map(({ round }) => round.id),
      ),
    );
    const nextNonces = new Map<bigint, number>();
    const decided = taken.map((one) => {
      const seed = held.get(one.round.id);
      // Asked for twice at the same moment it is decided once.
      held.delete(one.round.id);
      if (seed === undefined) return null;
      const nonce = nextNonces.get(seed.id) ?? seed.nextNonce;
      nextNonces.set(seed.id, nonce + 1);
      return { ...one, seed: { ...seed, nextNonce: nonce + 1 }, decision: decisionOf(one, seed, nonce) };
    });
    const decisions = decided.flatMap((one) => (one === null ? [] : [one.decision]));
    if (decisions.length === 0) return decided.map(() => null);
    const written = await writeDecisions(tx, decisions, nextNonces, clock.now());
    return decided.map((one) => {
      const row = one === null ? undefined : written.get(one.round.id);
      if (one === null || row === undefined) return null;
      const { nonce, balanceBeforeMinor, end } = one.decision;
      const payoutMinor = end?.payoutMinor ?? null;
      return { round: { ...one.round, ...row, nonce, balanceBeforeMinor, payoutMinor }, seed: one.seed };
    });
  });
}

function decisionOf({ round, afterBetMinor }: TakenRound, seed: SeedRow, nonce: number): Decision {
  const game = mustKnow(round);
  const choices = choicesOf(game, round);
  const stream = singlePlayStream(seedOf(seed.serverSeed), round.clientSeed, nonce);
  const begun = {
    id: round.id,
    nonce,
    balanceBeforeMinor: afterBetMinor === null ? null : afterBetMinor + round.stakeMinor,
  };
  if (isStepped(game))
    return { ...begun, end: null, shown: game.view(choices as SteppedChoices, stream)?.shown };
  const outcome = game.settle(choices, stream);
  const end = { outcome: game.outcomeJson(outcome), payoutMinor: outcome.payoutMinor };
  return { ...begun, end, shown: null };
}

/** The choices as their game reads them: it wrote them itself. */
export function choicesOf(game: Game, round: Pick<RoundRow, "id" | "choices">): GameChoices {
  const read = game.readChoices(round.choices);
  if (!read.ok) throw new Error(`round ${round.id} has choices its game does not know`);
  return read.choices;
}

/** A round is decided by the version it was begun with, whatever is played now [FAIR-18]. */
export function mustKnow({ id, game: code, version }: Pick<RoundRow, "id" | "game" | "version">): Game {
  const game = findGame(code, version);
  if (game === undefined) throw new Error(`round ${id} belongs to an unknown game`);
  return game;
}
