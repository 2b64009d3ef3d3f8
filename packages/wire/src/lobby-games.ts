// lobby, what there is to play: vendors, game lists, favourites, rooms, jackpots, today's sports, the launch.
import { z } from "zod";
import { call } from "./call.ts";
import {
  ACCOUNT_TYPE,
  CLIENT_TYPE,
  CONFIRM_TRANS,
  IS_PLATFORM,
  LAUNCH_MODE,
  LAUNCH_PLATFORM,
  POPULAR_COUNT,
} from "./constants.ts";
import {
  accountName,
  amount,
  blankOr,
  category,
  identifier,
  language,
  nothing,
  odds,
  text,
  time,
  vendorCode,
  whole,
} from "./fields.ts";
import { game, gamePage, gameQuery } from "./game-fields.ts";
import { PLAY_BARRED } from "./refusal-groups.ts";

/** The vendors of one category, in the operator's order [LOB-1, LOB-2]. */
const vendorCategory = z.object({
  title: category,
  cards: z.array(
    z.object({
      vassalage: z.string(),
      displayName: z.string(),
      icon: z.string(),
      code: z.string(),
      gameId: z.string(),
      nodeId: z.string(),
      accountTypeName: z.string(),
      gameType: z.string(),
      isGame: z.string(),
    }),
  ),
});

const gameIds = z.array(z.string());

const room = z.object({
  roomId: z.string(),
  /** Whose it is: the launch asks for it. */
  vassalage: z.string(),
  game: z.string(),
  /** Its name in the language of the call. */
  gameName: z.string(),
  kind: z.enum(["MONEY", "PRACTICE"]),
  minimumBuyIn: amount,
  maximumBuyIn: amount,
  stake: amount,
  players: z.int(),
  seats: z.int(),
});

const sportsEvent = z.object({
  eventId: z.string(),
  sport: z.string(),
  competition: z.string(),
  /** Home, then away [SPO-9]. */
  names: z.tuple([z.string(), z.string()]),
  start: time,
  mainOdds: z.array(z.object({ selection: z.string(), odds })),
});

