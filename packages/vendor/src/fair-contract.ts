// The fair desk over HTTP: what the platform may ask a vendor with provable games, and what it is answered. The
// requests are signed like the wallet's [VEN-3], with the same secret, the other way round.
import { z } from "zod";
import type { FairDesk } from "./fair.ts";

const id = z.string().regex(/^[\w.:-]{1,64}$/u);
const family = z.string().regex(/^[a-z0-9-]{1,32}$/u);
const hex32 = z.string().regex(/^[0-9a-f]{64}$/u);

/** Whether it is a client seed the vendor says itself, with a code of its own. */
const LONGEST_CLIENT_SEED = 256;

export const fairCall = z.discriminatedUnion("verb", [
  z.strictObject({ verb: z.literal("seeds"), player: id, family }),
  z.strictObject({
    verb: z.literal("setClientSeed"),
    player: id,
    family,
    clientSeed: z.string().max(LONGEST_CLIENT_SEED),
  }),
  z.strictObject({ verb: z.literal("rotate"), player: id, family }),
  z.strictObject({ verb: z.literal("chains"), game: id }),
  z.strictObject({ verb: z.literal("frequencies") }),
  z.strictObject({ verb: z.literal("proof"), round: id }),
  z.strictObject({
    verb: z.literal("sheet"),
    game: id,
    version: id.nullable(),
    language: z.enum(["bn", "en"]),
  }),
]);
export type FairCall = z.output<typeof fairCall>;

/** What the desk itself refuses with. */
export const FAIR_REFUSALS = ["NOT_FOUND", "CLIENT_SEED", "ROUND_OPEN"] as const;
export type FairRefusal = (typeof FAIR_REFUSALS)[number];

export const FAIR_CODES = [
  "OK",
  ...FAIR_REFUSALS,
  "SIGNATURE",
  "STALE",
  "NONCE_USED",
  "MALFORMED",
  "RETRY",
] as const;
export type FairCode = (typeof FAIR_CODES)[number];

export const STATUS_OF_FAIR_CODE: Readonly<Record<FairCode, number>> = {
  OK: 200,
  NOT_FOUND: 404,
  CLIENT_SEED: 422,
  ROUND_OPEN: 422,
  SIGNATURE: 403,
  STALE: 403,
  NONCE_USED: 403,
  MALFORMED: 400,
  RETRY: 503,
};

export const fairAnswer = z.strictObject({ code: z.enum(FAIR_CODES), value: z.unknown().optional() });

const seeds = z.strictObject({ serverSeedHash: hex32, clientSeed: z.string(), nonce: z.int().min(0) });
const revealed = z.strictObject({
  serverSeed: hex32,
  serverSeedHash: hex32,
  clientSeed: z.string(),
  rounds: z.int().min(0),
  time: z.iso.datetime(),
});

const times = z.strictObject({
  flies: z.iso.datetime(),
  request: z.iso.datetime().nullable(),
  arrival: z.iso.datetime().nullable(),
  burst: z.iso.datetime(),
});
const recalled = z.strictObject({
  balanceBefore: z.string().nullable(),
  balanceAfter: z.string().nullable(),
  times: times.nullable(),
});

/** What stands in an answer that is OK. */
export const FAIR_VALUES = {
  seeds: seeds.extend({ revealed: z.array(revealed) }),
  setClientSeed: seeds,
  rotate: z.strictObject({ serverSeed: hex32, serverSeedHash: hex32 }),
  chains: z.array(
    z.strictObject({
      id,
      end: hex32,
      length: z.int().min(1),
      played: z.int().min(0),
      saltEvent: z.string(),
      salt: z.string().nullable(),
      published: z.iso.datetime(),
    }),
  ),
  frequencies: z.array(
    z.strictObject({
      game: id,
      version: id,
      rounds: z.int().min(0),
      chiSquare: z.number().min(0),
      degrees: z.int().min(0),
      chance: z.number().min(0).max(1),
      agrees: z.boolean(),
    }),
  ),
  proof: z.strictObject({
    game: z.string(),
    version: z.string(),
    tableHash: hex32,
    serverSeedHash: hex32,
    clientSeed: z.string().nullable(),
    nonce: z.int().min(0).nullable(),
    salt: z.string().nullable(),
    round: z.string().nullable(),
    chainEnd: hex32.nullable(),
    chainPlace: z.int().min(1).nullable(),
    choices: z.unknown(),
    outcome: z.unknown(),
    serverSeed: hex32.nullable(),
    recalled,
  }),
  sheet: z.unknown(),
};

/** One call by the method of its verb. */
export function performFair(desk: FairDesk, call: FairCall): Promise<unknown> {
  if (call.verb === "chains") return desk.chains(call.game);
  if (call.verb === "frequencies") return desk.frequencies();
  if (call.verb === "proof") return desk.proof(call.round);
  if (call.verb === "sheet") return desk.sheet(call.game, call.version, call.language);
  if (call.verb === "seeds") return desk.seeds(call.player, call.family);
  if (call.verb === "rotate") return desk.rotate(call.player, call.family);
  return desk.setClientSeed(call.player, call.family, call.clientSeed);
}
