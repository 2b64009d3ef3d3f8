// A press on a game goes where the decision table says [LOB-41]: whoever is inside starts it, a visitor comes in first
// [LOB-35 to LOB-37].
import { isFlagOn } from "@jonaki/wire/flags";
import type { GameLaunch } from "../../app/game-launch.ts";
import type { Services } from "../../app/services.ts";
import type { Permission } from "../../app/start-data.ts";
import { layModal } from "../../shell/lay-modal.ts";
import { launchGame } from "./launch.flow.ts";
import type { Pressed } from "./launch.flow.ts";
import { destinationOf, launchOf } from "./launch.rules.ts";
import type { Launchable } from "./launch.rules.ts";

/** The product modal delay [SHELL-98]. */
const POPUP_DELAY_MS = 100;

/** Lets a visitor in as a guest; null is inside, otherwise the words of the refusal. */
export type ComeInFree = () => Promise<string | null>;

export async function startGame(
  services: Services,
  permission: Permission,
  wanted: Launchable,
  demo: boolean,
  comeInFree: ComeInFree,
): Promise<Pressed> {
  const { session, history, timers } = services;
  const destination = destinationOf(wanted);
  if (destination.kind === "popup") {
    await new Promise<void>((passed) => timers.after(POPUP_DELAY_MS, passed));
    layModal(history, "gamePopup", destination.vassalage);
    return "ON_ITS_WAY";
  }
  if (destination.kind === "route") {
    history.push(destination.to);
    return "ON_ITS_WAY";
  }
  if (destination.kind === "lobby") {
    session.write("vassalage", destination.vassalage);
    history.push(`/rng?page=${encodeURIComponent(destination.vassalage)}`);
    return "ON_ITS_WAY";
  }
  return startLaunch(services, permission, launchOf(wanted, demo), comeInFree);
}

/** The same for what is a launch already. */
export async function startLaunch(
  services: Services,
  { whitelabel, launchGameCDNs }: Permission,
  launch: GameLaunch,
  comeInFree: ComeInFree,
): Promise<Pressed> {
  const { session, history } = services;
  const isVisitor = session.token() === null;
  if (isVisitor && !(launch.demo && isFlagOn(whitelabel, "FREEPLAY3"))) {
    session.write("wantedGame", launch);
    layModal(history, "loginPopupModal");
    return "ON_ITS_WAY";
  }
  return launchGame(services, launchGameCDNs, launch, isVisitor ? comeInFree : undefined);
}
