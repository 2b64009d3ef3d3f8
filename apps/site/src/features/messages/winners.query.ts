// The largest wins of the last day [MSG-31], asked for again every minute while they are looked at [MSG-32].
import { useQuery } from "@tanstack/react-query";
import type { CallOutput, Calls } from "@jonaki/wire";
import { useTranslator } from "@jonaki/i18n/react";
import { useServices } from "../../app/services.ts";

export type Winner = CallOutput<Calls["messages"]["winnerBoard"]>["list"][number];

export const WINNERS_EVERY_MS = 60_000;

export function useWinners(): readonly Winner[] | undefined {
  const { api } = useServices();
  const { language } = useTranslator();
  const { data } = useQuery({
    queryKey: ["winners", language],
    queryFn: async () => {
      const answer = await api.messages.winnerBoard({}, { background: true });
      if (!answer.ok) throw new Error(answer.message);
      return answer.value.list;
    },
    refetchInterval: WINNERS_EVERY_MS,
    retry: false,
  });
  return data;
}
