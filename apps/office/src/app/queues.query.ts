// What waits at each desk that the operator may read, with the oldest of each [DESK-29]; asked again in the background.
import type { CallOutput, OfficeCalls } from "@jonaki/wire";
import { useLiveQuery } from "./live-query.ts";
import { useServices } from "./services.ts";

export type Queue = CallOutput<OfficeCalls["withdrawals"]["queues"]>["queues"][number];
export type QueueDesk = "deposits" | "withdrawals" | "kyc";

/** Null while they are not here. */
export function useQueues(desk: QueueDesk): readonly Queue[] | null {
  const { api } = useServices();
  const { data: answer } = useLiveQuery(["queues"], (options) => api.withdrawals.queues({}, options));
  return answer?.ok === true ? answer.value.queues.filter((queue) => queue.desk === desk) : null;
}
