// How many messages of the member are unread [CALL-77]: asked for after login only where there is a member centre
// [MSG-14, ACC-75], and again with every one that comes. A count that cannot be had shows as none.
import { useQuery } from "@tanstack/react-query";
import { UNREAD_KEY } from "../../app/member-keys.ts";
import { useServices } from "../../app/services.ts";
import { useToken } from "../../app/use-token.ts";

export function useUnreadCount(hasMemberCentre: boolean): number {
  const { api } = useServices();
  const token = useToken();
  const { data = 0 } = useQuery({
    queryKey: [...UNREAD_KEY, token],
    queryFn: async () => {
      // No press of the member's [ACC-78].
      const answer = await api.messages.unreadCount({}, { background: true });
      if (!answer.ok) throw new Error(answer.message);
      return answer.value.count;
    },
    enabled: token !== null && hasMemberCentre,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return data;
}
