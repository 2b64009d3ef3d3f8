// A member's seeds of one family [CALL-166], and the two things that change them [CALL-167, CALL-168].
import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { CallOutput, Calls } from "@jonaki/wire";
import { MEMBER_KEY } from "../../app/member-keys.ts";
import { useServices } from "../../app/services.ts";
import { useToken } from "../../app/use-token.ts";

export type Seeds = CallOutput<Calls["lobby"]["fairSeeds"]>;

/** The family of the mini games, which Dice belongs to. */
export const FAMILY = "mini";

export function useSeeds() {
  const { api } = useServices();
  const token = useToken();
  const queries = useQueryClient();
  const queryKey = [...MEMBER_KEY, "seeds", FAMILY, token];
  const { data, error, isFetching, refetch } = useQuery({
    queryKey,
    queryFn: async () => {
      const answer = await api.lobby.fairSeeds({ family: FAMILY });
      if (!answer.ok) throw new Error(answer.message);
      return answer.value;
    },
    enabled: token !== null,
    retry: false,
  });
  return {
    seeds: data,
    /** The words of what kept the first answer away. */
    problem: data === undefined && error !== null ? error.message : null,
    isFetching,
    reload: () => void refetch(),
    /** After a new client seed the list of revealed ones is as it was. */
    take: (changed: Partial<Seeds>) =>
      queries.setQueryData<Seeds>(queryKey, (last) => (last === undefined ? last : { ...last, ...changed })),
  };
}
