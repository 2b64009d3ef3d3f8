// Members as they are searched for, one member's page, and the ledger behind it [DESK-31 to DESK-33].
import type { CallOutput, OfficeCalls } from "@jonaki/wire";
import { useLiveQuery } from "../../app/live-query.ts";
import { useServices } from "../../app/services.ts";
import { useCursorPage } from "../../table/use-cursor-page.ts";

export type FoundMember = CallOutput<OfficeCalls["members"]["members"]>["list"][number];
export type MemberPaper = CallOutput<OfficeCalls["members"]["member"]>;
export type LedgerEntry = CallOutput<OfficeCalls["members"]["memberLedger"]>["list"][number];

export function useMembers(search: string, page: number) {
  const { api } = useServices();
  return useCursorPage(["members", search], page, (after, options) =>
    api.members.members({ search, after }, options),
  );
}

export function useMember(memberId: string) {
  const { api } = useServices();
  return useLiveQuery(["member", memberId], (options) => api.members.member({ memberId }, options));
}

export function useMemberLedger(memberId: string, page: number) {
  const { api } = useServices();
  return useCursorPage(["ledger", memberId], page, (after, options) =>
    api.members.memberLedger({ memberId, after }, options),
  );
}
