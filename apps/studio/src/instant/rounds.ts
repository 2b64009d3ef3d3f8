// The parts a round needs, and what rounds of the same moment share: whoever begins, is decided or ends while a statement runs
// travels with the others in the next one.
import type { Wallet } from "@jonaki/vendor";
import type { SeedParts } from "../fair/seeds.flow.ts";
import { SEED_LIFE_MS, SEED_ROUNDS } from "../fair/seeds.rules.ts";
import { gathering } from "../platform/gather.ts";
import { createPassing } from "../platform/passing.ts";
import type { Passing } from "../platform/passing.ts";
import type { Log } from "../platform/ports.ts";
import { createDealer } from "./deal.flow.ts";
import type { Dealt } from "./deal.flow.ts";
import { endDealt } from "./deal.store.ts";
import type { EndedDealt } from "./deal.store.ts";
import { createEndings } from "./endings.ts";
import type { Endings } from "./endings.ts";
import { decideRounds } from "./decide.flow.ts";
import type { DecidedRound, TakenRound } from "./decide.flow.ts";
import { insertRounds, writeDone } from "./rounds-together.store.ts";
import type { BegunRound, EndedRound, NewRound } from "./rounds-together.store.ts";

export interface RoundBase extends SeedParts {
  readonly wallet: Wallet;
  readonly log: Log;
}

export interface RoundParts extends RoundBase {
  /** A round of a single step, with its outcome; null as with those that go on step by step. */
  deal(round: NewRound): Promise<Dealt | null>;
  /** Null when it cannot begin on the player's seed as it is: its reason is found by looking alone. */
  begin(round: NewRound): Promise<BegunRound | null>;
  /** The requests whose dealt rounds this process is playing, by player, game and unit. */
  readonly inPlay: Passing<string>;
  /** Null when somebody else has decided it. */
  decide(taken: TakenRound): Promise<DecidedRound | null>;
  /** False when somebody else has ended it. */
  end(round: EndedRound): Promise<boolean>;
  endDealt(round: EndedDealt): Promise<boolean>;
  /** The ends that are being written while their players have the answer. */
  readonly endings: Endings;
}

const TOGETHER = 200;
/**
 * A round alone costs almost as much as ten. Those that are dealt together are posted and ended together too, so that the crowd
 * waits once; nobody at a table feels it.
 */
const PACE_MS = 15;

export function createRounds(base: RoundBase): RoundParts {
  const { database, clock } = base;
  return {
    ...base,
    inPlay: createPassing(),
    endings: createEndings(base.log),
    deal: gathering(createDealer(base), TOGETHER, PACE_MS),
    begin: gathering(async (rounds: readonly NewRound[]) => {
      const madeAfter = new Date(clock.now().getTime() - SEED_LIFE_MS);
      const begun = await insertRounds(database.store, rounds, { madeAfter, noncesBelow: SEED_ROUNDS });
      return rounds.map(({ id }) => begun.get(id) ?? null);
    }, TOGETHER),
    decide: gathering((taken: readonly TakenRound[]) => decideRounds(base, taken), TOGETHER),
    endDealt: gathering(async (rounds: readonly EndedDealt[]) => {
      const done = await endDealt(database.ask, rounds);
      return rounds.map(({ id }) => done.has(id));
    }, TOGETHER),
    end: gathering(async (rounds: readonly EndedRound[]) => {
      const done = await writeDone(database.store, rounds);
      return rounds.map(({ id }) => done.has(id));
    }, TOGETHER),
  };
}
