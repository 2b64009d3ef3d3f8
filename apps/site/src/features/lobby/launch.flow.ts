// Starts a game [LOB-38 to LOB-48]: asks for a launch, remembers where the game is, and goes to /game.
import {
  ACCOUNT_TYPE,
  CLIENT_TYPE,
  CONFIRM_TRANS,
  LAUNCH_MODE,
  LAUNCH_PLATFORM,
} from "@jonaki/wire/constants";
import type { CategoryKey } from "@jonaki/wire/constants";
import { launchAddress, pickHost } from "../../app/hosts.rules.ts";
import type { GameLaunch } from "../../app/game-launch.ts";
import { GAME } from "../../app/routes.ts";
import type { Services } from "../../app/services.ts";

type LaunchServices = Pick<Services, "api" | "session" | "start" | "language" | "chance" | "history">;

/** Where the game is, or the words of what kept it from starting. */
export type Launched = { readonly address: string } | { readonly problem: string };

/** Null is launched; otherwise the words of what kept it from starting. */
export async function launchGame(
  services: LaunchServices,
  launchHosts: readonly string[],
  launch: GameLaunch,
): Promise<string | null> {
  const { session, history } = services;
  const launched = await askForGame(services, launchHosts, launch);
  if ("problem" in launched) return launched.problem;
  session.write("launched", launch);
  session.write("launchUrl", launched.address);
  // On /game already this changes nothing: the frame follows the stored address [LOB-46].
  history.push(GAME);
  return null;
}

/** Asks for a launch and goes nowhere: for pages that show the frame themselves [LOB-52]. */
export async function askForGame(
  services: LaunchServices,
  launchHosts: readonly string[],
  launch: GameLaunch,
): Promise<Launched> {
  const unavailable = { problem: services.language.translator.get().t("err_game_unavailable") };
  const what = await namedIn(services, launch);
  if (what === null) return unavailable;
  if ("problem" in what) return what;
  const answer = await askFor(services, launch, what);
  if (!answer.ok) return { problem: answer.message };
  const { game_url, game_url2, content } = answer.value;
  // Of a room it is the content that is opened [LOB-48].
  const address = readAddress("roomId" in what ? content : game_url || game_url2 || content);
  if (address === null) return unavailable;
  return { address: launchAddress(address, pickHost(launchHosts, services.chance)) };
}

type Named = { readonly gameId: string; readonly nodeId: string } | { readonly roomId: string };

/** A room, a game, or the first game that a vendor has; null: it has none. */
async function namedIn(
  { api }: LaunchServices,
  { roomId, gameId, nodeId, vassalage, category }: GameLaunch,
): Promise<Named | { readonly problem: string } | null> {
  if (roomId !== undefined) return { roomId };
  if (gameId !== "") return { gameId, nodeId };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a card's type is the category it stands in.
  const lobby = category as CategoryKey | undefined;
  const answer = await api.lobby.gameList({ vassalage, category: lobby, pageNo: 1, pageSize: 1 });
  if (!answer.ok) return { problem: answer.message };
  const [first] = answer.value.games;
  return first === undefined ? null : { gameId: first.gameId, nodeId: first.nodeId };
}

/** Every field that LOB-38 names; the token travels in the header alone. */
function askFor({ api, session, start, language }: LaunchServices, launch: GameLaunch, what: Named) {
  return api.lobby.launchGame({
    ...what,
    vassalage: launch.vassalage,
    demo: launch.demo,
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
