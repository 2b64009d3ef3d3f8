// A press on a game goes where the decision table says [LOB-41]: whoever is inside starts it, a visitor comes in first
// [LOB-35 to LOB-37].
import { isFlagOn } from "@jonaki/wire/flags";
import type { GameLaunch } from "../../app/game-launch.ts";
import type { Services } from "../../app/services.ts";
import type { Session } from "../../app/session.ts";
import type { Permission } from "../../app/start-data.ts";
import { layModal } from "../../shell/lay-modal.ts";
import { launchGame } from "./launch.flow.ts";
import { destinationOf, launchOf } from "./launch.rules.ts";
import type { Launchable } from "./launch.rules.ts";

/** The product modal delay [SHELL-98]. */
const POPUP_DELAY_MS = 100;
const AGAIN_AFTER_MS = 1_000;

/** Lets a visitor in as a guest; null is inside, otherwise the words of the refusal. */
export type ComeInFree = () => Promise<string | null>;

/** Null is on its way, to wherever it leads; otherwise the words of what kept it from starting. */
export async function startGame(
  services: Services,
  permission: Permission,
  wanted: Launchable,
  demo: boolean,
  comeInFree: ComeInFree,
): Promise<string | null> {
  const { session, history, timers } = services;
  const destination = destinationOf(wanted);
  if (destination.kind === "popup") {
    await new Promise<void>((passed) => timers.after(POPUP_DELAY_MS, passed));
    layModal(history, "gamePopup", destination.vassalage);
    return null;
  }
  if (destination.kind === "route") {
    history.push(destination.to);
    return null;
  }
  if (destination.kind === "lobby") {
    session.write("vassalage", destination.vassalage);
    history.push(`/rng?page=${encodeURIComponent(destination.vassalage)}`);
    return null;
  }
  return startLaunch(services, permission, launchOf(wanted, demo), comeInFree);
}

/** The same for what is a launch already. */
export async function startLaunch(
  services: Services,
  { whitelabel, launchGameCDNs }: Permission,
  launch: GameLaunch,
  comeInFree: ComeInFree,
): Promise<string | null> {
  const { session, history } = services;
  const isVisitor = session.token() === null;
  if (isVisitor && !(launch.demo && isFlagOn(whitelabel, "FREEPLAY3"))) {
    session.write("wantedGame", launch);
    layModal(history, "loginPopupModal");
    return null;
  }
  if (isTooSoon(services)) return null;
  const refusal = isVisitor ? await comeInFree() : null;
  return refusal ?? launchGame(services, launchGameCDNs, launch);
}

/** When each session launched last: two buttons of one game know nothing of each other. */
const launchedAtMs = new WeakMap<Session, number>();

/** A second launch within a second is ignored [LOB-55]. */
function isTooSoon({ session, serverClock }: Services): boolean {
  const nowMs = serverClock.nowMs();
  // A clock that was set back since then says nothing.
  const sinceMs = Math.abs(nowMs - (launchedAtMs.get(session) ?? Number.NEGATIVE_INFINITY));
  if (sinceMs < AGAIN_AFTER_MS) return true;
  launchedAtMs.set(session, nowMs);
  return false;
}
