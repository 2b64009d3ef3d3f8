// A page of the games of one vendor [LOB-15, LOB-34], asked as a member or as a visitor [LOB-5].
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useTranslator } from "@jonaki/i18n/react";
import { CLIENT_TYPE, GAME_LIST_PLATFORM, GAME_PAGE_SIZE } from "@jonaki/wire/constants";
import { useServices } from "../../app/services.ts";
import { useToken } from "../../app/use-token.ts";

const STALE_MS = 60_000;

export function useVendorGames(vassalage: string, pageNo: number) {
  const { api, start } = useServices();
  const { language } = useTranslator();
  const isMember = useToken() !== null;
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ["vendorGames", vassalage, pageNo, language, isMember],
    queryFn: async () => {
      const { merchant, channel } = start.brand;
      const ask = isMember ? api.lobby.gameList : api.lobby.gamesPublic;
      const answer = await ask({
        clientType: CLIENT_TYPE,
        platform: GAME_LIST_PLATFORM,
        merchant,
        channel,
        vassalage,
        pageNo,
        pageSize: GAME_PAGE_SIZE,
        language,
      });
      if (!answer.ok) throw new Error(answer.message);
      return answer.value;
    },
    staleTime: STALE_MS,
    retry: false,
    // The page that was shown stands until the next one is here.
    placeholderData: keepPreviousData,
  });
  return {
    page: data,
    problem: data === undefined && error !== null ? error.message : null,
    isFetching,
    reload: () => void refetch(),
  };
}
