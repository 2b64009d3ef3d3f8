// The studio's desk as the platform asks it [FAIR-5, VEN-15]: in another process over signed HTTP, and one that is away costs
// nobody more than a while.
import type { Send } from "@jonaki/vendor";
import { FAIR_PATH } from "@jonaki/vendor/fair";
import type { FairDesk, RoundProof } from "@jonaki/vendor/fair";
import { createFairClient } from "@jonaki/vendor/fair-client";
import type { Foundation } from "./platform/foundation.ts";
import { Overloaded } from "./platform/overloaded.ts";

/** The way to the studio of another process. */
export interface StudioLine {
  readonly vendor: string;
  readonly send: Send;
}

const STUDIO_BACK_MS = 10_000;

/** The desk over HTTP. While the studio is away, members are told when to try again. */
export function distantDesk(
  { configuration, clock, random, log }: Foundation,
  line: StudioLine,
): () => FairDesk | null {
  const { STUDIO_ADDRESS, STUDIO_SECRET: secret } = configuration;
  if (STUDIO_ADDRESS === undefined || secret === undefined) return () => null;
  const desk = createFairClient({
    ...line,
    secret,
    clock,
    random,
    address: new URL(FAIR_PATH, STUDIO_ADDRESS).href,
    unavailable: (problem) => {
      log.warn({ problem: problem.message, cause: String(problem.cause) }, "the studio does not answer");
      return new Overloaded(new Date(clock.now().getTime() + STUDIO_BACK_MS));
    },
  });
  return () => desk;
}

/** A bet's record is the platform's own: a studio that is away only leaves out of it what nobody else knows. */
export async function decidedRoundOf(desk: FairDesk | null, round: string): Promise<RoundProof | null> {
  try {
    const proof = (await desk?.proof(round)) ?? "NOT_FOUND";
    return proof === "NOT_FOUND" ? null : proof;
  } catch (problem) {
    if (problem instanceof Overloaded) return null;
    throw problem;
  }
}
