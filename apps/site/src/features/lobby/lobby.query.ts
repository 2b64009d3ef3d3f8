// The games of a lobby, page by page, and the types it can be narrowed to [LOB-5, LOB-13, LOB-15, LOB-16]. What was seen
// stays, so that coming back from a game shows the same list at once.
import { useObservable } from "@jonaki/browser/observable";
import { keepPreviousData, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import type { Api } from "@jonaki/client";
import type { Language } from "@jonaki/i18n";
import type { Brand } from "@jonaki/wire/brand";
import { CLIENT_TYPE, GAME_LIST_PLATFORM, GAME_PAGE_SIZE } from "@jonaki/wire/constants";
import { MEMBER_KEY } from "../../app/member-keys.ts";
import { useServices } from "../../app/services.ts";
import { useToken } from "../../app/use-token.ts";
import type { Game } from "./games.query.ts";
import type { GameQuestion } from "./lobby.rules.ts";

const STALE_MS = 5 * 60_000;
/** As long as a game may be played before Back leads to its list. */
const KEPT_MS = 60 * 60_000;

/** What a member's own lists are kept under: a heart changes them. */
export const OWN_GAMES_KEY = [...MEMBER_KEY, "games"] as const;

export interface GamePage {
  readonly games: readonly Game[];
  readonly pageNum: number;
  readonly totalPages: number;
}

export interface Paging {
  readonly pageNo: number;
  readonly pageSize: number;
}

interface Asker {
  readonly api: Api;
  readonly brand: Brand;
  readonly language: Language;
  readonly isMember: boolean;
}

/** Every field that LOB-15 names; a visitor has a call of his own [LOB-5]. */
export async function askGames(
  { api, brand, language, isMember }: Asker,
  { list, ...filters }: GameQuestion,
  { pageNo, pageSize }: Paging,
): Promise<GamePage> {
  const input = {
    clientType: CLIENT_TYPE,
    platform: GAME_LIST_PLATFORM,
    merchant: brand.merchant,
    channel: brand.channel,
    language,
    ...filters,
    hot: filters.hot ? ("true" as const) : ("" as const),
    pageNo,
    pageSize,
  };
  if (list === "recent") {
    const answer = await api.lobby.recentGames(input, { background: true });
    if (!answer.ok) throw new Error(answer.message);
    return { games: answer.value.games, pageNum: 1, totalPages: 1 };
  }
  const { gameList, gamesPublic, favouriteGamesList } = api.lobby;
  const ask = list === "favourites" ? favouriteGamesList : isMember ? gameList : gamesPublic;
  const answer = await ask(input, { background: true });
  if (!answer.ok) throw new Error(answer.message);
  return answer.value;
}

export function useAsker(): Asker {
  const { api, start, language } = useServices();
  return {
    api,
    brand: start.brand,
    language: useObservable(language.language),
    isMember: useToken() !== null,
  };
}

const keyOf = ({ isMember, language }: Asker, { list, ...filters }: GameQuestion) =>
  [...(list === "games" ? ["games"] : OWN_GAMES_KEY), list, isMember, language, filters] as const;

/** One page, or on a phone the first and as many more as were scrolled to. A null question is not asked. */
export function useGamePages(question: GameQuestion | null, firstPage: number) {
  const asker = useAsker();
  const { data, error, isPlaceholderData, isFetching, isFetchNextPageError, refetch, fetchNextPage } =
    useInfiniteQuery({
      queryKey: [...(question === null ? ["games", "none"] : keyOf(asker, question)), firstPage],
      queryFn: ({ pageParam }) =>
        question === null
          ? Promise.reject(new Error())
          : askGames(asker, question, { pageNo: pageParam, pageSize: GAME_PAGE_SIZE }),
      enabled: question !== null,
      initialPageParam: firstPage,
      getNextPageParam: ({ pageNum, totalPages }) => (pageNum < totalPages ? pageNum + 1 : undefined),
      placeholderData: keepPreviousData,
      staleTime: STALE_MS,
      gcTime: KEPT_MS,
      refetchOnWindowFocus: false,
      // Offline it fails and says so, instead of waiting without a word.
      networkMode: "always",
      retry: false,
    });
  const last = data?.pages.at(-1);
  return {
    games: data?.pages.flatMap(({ games }) => games),
    pageCount: last?.totalPages ?? 0,
    goesOn: last !== undefined && last.pageNum < last.totalPages,
    /** Of what was asked before, until the answer is here. */
    isOld: isPlaceholderData,
    problem: data === undefined && error !== null ? error.message : null,
    moreProblem: isFetchNextPageError && error !== null ? error.message : null,
    isFetching,
    reload: () => void refetch(),
    more: () => void fetchNextPage(),
  };
}

/** How many games a question has: as many as pages of one game. */
export function useGameCount(question: GameQuestion | null): number | null {
  const asker = useAsker();
  const { data } = useQuery({
    queryKey: [...(question === null ? ["games", "none"] : keyOf(asker, question)), "count"],
    queryFn: async () =>
      question === null ? 0 : (await askGames(asker, question, { pageNo: 1, pageSize: 1 })).totalPages,
    enabled: question !== null,
    staleTime: STALE_MS,
    retry: false,
  });
  return data ?? null;
}

/** The types that have a game. A visitor's come with any page of the games, whose types are no secret [LOB-5, LOB-30]. */
export function useGameTypes(question: GameQuestion | null): readonly string[] {
  const { api, isMember, language } = useAsker();
  const { data } = useQuery({
    queryKey: ["games", "types", isMember, language, question?.category, question?.vassalage],
    queryFn: async () => {
      if (question === null) return [];
      const { category, vassalage } = question;
      if (!isMember) {
        const page = await api.lobby.gamesPublic({ category, vassalage, pageSize: 1 }, { background: true });
        if (!page.ok) throw new Error(page.message);
        return page.value.gameTypes;
      }
      const answer = await api.lobby.vendorTypes({ category, vassalage }, { background: true });
      if (!answer.ok) throw new Error(answer.message);
      return [...new Set(answer.value.flatMap(({ gameTypes }) => gameTypes))];
    },
    enabled: question !== null,
    staleTime: STALE_MS,
    retry: false,
  });
  return data ?? [];
}

const NO_QUESTION: GameQuestion = {
  list: "games",
  category: "",
  vassalage: "",
  gameName: "",
  gameType: "",
  minBet: "",
  minLineNum: "",
  hot: false,
};

/** A page of one vendor's games, whatever their category: the header's dropdown [SHELL-54, SHELL-57]. */
export function useVendorPage(vassalage: string, paging: Paging) {
  const asker = useAsker();
  const question = { ...NO_QUESTION, vassalage };
  const { data, error, isPlaceholderData, isFetching, refetch } = useQuery({
    queryKey: [...keyOf(asker, question), "dropdown", paging],
    queryFn: () => askGames(asker, question, paging),
    placeholderData: keepPreviousData,
    staleTime: STALE_MS,
    retry: false,
  });
  return {
    games: data?.games,
    totalPages: data?.totalPages ?? 0,
    isOld: isPlaceholderData,
    problem: data === undefined && error !== null ? error.message : null,
    isFetching,
    reload: () => void refetch(),
  };
}
