// lottery: the lottery gateway's menus, games, start data and opened numbers.
import { z } from "zod";
import { call } from "./call.ts";
import { VN_LOTTERY_COUNT } from "./constants.ts";
import { amount, blankOr, gameCode, jsonText, language, nothing, text, time, whole } from "./fields.ts";
import { PLAY_BARRED } from "./refusal-groups.ts";
import { ISSUE_STATES, PRIZE_MODES } from "./states.ts";

/** The day, then the place in the day [LOT-25]. */
const issueNumber = z.string().regex(/^\d{8}-\d{4}$/u);

const lotteryCard = z.object({
  code: z.string(),
  displayName: z.string(),
  vassalage: z.string(),
  gameGroupCode: z.string(),
  gameType: z.enum(["LOTT", "ELOTT"]),
  defaultPlayType: z.string(),
  icon: z.string(),
});

/** One group of the menu; its code chooses the image set [LOT-13]. */
const menuGroup = z.object({
  gameGroupCode: z.string(),
  labelName: z.string(),
  gameMenus: z.array(lotteryCard),
});

const issue = z.object({
  issue: issueNumber,
  state: z.enum(ISSUE_STATES),
  opens: time,
  closes: time,
  draws: time,
});

const lotteryGame = lotteryCard.extend({
  mode: z.enum(PRIZE_MODES),
  playTypes: z.array(
    z.object({
      playType: z.string(),
      labelName: z.string(),
      /** Paid for 1.00 on one winning line, the stake included, to 4 decimals [LOT-52, LOT-53]. */
      odds: z.array(z.object({ labelName: z.string(), prize: z.string().regex(/^\d{1,9}\.\d{4}$/u) })),
    }),
  ),
  limits: z.object({
    units: z.array(amount),
    multipleMost: z.int(),
    linesMost: z.int(),
    orderMost: amount,
    winMost: amount,
  }),
  draw: issue.nullable(),
});

const draw = z.object({ gameCode: z.string(), issue: issueNumber, time, numbers: z.array(z.string()) });

export const lottery = {
  gameMenus: call({
    id: "CALL-23",
    method: "GET",
    path: "/lgw/games/game_menus",
    who: "public",
    input: z.object({ gameGroupCode: text(32).default(""), language: blankOr(language) }),
    output: z.array(menuGroup),
    rules: ["LOT-4"],
    planned: true,
  }),
  lotteryGame: call({
    id: "CALL-24",
    method: "GET",
    path: "/lgw/games/game",
    who: "public",
    input: z.object({ code: gameCode }),
    output: lotteryGame,
    refusals: ["NOT_FOUND"],
    rules: ["LOT-5"],
    planned: true,
  }),
  lotteryLobby: call({
    // The path of lobby.launchGame with another method [LOB-39].
    id: "CALL-57",
    method: "GET",
    path: "/wps/game/launchGame",
    who: "session",
    input: z.object({
      data: jsonText(
        512,
        z.object({
          gameCode: gameCode.optional(),
          playType: text(32).optional(),
          language: language.optional(),
        }),
      ),
    }),
    // The frame's address with its ticket, and what the page shows around it [LOB-43, LOT-15].
    output: z.object({ game_url: z.string(), game: lotteryGame, playType: z.string() }),
    refusals: [...PLAY_BARRED, "NOT_FOUND", "NEED_TRUE_ACCOUNT", "GAME_MAINTENANCE", "GAME_UNAVAILABLE"],
    rules: ["LOB-39", "LOT-6", "LOT-15", "LOB-36", "LOB-55"],
    planned: true,
  }),
  vnLotteryMenus: call({
    id: "CALL-58",
    method: "GET",
    path: "/lgw/vn/games/game_menu",
    who: "public",
    input: z.object({ count: whole(1, 500).default(VN_LOTTERY_COUNT) }),
    output: z.array(menuGroup),
    rules: ["LOT-7", "LOT-8"],
    planned: true,
  }),
  recentLottery: call({
    id: "CALL-59",
    method: "GET",
    path: "/lgw/vn/games/game_menu/recent",
    who: "session",
    input: nothing,
    output: z.object({ games: z.array(lotteryCard) }),
    rules: ["LOT-9"],
    planned: true,
  }),
  vnOpened: call({
    id: "CALL-63",
    method: "GET",
    path: "/lgw/vn/numeros/opened/game",
    who: "public",
    // Without a code, the newest 10 draws of every VN game [LOT-12].
    input: z.object({ gameCode: blankOr(gameCode) }),
    output: z.object({ draws: z.array(draw) }),
    refusals: ["NOT_FOUND"],
    rules: ["SHELL-110", "LOT-11", "LOT-12"],
    planned: true,
  }),
  openedNumero: call({
    id: "CALL-67",
    method: "GET",
    path: "/lotto/lgw/games/opened/numero",
    who: "session",
    input: z.object({ gameCode: blankOr(gameCode) }),
    output: z.object({ draws: z.array(draw) }),
    refusals: ["NOT_FOUND"],
    rules: ["SHELL-110", "LOT-10", "LOT-12"],
    planned: true,
  }),
};
