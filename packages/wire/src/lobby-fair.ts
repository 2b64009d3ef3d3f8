// lobby, the proof of chance: seeds, a round's proof, a game's sheet. The server has no domain of its own for
// fairness: the lobby knows which vendor holds a game's rounds and asks it.
import { z } from "zod";
import { call } from "./call.ts";
import { amount, gameCode, hex32, identifier, text, time } from "./fields.ts";

const seeds = z.object({ serverSeedHash: hex32, clientSeed: z.string(), nonce: z.int() });

const family = z.string().regex(/^[a-z0-9-]{1,32}$/u);

/** One line of a pay table: what it takes, what it pays for a stake of 1.00, how likely it is. */
const payLine = z.object({ name: z.string(), pays: z.string(), chance: z.string() });

const sheet = z.object({
  code: z.string(),
  version: z.string(),
  tableHash: hex32,
  rules: z.string(),
  payTable: z.array(payLine),
  limits: z.object({ minimum: amount, maximum: amount, largestWin: amount }),
  /** As an exact fraction and to 6 decimals [FAIR-11]. */
  returnToPlayer: z.object({ fraction: z.string(), decimal: z.string() }),
  hitFrequency: z.string(),
  variance: z.string(),
  largestWin: z.object({ pays: z.string(), chance: z.string() }),
  /** How the figures were found; a simulation states its size and interval [FAIR-12]. */
  method: z.enum(["ENUMERATION", "RECURSION", "SIMULATION"]),
  simulation: z.object({ rounds: z.string(), low: z.string(), high: z.string() }).nullable(),
});

export const lobbyFair = {
  fairSeeds: call({
    id: "CALL-166",
    method: "GET",
    path: "/wps/fair/seeds",
    who: "session",
    input: z.object({ family }),
    output: seeds.extend({
      revealed: z.array(
        z.object({ serverSeed: hex32, serverSeedHash: hex32, clientSeed: z.string(), rounds: z.int(), time }),
      ),
    }),
    refusals: ["NOT_FOUND"],
    rules: ["FAIR-5", "FAIR-4"],
  }),
  setClientSeed: call({
    id: "CALL-167",
    method: "POST",
    path: "/wps/fair/clientSeed",
    who: "session",
    input: z.object({ family, clientSeed: text(256) }),
    output: seeds,
    refusals: ["NOT_FOUND", "CLIENT_SEED", "ROUND_OPEN"],
    rules: ["FAIR-5", "FAIR-1"],
  }),
  rotateSeed: call({
    id: "CALL-168",
    method: "POST",
    path: "/wps/fair/rotate",
    who: "session",
    input: z.object({ family }),
    // The seed that ended, and the hash of the one that begins.
    output: z.object({ serverSeed: hex32, serverSeedHash: hex32 }),
    refusals: ["NOT_FOUND", "ROUND_OPEN"],
    rules: ["FAIR-5"],
  }),
  roundProof: call({
    id: "CALL-169",
    method: "GET",
    path: "/wps/fair/round",
    who: "public",
    input: z.object({ roundId: identifier }),
    output: z.object({
      game: z.string(),
      version: z.string(),
      /** Of the pay table it was played with [FAIR-18]. */
      tableHash: hex32,
      serverSeedHash: hex32,
      /** One pair for single play, the other for shared rounds [FAIR-1]. */
      clientSeed: z.string().nullable(),
      nonce: z.int().nullable(),
      salt: z.string().nullable(),
      round: z.string().nullable(),
      /** The published end of a shared round's chain, and the seed's place in it, from 1 [FAIR-6]. */
      chainEnd: hex32.nullable(),
      chainPlace: z.int().nullable(),
      /** As the game itself declares them. */
      choices: z.json(),
      outcome: z.json(),
      serverSeed: hex32.nullable(),
    }),
    refusals: ["NOT_FOUND"],
    rules: ["FAIR-9", "FAIR-8", "FAIR-6"],
  }),
  gameSheet: call({
    id: "CALL-170",
    method: "GET",
    path: "/wps/fair/sheet",
    who: "public",
    // Without a version, the one that new rounds are played with.
    input: z.object({ code: gameCode, version: identifier.optional() }),
    output: z.object({ sheet }),
    refusals: ["NOT_FOUND"],
    rules: ["FAIR-11", "FAIR-13"],
  }),
  fairChains: call({
    id: "CALL-190",
    method: "GET",
    path: "/wps/fair/chains",
    who: "public",
    input: z.object({ game: gameCode }),
    // Newest first. The salt is null until the named event has happened.
    output: z.object({
      list: z.array(
        z.object({
          /** The names of its rounds begin with it. */
          id: z.string(),
          end: hex32,
          length: z.int(),
          played: z.int(),
          saltEvent: z.string(),
          salt: z.string().nullable(),
          published: time,
        }),
      ),
    }),
    refusals: ["NOT_FOUND"],
    rules: ["FAIR-6"],
  }),
};
