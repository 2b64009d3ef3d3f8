// The help centre [MSG-24] and its articles [MSG-27], in the page's language.
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { CallOutput, Calls } from "@jonaki/wire";
import { useTranslator } from "@jonaki/i18n/react";
import { useServices } from "../../app/services.ts";

export type HelpSection = CallOutput<Calls["messages"]["helpCenter"]>["sections"][number];
export type ArticlePage = CallOutput<Calls["messages"]["contentList"]>;
export type Article = ArticlePage["articles"][number];
export type ArticleKind = "BLOG" | "NEWS" | "GUIDE";

const STALE_MS = 5 * 60_000;

export function useHelp() {
  const { api } = useServices();
  const { language } = useTranslator();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ["help", language],
    queryFn: async () => {
      const answer = await api.messages.helpCenter({}, { background: true });
      if (!answer.ok) throw new Error(answer.message);
      return answer.value.sections;
    },
    staleTime: STALE_MS,
    retry: false,
  });
  return {
    sections: data,
    problem: data === undefined && error !== null ? error.message : null,
    isFetching,
    reload: () => void refetch(),
  };
}

/** A page stays on the screen until the next one is here. */
export function useArticles(kind: ArticleKind, pageNo: number): ArticlePage | undefined {
  const { api } = useServices();
  const { language } = useTranslator();
  const { data } = useQuery({
    queryKey: ["articles", kind, pageNo, language],
    queryFn: async () => {
      const answer = await api.messages.contentList({ kind, pageNo }, { background: true });
      if (!answer.ok) throw new Error(answer.message);
      return answer.value;
    },
    placeholderData: keepPreviousData,
    staleTime: STALE_MS,
    retry: false,
  });
  return data;
}
