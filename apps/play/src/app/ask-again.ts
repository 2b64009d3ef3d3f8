// How long to go on asking: a question nobody has answered is asked again as it was, because the studio answers a repeat
// as it answered the first.
import type { Timers } from "./clock.ts";
import type { Reply } from "./play-api.ts";

/** How long to wait before asking again, the last one from then on. */
const ASK_AGAIN_MS = [800, 1_500, 3_000, 5_000];
/** A fault of the studio may last; after so many the member may press again. */
const FAULTS_BORNE = 3;

export type Ask<Value> = () => Promise<Reply<Value>>;

export async function askUntilKnown<Value>(
  timers: Timers,
  ask: Ask<Value>,
  isUnknown: () => void,
  waitsMs: readonly number[] = ASK_AGAIN_MS,
): Promise<Reply<Value>> {
  for (let asked = 1, faults = 0; ; asked += 1) {
    const reply = await ask();
    if ("value" in reply) return reply;
    const { code } = reply.refusal;
    if (code === "UNKNOWN") faults += 1;
    const isOpen = code === "RETRY" || code === "NETWORK" || (code === "UNKNOWN" && faults < FAULTS_BORNE);
    if (!isOpen) return reply;
    isUnknown();
    await waiting(timers, waitsMs[Math.min(asked, waitsMs.length) - 1] ?? 0);
  }
}

export const waiting = (timers: Timers, ms: number): Promise<void> =>
  new Promise((resolve) => void timers.after(ms, resolve));
