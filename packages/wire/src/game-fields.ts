// The game as it travels [LOB-20, LOB-22] and the query that asks for games [LOB-15], for lobby and lottery.
import { z } from "zod";
import { CLIENT_TYPE, GAME_LIST_PLATFORM, GAME_PAGE_SIZE } from "./constants.ts";
import {
  amountInput,
  blankOr,
  category,
  flag,
  identifier,
  language,
  pageNo,
  text,
  vendorCode,
  whole,
} from "./fields.ts";

const zeroOrOne = z.literal([0, 1]);

export const game = z.object({
  gameId: z.string(),
  nodeId: z.string(),
  code: z.string(),
  vassalage: z.string(),
  gameName: z.string(),
  nodeName: z.string(),
  displayName: z.string(),
  showIcon: z.string(),
  smallIcon: z.string(),
  /** 0: can be tried with trial money. */
  supportPlay: zeroOrOne,
  isHot: zeroOrOne,
  game_url: z.string(),
  game_url2: z.string(),
  defaultPlayType: z.string(),
  accountTypeName: z.string(),
  /** LOTT, ELOTT or another category's or filter's code. */
  gameType: z.string(),
  /** VASSALAGE: opens the list of its vendor. */
  isGame: z.string(),
});

export const gamePage = z.object({
  games: z.array(game),
  pageNum: z.int(),
  totalPages: z.int(),
  /** Of all games that match, on whichever page they stand: a visitor has no other call for them [LOB-5, LOB-30]. */
  gameTypes: z.array(z.string()),
});

const LARGEST_PAGE = 100;

/** Beyond the largest page the largest is meant, not a fault [LOB-19]. */
const gamePageSize = whole(1, 1_000_000)
  .transform((size) => Math.min(size, LARGEST_PAGE))
  .default(GAME_PAGE_SIZE);

export const gameQuery = z.object({
  clientType: whole(CLIENT_TYPE, CLIENT_TYPE).default(CLIENT_TYPE),
  platform: text(64).default(GAME_LIST_PLATFORM),
  merchant: text(32).optional(),
  channel: text(32).optional(),
  gameName: text(60).default(""),
  minBet: blankOr(amountInput),
  minLineNum: blankOr(whole(0, 10_000)),
  pageNo,
  pageSize: gamePageSize,
  vassalage: blankOr(vendorCode),
  language: blankOr(language),
  gameType: text(32).default(""),
  /** The lobby that asks: games of its category's vendors only [LOB-31]. */
  category: blankOr(category),
  hot: blankOr(flag),
  /** The one game of this code: a direct address knows nothing else of it [LOB-52]. */
  gameCode: blankOr(identifier),
});
