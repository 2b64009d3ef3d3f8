// The announcements of the moment [MSG-1]: asked for again with every change of language or login [MSG-3]. The player
// notices are kept in session storage [MSG-4], so that a reload shows the last ones until the answer is here.
import { useEffect } from "react";
import { useQuery } from "@tanstack/react-query";
import type { CallOutput, Calls } from "@jonaki/wire";
import { useTranslator } from "@jonaki/i18n/react";
import { useServices } from "../../app/services.ts";
import { useToken } from "../../app/use-token.ts";

export type Announcements = CallOutput<Calls["messages"]["announcements"]>;
export type Notice = Announcements["player"][number];
export type Banner = Announcements["banners"][number];

const STALE_MS = 60_000;
const remembered = new WeakSet<Announcements>();

export function useAnnouncements() {
  const { api, session, start } = useServices();
  const { language } = useTranslator();
  const isMember = useToken() !== null;
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ["announcements", language, isMember],
    queryFn: async () => {
      const { types } = start.brand.announcement;
      const answer = await api.messages.announcements(
        { types: types.join(","), platform: "W", execution: "B" },
        { background: true },
      );
      if (!answer.ok) throw new Error(answer.message);
      return answer.value;
    },
    staleTime: STALE_MS,
    retry: false,
  });
  useEffect(() => {
    // Several screens hear of the same answer, which may have come with the page.
    if (data === undefined || remembered.has(data)) return;
    remembered.add(data);
    session.write("index_notice", { language, player: data.player });
  }, [session, language, data]);
  const kept = session.read("index_notice");
  return {
    announcements: data,
    /** Those of the last answer of this language while the next one is on its way. */
    player: data?.player ?? (kept?.language === language ? kept.player : undefined),
    problem: data === undefined && error !== null ? error.message : null,
    isFetching,
    reload: () => void refetch(),
  };
}
