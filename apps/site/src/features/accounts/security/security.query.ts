// What the security centre reads: the profile, the member's picture, open sessions and sign-ins [ACC-133]. A refusal is an
// answer like any other: the page says it where it belongs.
import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import type { CallOutput, Calls } from "@jonaki/wire";
import { MEMBER_KEY } from "../../../app/member-keys.ts";
import { useServices } from "../../../app/services.ts";
import { useToken } from "../../../app/use-token.ts";

type Accounts = Calls["accounts"];
export type Profile = CallOutput<Accounts["memberProfile"]>;
export type Sessions = CallOutput<Accounts["sessionList"]>;
export type SignIn = CallOutput<Accounts["signInList"]>["list"][number];

/** Looking at the page again soon is no new question. */
const FRESH_MS = 30_000;

export function useProfile() {
  const { api } = useServices();
  const token = useToken();
  return useQuery({
    queryKey: [...MEMBER_KEY, "profile", token],
    queryFn: () => api.accounts.memberProfile(),
    staleTime: FRESH_MS,
  });
}

export function useAvatar() {
  const { api } = useServices();
  const token = useToken();
  return useQuery({
    queryKey: [...MEMBER_KEY, "avatar", token],
    queryFn: () => api.accounts.playerAvatar(),
    staleTime: FRESH_MS,
  });
}

/** The built-in pictures; they belong to nobody. */
export function useBuiltInPictures() {
  const { api } = useServices();
  return useQuery({
    queryKey: ["memberIcon"],
    queryFn: () => api.accounts.memberIcon(),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

export function useSessions() {
  const { api } = useServices();
  const token = useToken();
  return useQuery({
    queryKey: [...MEMBER_KEY, "sessions", token],
    queryFn: () => api.accounts.sessionList(),
    staleTime: FRESH_MS,
  });
}

export function useSignIns(pageNo: number) {
  const { api } = useServices();
  const token = useToken();
  return useQuery({
    queryKey: [...MEMBER_KEY, "signIns", token, pageNo],
    queryFn: () => api.accounts.signInList({ pageNo }),
    placeholderData: keepPreviousData,
  });
}

/** Asks for everything of the member again, the name in the header included. */
export function useReload(): () => void {
  const queries = useQueryClient();
  return () => void queries.invalidateQueries({ queryKey: MEMBER_KEY });
}