export const lobbyGames = {
  vendor: call({
    id: "CALL-51",
    method: "GET",
    path: "/wps/relay/GCSGAME_gameVendor",
    who: "session",
    input: gameQuery,
    output: z.array(vendorCategory),
    refusals: ["VENDOR_LIST_FAILED"],
    rules: ["ACC-71", "LOB-1", "LOB-5", "LOB-6"],
  }),
  vendorsPublic: call({
    id: "CALL-101",
    method: "GET",
    path: "/lgw/games/vendors",
    who: "public",
    input: gameQuery,
    output: z.array(vendorCategory),
    refusals: ["VENDOR_LIST_FAILED"],
    rules: ["LOB-5", "LOB-6"],
  }),
  vendorTypes: call({
    id: "CALL-50",
    method: "GET",
    path: "/wps/relay/GCSGAME_getVassGameType",
    who: "session",
    input: gameQuery,
    output: z.array(z.object({ vassalage: z.string(), gameTypes: z.array(z.string()) })),
    rules: ["LOB-13"],
  }),
  gameList: call({
    id: "CALL-48",
    method: "GET",
    path: "/wps/relay/GCSGAME_gameList",
    who: "session",
    input: gameQuery,
    output: gamePage,
    rules: ["SHELL-110", "LOB-5", "LOB-15", "LOB-17", "LOB-19"],
  }),
  gamesPublic: call({
    id: "CALL-102",
    method: "GET",
    path: "/lgw/games/list",
    who: "public",
    input: gameQuery,
    output: gamePage,
    rules: ["SHELL-110", "LOB-5", "LOB-19"],
  }),
  hotGames: call({
    id: "CALL-47",
    method: "GET",
    path: "/wps/relay/GCSGAME_hotGamesV2",
    who: "public",
    input: z.object({
      merchantCode: text(32).optional(),
      isPlatform: whole(IS_PLATFORM, IS_PLATFORM).default(IS_PLATFORM),
      vassalage: blankOr(vendorCode),
      platform: text(64).default(LAUNCH_PLATFORM),
      language: blankOr(language),
    }),
    output: z.object({ list: z.array(game) }),
    rules: ["SHELL-110", "LOB-23"],
  }),
  popular: call({
    id: "CALL-62",
    method: "GET",
    path: "/lgw/games/popular",
    who: "public",
    input: z.object({ count: whole(1, 100).default(POPULAR_COUNT) }),
    output: z.object({ list: z.array(game) }),
    rules: ["SHELL-110", "LOB-28"],
  }),
  recentGames: call({
    id: "CALL-54",
    method: "GET",
    path: "/wps/relay/GCS_recentGame",
    who: "session",
    input: gameQuery,
    output: z.object({ games: z.array(game).max(30) }),
    rules: ["SHELL-110", "LOB-27"],
  }),
  favouriteGames: call({
    id: "CALL-52",
    method: "GET",
    path: "/wps/relay/MCSFE_getFavoriteGames",
    who: "session",
    input: gameQuery,
    output: gameIds,
    rules: ["ACC-71", "LOB-25"],
  }),
  favouriteGamesList: call({
    id: "CALL-53",
    method: "GET",
    path: "/wps/relay/MCSFE_getFavoriteGamesList",
    who: "session",
    input: gameQuery,
    output: gamePage,
    rules: ["LOB-25"],
  }),
  setFavourite: call({
    id: "CALL-103",
    method: "POST",
    path: "/wps/relay/MCSFE_setFavoriteGame",
    who: "member",
    input: z.object({ gameId: identifier, on: z.boolean() }),
    output: gameIds,
    // VALIDATION: there are 200 already.
    refusals: ["NOT_FOUND", "VALIDATION"],
    rules: ["LOB-26"],
  }),
  pvpRooms: call({
    id: "CALL-55",
    method: "GET",
    path: "/wps/relay/GLS2_roomList",
    who: "session",
    input: nothing,
    output: z.object({ rooms: z.array(room) }),
    rules: ["LOB-53", "CAR-2", "CAR-5"],
  }),
  launchGame: call({
    id: "CALL-56",
    method: "POST",
    path: "/wps/game/launchGame",
    // A trial account may open the games that can be tried, so it is not turned away at the door [LOB-36].
    who: "session",
    input: z
      .object({
        gameId: identifier.optional(),
        roomId: identifier.optional(),
        nodeId: identifier.optional(),
        accountType: z.literal(ACCOUNT_TYPE).default(ACCOUNT_TYPE),
        confirmTrans: z.literal(CONFIRM_TRANS).default(CONFIRM_TRANS),
        vassalage: vendorCode,
        launchMode: z.literal(LAUNCH_MODE).default(LAUNCH_MODE),
        platform: z.literal(LAUNCH_PLATFORM).default(LAUNCH_PLATFORM),
        clientType: z.literal(CLIENT_TYPE).default(CLIENT_TYPE),
        username: accountName,
        // A body is logged more easily than a header, so the source's field stays empty [LOB-38].
        token: z.literal("").default(""),
        merchantCode: text(32, 1),
        language,
        // The free trial button [LOB-37].
        demo: z.boolean().default(false),
      })
      .refine(({ gameId, roomId }) => (gameId === undefined) !== (roomId === undefined)),
    output: z.object({
      game_url: z.string().nullable(),
      game_url2: z.string().nullable(),
      content: z.string().nullable(),
    }),
    // FORBIDDEN: another username or merchantCode than the token's [LOB-40].
    refusals: [
      ...PLAY_BARRED,
      "FORBIDDEN",
      "NOT_FOUND",
      "NEED_TRUE_ACCOUNT",
      "GAME_MAINTENANCE",
      "ROOM_FULL",
      "GAME_UNAVAILABLE",
    ],
    rules: ["LOB-38", "LOB-39", "LOB-14", "LOB-36", "LOB-40", "LOB-47", "LOB-53", "LOB-55"],
  }),
  jackpots: call({
    id: "CALL-177",
    method: "GET",
    path: "/lgw/games/jackpots",
    who: "public",
    input: nothing,
    output: z.object({ list: z.array(z.object({ code: z.string(), amount })) }),
    rules: ["SHELL-110"],
    planned: true,
  }),
  sportsToday: call({
    id: "CALL-181",
    method: "GET",
    path: "/lgw/sports/today",
    who: "public",
    input: z.object({ count: whole(1, 50).default(4) }),
    output: z.object({ events: z.array(sportsEvent) }),
    rules: ["SHELL-110"],
    planned: true,
  }),
};
