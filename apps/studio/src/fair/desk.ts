// What the platform asks a vendor with provable games [FAIR-5, FAIR-9, FAIR-13], answered from the studio's tables.
import { findGame, games, seedOf, seedText } from "@jonaki/games";
import type { FairChain, FairDesk, FairSeeds, RevealedSeed, RoundProof } from "@jonaki/vendor/fair";
import { findBet } from "../crash/crash-bets.store.ts";
import { betProofOf } from "../crash/crash.view.ts";
import type { Endings } from "../instant/endings.ts";
import { findRound } from "../instant/rounds.store.ts";
import { roundRecordOf } from "../instant/round.view.ts";
import { readChains } from "./chains.store.ts";
import type { PublishedChain } from "./chains.store.ts";
import { readFrequencies } from "./frequencies.store.ts";
import { judgeFrequencies } from "./frequency.rules.ts";
import { listRevealed, readSeed, rotateSeed, setClientSeed } from "./seeds.flow.ts";
import type { SeedParts } from "./seeds.flow.ts";
import type { SeedRow } from "./seeds.store.ts";
import { sheetOf } from "./sheets.ts";

/** Shared rounds are played on chains: nobody has seeds of his own there. */
const isFamily = (family: string): boolean =>
  games.some((game) => game.family === family && game.isShared !== true);

export interface FairDeskParts extends SeedParts {
  readonly endings: Endings;
}

export function createFairDesk(parts: FairDeskParts): FairDesk {
  const { endings } = parts;
  return {
    async seeds(player, family) {
      if (!isFamily(family)) return "NOT_FOUND";
      await endings.of(player);
      const seed = await readSeed(parts, { player, family });
      const revealed = await listRevealed(parts, { player, family });
      return { ...seedsView(seed), revealed: revealed.map(revealedView) };
    },
    async setClientSeed(player, family, clientSeed) {
      if (!isFamily(family)) return "NOT_FOUND";
      await endings.of(player);
      const seed = await setClientSeed(parts, { player, family }, clientSeed);
      return typeof seed === "string" ? seed : seedsView(seed);
    },
    async rotate(player, family) {
      if (!isFamily(family)) return "NOT_FOUND";
      await endings.of(player);
      const rotation = await rotateSeed(parts, { player, family });
      if (rotation === "ROUND_OPEN") return rotation;
      const { serverSeed } = revealedView(rotation.ended);
      return { serverSeed, serverSeedHash: rotation.next.serverSeedHash };
    },
    async chains(game) {
      if (findGame(game)?.isShared !== true) return "NOT_FOUND";
      return (await readChains(parts.database.store, game, SHOWN_CHAINS)).map(chainView);
    },
    frequencies: async () => judgeFrequencies(await readFrequencies(parts.database.store)),
    async proof(round) {
      await endings.all();
      return proofOf(parts, round);
    },
    sheet: (game, version, language) => {
      const sheet = sheetOf(game, version);
      return Promise.resolve(sheet === null ? "NOT_FOUND" : { ...sheet, rules: sheet.rules[language] });
    },
  };
}

const SHOWN_CHAINS = 20;

const chainView = ({
  id,
  endHash,
  length,
  played,
  saltEvent,
  salt,
  publishedAt,
}: PublishedChain): FairChain => ({
  id: String(id),
  end: endHash,
  length,
  played,
  saltEvent,
  salt,
  published: publishedAt.toISOString(),
});

/** Never the seed itself: it is in use. */
export const seedsView = (seed: SeedRow): FairSeeds => ({
  serverSeedHash: seed.serverSeedHash,
  clientSeed: seed.clientSeed,
  nonce: seed.nextNonce,
});

export function revealedView(seed: SeedRow): RevealedSeed {
  if (seed.rotatedAt === null) throw new Error("a seed in use is not revealed");
  return {
    serverSeed: seedText(seedOf(seed.serverSeed)),
    serverSeedHash: seed.serverSeedHash,
    clientSeed: seed.clientSeed,
    rounds: seed.nextNonce,
    time: seed.rotatedAt.toISOString(),
  };
}

/** A round has a proof once it is decided; before that there is nothing to prove, and a field may not be seen. */
async function proofOf({ database }: SeedParts, id: string): Promise<RoundProof | "NOT_FOUND"> {
  const round = await findRound(database.store, id);
  if (round === null) {
    const bet = await findBet(database.store, id);
    return (bet === null ? null : betProofOf(bet)) ?? "NOT_FOUND";
  }
  const record = roundRecordOf(round);
  if (record.nonce === null || record.outcome === null) return "NOT_FOUND";
  return {
    game: record.game,
    version: record.version,
    tableHash: record.tableHash,
    serverSeedHash: record.serverSeedHash,
    clientSeed: record.clientSeed,
    nonce: record.nonce,
    salt: null,
    round: null,
    chainEnd: null,
    chainPlace: null,
    choices: record.choices,
    outcome: record.outcome,
    serverSeed: record.serverSeed,
    recalled: { balanceBefore: record.balanceBefore, balanceAfter: record.balanceAfter, times: null },
  };
}
