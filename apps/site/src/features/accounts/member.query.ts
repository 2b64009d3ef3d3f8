// Member info [CALL-25]: asked for whenever there is a token, and kept in session storage [ACC-73, ACC-74].
import { useQuery } from "@tanstack/react-query";
import type { CallOutput, Calls } from "@jonaki/wire";
import { MEMBER_KEY } from "../../app/member-keys.ts";
import { useServices } from "../../app/services.ts";
import type { Session } from "../../app/session.ts";
import { useToken } from "../../app/use-token.ts";

export type MemberInfo = CallOutput<Calls["accounts"]["memberInfo"]>;

export function rememberMember(session: Session, info: MemberInfo): void {
  session.write("customerId", info.id);
  session.write("isAgent", info.type);
  session.write("account", info.account);
  session.write("nickname", info.nickname);
  session.write("toUpline", info.toUpline);
  session.write("memberLabel", info.memberLabel);
}

export function useMemberInfo(): MemberInfo | undefined {
  const { api, session } = useServices();
  const token = useToken();
  const { data } = useQuery({
    queryKey: [...MEMBER_KEY, "info", token],
    queryFn: async () => {
      const answer = await api.accounts.memberInfo();
      if (!answer.ok) throw new Error(answer.message);
      if (session.token() === token) rememberMember(session, answer.value);
      return answer.value;
    },
    enabled: token !== null,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return data;
}
