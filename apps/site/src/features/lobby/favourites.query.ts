// The member's favourite games [LOB-25, LOB-26]: kept under `favGames`, changed at once and changed back when the server
// refuses.
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useText } from "@jonaki/i18n/react";
import { MEMBER_KEY } from "../../app/member-keys.ts";
import { useServices } from "../../app/services.ts";
import { useToken } from "../../app/use-token.ts";
import { OWN_GAMES_KEY } from "./lobby.query.ts";

const STALE_MS = 5 * 60_000;
const FAVOURITES_KEY = [...MEMBER_KEY, "favourites"] as const;

const withGame = (ids: readonly string[], gameId: string, on: boolean): readonly string[] => {
  const others = ids.filter((one) => one !== gameId);
  return on ? [...others, gameId] : others;
};

/** Undefined for a visitor, and while nothing is known. */
export function useFavouriteIds(): readonly string[] | undefined {
  const { api, session } = useServices();
  const { data } = useQuery({
    queryKey: FAVOURITES_KEY,
    queryFn: async (): Promise<readonly string[]> => {
      const answer = await api.lobby.favouriteGames({}, { background: true });
      if (!answer.ok) throw new Error(answer.message);
      session.write("favGames", answer.value);
      return answer.value;
    },
    enabled: useToken() !== null,
    // What this tab knew stands at once; another device may have changed it since.
    initialData: () => session.read("favGames") ?? undefined,
    initialDataUpdatedAt: 0,
    staleTime: STALE_MS,
    retry: false,
  });
  return data;
}

/** Makes a game a favourite or not; `refused` hears the words when that could not be. */
export function useSetFavourite(gameId: string, refused: (words: string) => void) {
  const { api, session } = useServices();
  const queries = useQueryClient();
  const t = useText();
  const keep = (ids: readonly string[]): void => {
    queries.setQueryData(FAVOURITES_KEY, ids);
    session.write("favGames", ids);
  };
  const known = (): readonly string[] => queries.getQueryData<readonly string[]>(FAVOURITES_KEY) ?? [];
  const { mutate, isPending } = useMutation({
    mutationKey: FAVOURITES_KEY,
    mutationFn: (on: boolean) => api.lobby.setFavourite({ gameId, on }),
    networkMode: "always",
    onMutate: async (on) => {
      // An answer from before would take the change back.
      await queries.cancelQueries({ queryKey: FAVOURITES_KEY });
      keep(withGame(known(), gameId, on));
    },
    onSuccess: (answer, on) => {
      if (!answer.ok) {
        keep(withGame(known(), gameId, !on));
        // The only field that can be wrong is one game too many.
        refused(answer.code === "VALIDATION" ? t("lobby_favourites_full") : answer.message);
        return;
      }
      // An answer that others overtook does not know of theirs.
      if (queries.isMutating({ mutationKey: FAVOURITES_KEY }) === 1) keep(answer.value);
      void queries.invalidateQueries({ queryKey: OWN_GAMES_KEY });
    },
  });
  return { set: (on: boolean): void => void (isPending || mutate(on)) };
}
