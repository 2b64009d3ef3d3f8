// A press on a game: whoever is inside starts it, a visitor comes in first [LOB-35 to LOB-37].
import { isFlagOn } from "@jonaki/wire/flags";
import type { GameLaunch } from "../../app/game-launch.ts";
import type { Services } from "../../app/services.ts";
import type { Permission } from "../../app/start-data.ts";
import { launchGame } from "./launch.flow.ts";

const LOGIN_WINDOW = "loginPopupModal";

/** Lets a visitor in as a guest; null is inside, otherwise the words of the refusal. */
export type ComeInFree = () => Promise<string | null>;

/** The login opens over the page one is on [LOB-35]; its layer is remembered as one laid here, so that closing it leads back. */
function askToLogIn(history: Services["history"]): void {
  const { pathname, search, hash } = history.location();
  const query = new URLSearchParams(search);
  query.set("modal", LOGIN_WINDOW);
  history.push({ pathname, search: query.toString(), hash }, { layers: [LOGIN_WINDOW] });
}

/** Null is on its way, to the game or to the login; otherwise the words of what kept it from starting. */
export async function startGame(
  services: Services,
  { whitelabel, launchGameCDNs }: Permission,
  launch: GameLaunch,
  comeInFree: ComeInFree,
): Promise<string | null> {
  const { session, history } = services;
  const isVisitor = session.token() === null;
  if (isVisitor && !(launch.demo && isFlagOn(whitelabel, "FREEPLAY3"))) {
    session.write("wantedGame", launch);
    askToLogIn(history);
    return null;
  }
  const refusal = isVisitor ? await comeInFree() : null;
  return refusal ?? launchGame(services, launchGameCDNs, launch);
}
