// A second launch within a second is ignored [LOB-55], whichever two buttons were pressed. A page that launches its game itself
// is not held up by the launch before it, since nobody would press again there; what is pressed on it afterwards is.
import type { Services } from "../../app/services.ts";
import type { Session } from "../../app/session.ts";

type PaceServices = Pick<Services, "session" | "serverClock">;

const AGAIN_AFTER_MS = 1_000;

/** When each session launched last: two buttons of one game know nothing of each other. */
const launchedAtMs = new WeakMap<Session, number>();

export function noteLaunch({ session, serverClock }: PaceServices): void {
  launchedAtMs.set(session, serverClock.nowMs());
}

export function isTooSoon({ session, serverClock }: PaceServices): boolean {
  const lastMs = launchedAtMs.get(session) ?? Number.NEGATIVE_INFINITY;
  // A clock that was set back since then says nothing.
  return Math.abs(serverClock.nowMs() - lastMs) < AGAIN_AFTER_MS;
}
