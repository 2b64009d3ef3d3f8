// The betting record and the detail of one bet [CALL-120, CALL-121]. A refusal is an answer like any other: the
// screen says it where it belongs.
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { MEMBER_KEY } from "../../app/member-keys.ts";
import { useServices } from "../../app/services.ts";
import { useToken } from "../../app/use-token.ts";
import { historyInput } from "./bet-record.rules.ts";
import type { BetView } from "./bet-record.rules.ts";

export function useBetRecord(view: BetView) {
  const { api } = useServices();
  const token = useToken();
  return useQuery({
    queryKey: [...MEMBER_KEY, "bets", token, view],
    queryFn: () => api.reports.betHistory(historyInput(view)),
    // While another page is on its way the last one stays.
    placeholderData: keepPreviousData,
  });
}

export function useBetDetail(betId: string) {
  const { api } = useServices();
  const token = useToken();
  return useQuery({
    queryKey: [...MEMBER_KEY, "bet", token, betId],
    queryFn: () => api.reports.betDetail({ betId }),
  });
}
