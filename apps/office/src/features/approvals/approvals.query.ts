// What waits for a second person, and what became of it [DESK-12]; asked again in the background, so that it appears.
import type { CallOutput, OfficeCalls } from "@jonaki/wire";
import type { APPROVAL_STATES } from "@jonaki/wire/states";
import { useQueryClient } from "@tanstack/react-query";
import { useLiveQuery } from "../../app/live-query.ts";
import { useServices } from "../../app/services.ts";

export type Approval = CallOutput<OfficeCalls["approvals"]["approvals"]>["list"][number];
export type ApprovalState = (typeof APPROVAL_STATES)[number];

const APPROVALS_KEY = ["approvals"] as const;

export function useApprovals(state: ApprovalState | undefined, pageNo: number) {
  const { api } = useServices();
  return useLiveQuery([...APPROVALS_KEY, state, pageNo], (options) =>
    api.approvals.approvals({ state, pageNo }, options),
  );
}

/** What waits, newest first, of which the operator may decide some. */
export function useWaiting(): readonly Approval[] | null {
  const { data: answer } = useApprovals("WAITING", 1);
  return answer?.ok === true ? answer.value.list : null;
}

export function useWaitingForMe(): number | null {
  const waiting = useWaiting();
  return waiting?.filter(({ isMine }) => isMine).length ?? null;
}

/** After a decision everything is asked for again: what it did may show on any desk. */
export function useReload(): () => void {
  const queries = useQueryClient();
  return () => void queries.invalidateQueries();
}
