// The seeds of shared rounds [FAIR-6]: a chain is made by the system's generator and published before its first seed is
// played, the next one long before the last seed of this one.
import { makeChain, seedOf, seedText } from "@jonaki/games";
import type { Seed, SeedChain } from "@jonaki/games";
import type { OpenTransaction } from "../platform/database.ts";
import type { Log } from "../platform/ports.ts";
import { hasChainAhead, insertChain, isEventUsed, lockChainToPlay, writeNextPlace } from "./chains.store.ts";
import type { ChainRow } from "./chains.store.ts";
import type { SeedParts } from "./seeds.flow.ts";

/** The event that gives the salt, named in advance; its value is null until it has happened. */
export interface Salt {
  readonly event: string;
  readonly value: string | null;
}

export interface ChainParts extends SeedParts {
  readonly salt: Salt;
  readonly log: Log;
}

export interface NextSeed {
  readonly chainId: bigint;
  readonly place: number;
  readonly salt: string;
  readonly seed: Seed;
}

/** About a week of rounds. */
const CHAIN_LENGTH = 30_000;
/** So many rounds before the end the next chain is published: a day, in which the event of its salt can happen. */
const LEFT_WHEN_NEXT_IS_PUBLISHED = 5_000;
const SECRET_BYTES = 32;

/** The seed of the next round; null while no chain has its salt. */
export async function takeSeed(
  parts: ChainParts,
  tx: OpenTransaction,
  game: string,
): Promise<NextSeed | null> {
  const chain = (await lockChainToPlay(tx, game)) ?? (await firstChain(parts, tx, game));
  if (chain === null) return null;
  const { id, nextPlace: place, salt } = chain;
  const seed = seedsOf(chain).seeds[place];
  if (seed === undefined) throw new Error(`chain ${id} has no seed ${place}`);
  await writeNextPlace(tx, id, place + 1);
  if (chain.length - place <= LEFT_WHEN_NEXT_IS_PUBLISHED) await publishNext(parts, tx, game);
  return { chainId: id, place, salt, seed };
}

/** Once the salt of a chain is waited for, no other is published. */
async function firstChain(parts: ChainParts, tx: OpenTransaction, game: string): Promise<ChainRow | null> {
  await publishNext(parts, tx, game);
  return lockChainToPlay(tx, game);
}

/** The event that the log was told of last: a round a minute would tell it again. */
let toldOf: string | null = null;

/** Where one is published already there is nothing to do. */
async function publishNext(parts: ChainParts, tx: OpenTransaction, game: string): Promise<void> {
  if (await hasChainAhead(tx, game)) return;
  const { event, value } = parts.salt;
  if (value === null && (await isEventUsed(tx, game, event))) {
    // Its value may be known by now, and then the secret could have been chosen by it.
    if (toldOf === event) return;
    toldOf = event;
    parts.log.error({ game, event }, "studio: the next chain waits for the policy to name another saltEvent");
    return;
  }
  const secret = parts.random.bytes(SECRET_BYTES);
  const { end } = makeChain(seedOf(secret), CHAIN_LENGTH);
  await insertChain(tx, {
    game,
    secret,
    length: CHAIN_LENGTH,
    endHash: seedText(end),
    saltEvent: parts.salt.event,
    salt: parts.salt.value,
    publishedAt: parts.clock.now(),
  });
}

let kept: { readonly id: bigint; readonly chain: SeedChain } | null = null;

/** All seeds of a chain are made at once, from its last one back: the one in use is kept. */
function seedsOf({ id, secret, length }: ChainRow): SeedChain {
  if (kept?.id !== id || seedText(kept.chain.seeds.at(-1) ?? kept.chain.end) !== secret.toString("hex")) {
    kept = { id, chain: makeChain(seedOf(secret), length) };
  }
  return kept.chain;
}
