// Seeds, proofs and sheets [FAIR-5, FAIR-9, FAIR-13]: the lobby knows which vendor holds a game's rounds and asks
// it under the member's handle.
import { accepted, calls, refused } from "@jonaki/wire";
import type { FairDesk } from "@jonaki/vendor/fair";
import type { DomainHandlers } from "../../http/handlers.ts";
import type { Database } from "../../platform/database/database.ts";
import type { Random } from "../../platform/random.ts";
import type { Catalogue } from "./catalogue.ts";
import { handleOf } from "./games.store.ts";

export interface FairParts {
  readonly database: Database;
  readonly catalogue: Catalogue;
  readonly random: Random;
  /** The desk of our own studio; null while it does not run. */
  fairDesk(): FairDesk | null;
}

type FairHandlers = Pick<
  DomainHandlers<"lobby">,
  "fairSeeds" | "setClientSeed" | "rotateSeed" | "roundProof" | "gameSheet" | "fairChains"
>;

const HANDLE_BYTES = 18;

export function fairRoutes(parts: FairParts): FairHandlers {
  /** The desk and the handle of the visitor with the vendor of a family. */
  const deskFor = async (family: string, accountId: string | undefined) => {
    const desk = parts.fairDesk();
    const game = await parts.catalogue.ofFamily(family);
    if (desk === null || game === undefined || accountId === undefined) return null;
    const make = (): string => parts.random.bytes(HANDLE_BYTES).toString("base64url");
    return { desk, player: await handleOf(parts.database.store, game.vendor, BigInt(accountId), make) };
  };
  return {
    fairSeeds: async ({ family }, { session }) => {
      const found = await deskFor(family, session?.accountId);
      const seeds = (await found?.desk.seeds(found.player, family)) ?? "NOT_FOUND";
      return seeds === "NOT_FOUND" ? refused(seeds) : accepted({ ...seeds, revealed: [...seeds.revealed] });
    },
    setClientSeed: async ({ family, clientSeed }, { session }) => {
      const found = await deskFor(family, session?.accountId);
      const seeds = (await found?.desk.setClientSeed(found.player, family, clientSeed)) ?? "NOT_FOUND";
      return typeof seeds === "string" ? refused(seeds) : accepted(seeds);
    },
    rotateSeed: async ({ family }, { session }) => {
      const found = await deskFor(family, session?.accountId);
      const ended = (await found?.desk.rotate(found.player, family)) ?? "NOT_FOUND";
      return typeof ended === "string" ? refused(ended) : accepted(ended);
    },
    roundProof: async ({ roundId }) => {
      const proof = (await parts.fairDesk()?.proof(roundId)) ?? "NOT_FOUND";
      if (proof === "NOT_FOUND") return refused(proof);
      // Choices and outcome are the game's own JSON; the declaration checks the rest, and leaves out what only the player is shown.
      return accepted(calls.lobby.roundProof.output.parse(proof));
    },
    fairChains: async ({ game }) => {
      const chains = (await parts.fairDesk()?.chains(game)) ?? "NOT_FOUND";
      return chains === "NOT_FOUND" ? refused(chains) : accepted({ list: [...chains] });
    },
    gameSheet: async ({ code, version }, { language }) => {
      const sheet =
        (await parts.fairDesk()?.sheet(code, version ?? null, language === "EN" ? "en" : "bn")) ??
        "NOT_FOUND";
      return sheet === "NOT_FOUND"
        ? refused("NOT_FOUND")
        : accepted(calls.lobby.gameSheet.output.parse({ sheet }));
    },
  };
}
