// What a vendor with provable games answers the platform: seeds, proofs and sheets [FAIR-5, FAIR-9, FAIR-13].
// The platform asks with the player's handle, never with a member; the studio answers in process or over HTTP.

/** Where a vendor's desk is on the vendor's own address. */
export const FAIR_PATH = "/fair";

/** The seeds a family of games plays with now; the server seed itself stays unknown until it is rotated. */
export interface FairSeeds {
  readonly serverSeedHash: string;
  readonly clientSeed: string;
  /** The number of the next round. */
  readonly nonce: number;
}

export interface RevealedSeed {
  readonly serverSeed: string;
  readonly serverSeedHash: string;
  readonly clientSeed: string;
  readonly rounds: number;
  /** When it was rotated, ISO 8601 in UTC. */
  readonly time: string;
}

/** A round as it can be checked by anyone; the values a shared round does not have are null, and the other way round. */
export interface RoundProof {
  readonly game: string;
  readonly version: string;
  readonly tableHash: string;
  readonly serverSeedHash: string;
  readonly clientSeed: string | null;
  readonly nonce: number | null;
  readonly salt: string | null;
  readonly round: string | null;
  /** The published end of the chain that the seed comes from, and the seed's place in it, from 1 [FAIR-6]. */
  readonly chainEnd: string | null;
  readonly chainPlace: number | null;
  readonly choices: unknown;
  readonly outcome: unknown;
  /** Null until the seed was rotated or the shared round has ended. */
  readonly serverSeed: string | null;
  readonly recalled: RecalledRound;
}

/** What the betting record shows beside the proof [FAIR-17]; it proves nothing, and nobody but the player is shown it. */
export interface RecalledRound {
  /** As the wallet told them; null where it did not. */
  readonly balanceBefore: string | null;
  readonly balanceAfter: string | null;
  /** The moments that decided a bet in a shared round; null in single play, where none does. */
  readonly times: RoundTimes | null;
}

/** ISO 8601 in UTC; request and arrival are null where nobody asked for a cash-out [INS-7]. */
export interface RoundTimes {
  readonly flies: string;
  readonly request: string | null;
  readonly arrival: string | null;
  readonly burst: string;
}

/** A chain of seeds as it was published [FAIR-6]; the salt is null until the event named for it has happened. */
export interface FairChain {
  /** The names of its rounds begin with it. */
  readonly id: string;
  /** The hash of the first seed to be played. */
  readonly end: string;
  readonly length: number;
  readonly played: number;
  readonly saltEvent: string;
  readonly salt: string | null;
  /** ISO 8601 in UTC. */
  readonly published: string;
}

/** What was drawn of a game and version against what must be [FAIR-19]. */
export interface FairFrequencies {
  readonly game: string;
  readonly version: string;
  readonly rounds: number;
  readonly chiSquare: number;
  readonly degrees: number;
  /** Of a difference as large as this one, or larger. */
  readonly chance: number;
  readonly agrees: boolean;
}

export interface FairDesk {
  seeds(
    player: string,
    family: string,
  ): Promise<(FairSeeds & { readonly revealed: readonly RevealedSeed[] }) | "NOT_FOUND">;
  setClientSeed(
    player: string,
    family: string,
    clientSeed: string,
  ): Promise<FairSeeds | "NOT_FOUND" | "CLIENT_SEED" | "ROUND_OPEN">;
  rotate(
    player: string,
    family: string,
  ): Promise<{ readonly serverSeed: string; readonly serverSeedHash: string } | "NOT_FOUND" | "ROUND_OPEN">;
  /** The chains of a game of shared rounds, newest first. */
  chains(game: string): Promise<readonly FairChain[] | "NOT_FOUND">;
  frequencies(): Promise<readonly FairFrequencies[]>;
  proof(round: string): Promise<RoundProof | "NOT_FOUND">;
  /** The sheet as the game's code makes it, with the rules in the language asked for. */
  sheet(game: string, version: string | null, language: "bn" | "en"): Promise<unknown>;
}
