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
  readonly choices: unknown;
  readonly outcome: unknown;
  /** Null until the seed was rotated or the shared round has ended. */
  readonly serverSeed: string | null;
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
  proof(round: string): Promise<RoundProof | "NOT_FOUND">;
  /** The sheet as the game's code makes it, with the rules in the language asked for. */
  sheet(game: string, version: string | null, language: "bn" | "en"): Promise<unknown>;
}
