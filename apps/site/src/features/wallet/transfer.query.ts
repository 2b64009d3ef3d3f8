// What the page of transfers to the upline shows [CALL-189]: below the balance's key, because what may go changes with it.
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { BALANCE_KEY } from "../../app/member-keys.ts";
import { useServices } from "../../app/services.ts";
import { useToken } from "../../app/use-token.ts";

export function useTransfersUp() {
  const { api } = useServices();
  const queries = useQueryClient();
  const token = useToken();
  const queryKey = [...BALANCE_KEY, "transfersUp", token];
  return useQuery({
    queryKey,
    queryFn: async () => {
      // Opening the page is an act of the member, what follows by itself is none [ACC-78].
      const background = queries.getQueryData(queryKey) !== undefined;
      const answer = await api.wallet.treeTransfers({ way: "UP" }, { background });
      if (!answer.ok) throw new Error(answer.message);
      return answer.value;
    },
    retry: false,
  });
}
