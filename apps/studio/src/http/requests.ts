// What a game client may send; everything else is VALIDATION. A game reads its own choices itself.
import { z } from "zod";

export const roundId = z.string().regex(/^[\w.:-]{1,64}$/u);

export const openRequest = z.strictObject({
  ticket: z.string().min(1).max(128),
  game: z.string().regex(/^[a-z0-9-]{1,32}$/u),
});

export const playRequest = z.strictObject({
  requestId: z.string().regex(/^[\w-]{16,64}$/u),
  serverSeedHash: z.string().regex(/^[0-9a-f]{64}$/u),
  choices: z.unknown(),
});

export const clientSeedRequest = z.strictObject({ clientSeed: z.string().max(256) });

export const roundRequest = z.strictObject({ round: roundId });

/** The act as the game reads it, and how many came before it: sent again it is the same act. */
export const actRequest = z.strictObject({
  round: roundId,
  step: z.int().min(0).max(1_000),
  act: z.unknown(),
});

/** Without `before` the newest rounds. */
export const historyRequest = z.strictObject({ before: roundId.optional() });

/** For a call that has nothing to say. */
export const emptyRequest = z.strictObject({});
