// Starts a game [LOB-38 to LOB-47]: asks for a launch, remembers where the game is, and goes to /game.
import {
  ACCOUNT_TYPE,
  CLIENT_TYPE,
  CONFIRM_TRANS,
  LAUNCH_MODE,
  LAUNCH_PLATFORM,
} from "@jonaki/wire/constants";
import { launchAddress, pickHost } from "../../app/hosts.rules.ts";
import type { GameLaunch } from "../../app/game-launch.ts";
import { GAME } from "../../app/routes.ts";
import type { Services } from "../../app/services.ts";

type LaunchServices = Pick<Services, "api" | "session" | "start" | "language" | "chance" | "history">;

/** Null is launched; otherwise the words of what kept it from starting. */
export async function launchGame(
  services: LaunchServices,
  launchHosts: readonly string[],
  launch: GameLaunch,
): Promise<string | null> {
  const { session, history } = services;
  const answer = await askFor(services, launch);
  if (!answer.ok) return answer.message;
  const { game_url, game_url2 } = answer.value;
  const address = readAddress(game_url || game_url2);
  if (address === null) return services.language.translator.get().t("err_game_unavailable");
  session.write("launched", launch);
  session.write("launchUrl", launchAddress(address, pickHost(launchHosts, services.chance)));
  // On /game already this changes nothing: the frame follows the stored address [LOB-46].
  history.push(GAME);
  return null;
}

/** Every field that LOB-38 names; the token travels in the header alone. */
function askFor({ api, session, start, language }: LaunchServices, launch: GameLaunch) {
  return api.lobby.launchGame({
    ...launch,
    accountType: ACCOUNT_TYPE,
    confirmTrans: CONFIRM_TRANS,
    launchMode: LAUNCH_MODE,
    platform: LAUNCH_PLATFORM,
    clientType: CLIENT_TYPE,
    username: session.read("username") ?? "",
    token: "",
    merchantCode: start.brand.merchantCode,
    language: language.language.get(),
  });
}

/** An address that a frame may open, or null; a vendor's word alone must not run a script here. */
function readAddress(text: string | null): string | null {
  try {
    const { protocol, href } = new URL(text ?? "");
    return protocol === "https:" || protocol === "http:" ? href : null;
  } catch {
    return null;
  }
}
