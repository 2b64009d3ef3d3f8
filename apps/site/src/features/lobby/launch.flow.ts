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
import { isTooSoon, noteLaunch } from "./launch-pace.flow.ts";

type LaunchServices = Pick<
  Services,
  "api" | "session" | "start" | "language" | "chance" | "history" | "serverClock"
>;

/** The words of what kept a game from starting. */
interface Problem {
  readonly problem: string;
}
export type Launched = { readonly address: string } | Problem;

/** A press too soon after another launch [LOB-55]: nothing came of it, and nothing is to be said. */
type Ignored = "IGNORED";
/** What came of a press: it leads on, to wherever, or not. */
export type Pressed = "ON_ITS_WAY" | Ignored | Problem;

/** Lets in whoever is not inside yet; null is inside, otherwise the words of the refusal. */
type ComeIn = () => Promise<string | null>;

export async function launchGame(
  services: LaunchServices,
  launchHosts: readonly string[],
  launch: GameLaunch,
  comeIn?: ComeIn,
): Promise<Pressed> {
  const { session, history } = services;
  const launched = await pressForGame(services, launchHosts, launch, comeIn);
  if (launched === "IGNORED" || "problem" in launched) return launched;
  session.write("launched", launch);
  session.write("launchUrl", launched.address);
  // On /game already this changes nothing: the frame follows the stored address [LOB-46].
  history.push(GAME);
  return "ON_ITS_WAY";
}

/** The launch that somebody pressed for: not within a second of another one. */
export async function pressForGame(
  services: LaunchServices,
  launchHosts: readonly string[],
  launch: GameLaunch,
  comeIn: ComeIn = () => Promise.resolve(null),
): Promise<Launched | Ignored> {
  if (isTooSoon(services)) return "IGNORED";
  // Noted here, too: coming in takes a while.
  noteLaunch(services);
  const refusal = await comeIn();
  return refusal === null ? askForGame(services, launchHosts, launch) : { problem: refusal };
}

/** Asks for a launch and goes nowhere: for pages that show the frame themselves [LOB-52]. */
export async function askForGame(
  services: LaunchServices,
  launchHosts: readonly string[],
  launch: GameLaunch,
): Promise<Launched> {
  noteLaunch(services);
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
): Promise<Named | Problem | null> {
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
