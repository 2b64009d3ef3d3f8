// Deals rounds of a single step [FAIR-15]: number and outcome are decided and stored before the bet is even sent, and shown to
// nobody before it is taken. The house cannot choose by it: the seed was committed to, and the number is the seed's next.
import { isStepped, seedOf, singlePlayStream } from "@jonaki/games";
import { isDue } from "../fair/seeds.rules.ts";
import type { SeedRow } from "../fair/seeds.store.ts";
import type { Ask, Database } from "../platform/database.ts";
import type { Clock } from "../platform/ports.ts";
import { choicesOf, mustKnow } from "./decide.flow.ts";
import { insertDealt, readSeedsInUse } from "./deal.store.ts";
import type { DealtRound } from "./deal.store.ts";
import { transactionsOf } from "./round.rules.ts";
import type { RoundRow } from "./rounds.store.ts";
import type { NewRound } from "./rounds-together.store.ts";

export interface Dealt {
  readonly round: RoundRow;
  /** As it is after the round. */
  readonly seed: SeedRow;
}

/** In the order of what is given; null for a round that cannot begin on its player's seed as it is. */
export type DealRounds = (rounds: readonly NewRound[]) => Promise<readonly (Dealt | null)[]>;

/** Enough for everybody who plays at one process at a time. */
const REMEMBERED = 20_000;

/** Remembers the seeds it dealt on: one that was played on elsewhere since is found out when its round is stored. */
export function createDealer({
  database: { ask },
  clock,
}: {
  readonly database: Database;
  readonly clock: Clock;
}): DealRounds {
  /** Without a value while a round is dealt on it. Its place is kept: see platform/passing.ts. */
  const known = new Map<string, SeedRow | undefined>();
  const learn = async (hashes: readonly string[]): Promise<void> => {
    const unknown = hashes.filter((hash) => known.get(hash) === undefined);
    if (unknown.length === 0) return;
    for (const [hash, seed] of await readSeedsInUse(ask, unknown)) known.set(hash, seed);
  };
  return async (rounds) => {
    await learn(rounds.map(({ serverSeedHash }) => serverSeedHash));
    const now = clock.now();
    const dealt = rounds.map((round) => {
      const seed = known.get(round.serverSeedHash);
      // The next round of the same seed waits for what becomes of this one.
      known.set(round.serverSeedHash, undefined);
      const isOwn = seed?.player === round.player && seed.family === round.family;
      return isOwn && !isDue(seed, now) ? dealtOn(round, seed) : null;
    });
    const stored = await storeDealt(ask, dealt);
    for (const one of stored) if (one !== null) known.set(one.seed.serverSeedHash, one.seed);
    for (const hash of known.keys()) {
      if (known.size <= REMEMBERED) break;
      known.delete(hash);
    }
    return stored;
  };
}

/** On a seed that is held. */
export async function dealAlone(ask: Ask, round: NewRound, seed: SeedRow): Promise<Dealt | null> {
  const [dealt] = await storeDealt(ask, [dealtOn(round, seed)]);
  return dealt ?? null;
}

async function storeDealt(
  ask: Ask,
  dealt: readonly (DealtRound | null)[],
): Promise<readonly (Dealt | null)[]> {
  const some = dealt.filter((one) => one !== null);
  const begun = some.length === 0 ? null : await insertDealt(ask, some);
  return dealt.map((one) => {
    const stored = one === null ? undefined : begun?.get(one.round.id);
    if (one === null || stored === undefined) return null;
    const { requestId: _request, family: _family, ...round } = one.round;
    const { nonce, payoutMinor, seed } = one;
    const { id: seedId, clientSeed } = seed;
    const own = { ...transactionsOf(round.id), seedId, clientSeed, nonce, payoutMinor };
    return { round: { ...NOT_ENDED, ...round, ...own, ...stored }, seed: { ...seed, nextNonce: nonce + 1 } };
  });
}

const NOT_ENDED = {
  serverSeed: null,
  shown: null,
  state: "DEALT",
  refusal: null,
  balanceBeforeMinor: null,
  balanceAfterMinor: null,
  endedAt: null,
} as const;

function dealtOn(round: NewRound, seed: SeedRow): DealtRound {
  const game = mustKnow(round);
  if (isStepped(game)) throw new Error(`round ${round.id} is not dealt: it goes on step by step`);
  const choices = choicesOf(game, { id: round.id, choices: JSON.parse(round.choices) as unknown });
  const nonce = seed.nextNonce;
  const outcome = game.settle(choices, singlePlayStream(seedOf(seed.serverSeed), seed.clientSeed, nonce));
  return { round, seed, nonce, outcome: game.outcomeJson(outcome), payoutMinor: outcome.payoutMinor };
}
