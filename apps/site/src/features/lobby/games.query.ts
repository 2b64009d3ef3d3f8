// The popular and the hot games [LOB-23, LOB-28]: what was really played, in the page's language.
import { useQuery } from "@tanstack/react-query";
import type { CallOutput, Calls } from "@jonaki/wire";
import { IS_PLATFORM, LAUNCH_PLATFORM, POPULAR_COUNT } from "@jonaki/wire/constants";
import { useTranslator } from "@jonaki/i18n/react";
import { useServices } from "../../app/services.ts";

export type Game = CallOutput<Calls["lobby"]["popular"]>["list"][number];

const STALE_MS = 60_000;

export function usePopularGames() {
  const { api } = useServices();
  const { language } = useTranslator();
  return useGames(["popular", language], () =>
    api.lobby.popular({ count: POPULAR_COUNT }, { background: true }),
  );
}

/** Those of all vendors, asked for with every field that LOB-23 names. */
export function useHotGames() {
  const { api, start } = useServices();
  const { language } = useTranslator();
  const { merchantCode } = start.brand;
  return useGames(["hot", language], () =>
    api.lobby.hotGames(
      { merchantCode, isPlatform: IS_PLATFORM, vassalage: "", platform: LAUNCH_PLATFORM, language },
      { background: true },
    ),
  );
}

type Answered =
  | { readonly ok: true; readonly value: { readonly list: readonly Game[] } }
  | { readonly ok: false; readonly message: string };

function useGames(key: readonly string[], ask: () => Promise<Answered>) {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ["games", ...key],
    queryFn: async () => {
      const answer = await ask();
      if (!answer.ok) throw new Error(answer.message);
      return answer.value.list;
    },
    staleTime: STALE_MS,
    retry: false,
  });
  return {
    games: data,
    problem: data === undefined && error !== null ? error.message : null,
    isFetching,
    reload: () => void refetch(),
  };
}
