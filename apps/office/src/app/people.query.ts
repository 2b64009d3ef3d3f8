// The people of the office and their roles [OFF-2]: what the people desk lists, and names and present rights for others.
import type { CallOutput, OfficeCalls } from "@jonaki/wire";
import { useLiveQuery } from "./live-query.ts";
import { useMay } from "./operator.query.ts";
import { useServices } from "./services.ts";

export type People = CallOutput<OfficeCalls["people"]["operators"]>;
export type Person = People["operators"][number];
export type Role = People["roles"][number];

export const PEOPLE_KEY = ["people"] as const;

/** Without an answer for whoever may not read it. */
export function usePeopleQuery() {
  const { api } = useServices();
  const may = useMay();
  return useLiveQuery(PEOPLE_KEY, (options) => api.people.operators({}, options), {
    enabled: may("operators.read"),
  });
}

/** Null while they are not here, and for whoever may not read them. */
export function usePeople(): People | null {
  const { data: answer } = usePeopleQuery();
  return answer?.ok === true ? answer.value : null;
}
