// Finds the game that a page is about: the one of a code [LOB-52], or the first that a vendor has in a category [LOB-43]. Asked
// as a member or as a visitor [LOB-5].
import { useTranslator } from "@jonaki/i18n/react";
import type { CategoryKey } from "@jonaki/wire/constants";
import { useQuery } from "@tanstack/react-query";
import { useServices } from "../../app/services.ts";
import { useToken } from "../../app/use-token.ts";
import type { Game } from "./games.query.ts";

export interface GameWish {
  readonly gameCode?: string;
  readonly vassalage?: string;
  readonly category?: CategoryKey;
}

/** What an address may call a code; anything else is no game. */
const CODE = /^[A-Za-z0-9._:-]{1,64}$/u;
const STALE_MS = 60_000;

/** Undefined while it is on its way, null when there is none. */
export function useOneGame(wish: GameWish) {
  const { api } = useServices();
  const { language } = useTranslator();
  const isMember = useToken() !== null;
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ["oneGame", wish, language, isMember],
    queryFn: async (): Promise<Game | null> => {
      if (wish.gameCode !== undefined && !CODE.test(wish.gameCode)) return null;
      const ask = isMember ? api.lobby.gameList : api.lobby.gamesPublic;
      const answer = await ask({ ...wish, pageNo: 1, pageSize: 1 }, { background: true });
      if (!answer.ok) throw new Error(answer.message);
      return answer.value.games[0] ?? null;
    },
    staleTime: STALE_MS,
    retry: false,
  });
  return {
    game: data,
    problem: data === undefined && error !== null ? error.message : null,
    isFetching,
    reload: () => void refetch(),
  };
}
