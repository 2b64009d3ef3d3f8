// The account record, personal loss and the statement [CALL-83, CALL-122, CALL-163]. A refusal is an answer like any
// other: the screen says it where it belongs.
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { DayRange } from "@jonaki/ui/date-range.rules";
import { MEMBER_KEY } from "../../app/member-keys.ts";
import { useServices } from "../../app/services.ts";
import { useToken } from "../../app/use-token.ts";
import { accountInput } from "./account-record.rules.ts";
import type { AccountView } from "./account-record.rules.ts";

export function useAccountRecord(view: AccountView) {
  const { api } = useServices();
  const token = useToken();
  return useQuery({
    queryKey: [...MEMBER_KEY, "money", token, view],
    queryFn: () => api.reports.transactionDetails(accountInput(view)),
    placeholderData: keepPreviousData,
  });
}

export function useProfit(range: DayRange) {
  const { api } = useServices();
  const token = useToken();
  return useQuery({
    queryKey: [...MEMBER_KEY, "profit", token, range],
    queryFn: () => api.reports.personalProfit(range),
    placeholderData: keepPreviousData,
  });
}

export function useStatement(range: DayRange) {
  const { api } = useServices();
  const token = useToken();
  return useQuery({
    queryKey: [...MEMBER_KEY, "statement", token, range],
    queryFn: () => api.safe.statement(range),
    placeholderData: keepPreviousData,
  });
}
