// Categories and their vendors in the server's order [LOB-1]: asked for once for each page that is loaded, when the browser is
// idle, so that the first view never waits. What session storage keeps of the page before stands until then: vendors come
// and go meanwhile [LOB-14]. A visitor has a call of his own [LOB-5].
import { useObservable } from "@jonaki/browser/observable";
import { useEffect } from "react";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { Api } from "@jonaki/client";
import { useLocation } from "./site-router.tsx";
import { useServices } from "./services.ts";
import type { KeptVendors, Session } from "./session.ts";
import { useToken } from "./use-token.ts";

export type VendorCategories = KeptVendors["categories"];
export type VendorCard = VendorCategories[number]["cards"][number];
export type VendorAudience = Omit<KeptVendors, "categories">;

export const VENDORS_KEY = ["vendors"] as const;

/** Rejects with the words of the refusal, so that whoever asked hears of it [LOB-6]. */
export async function askVendors(
  api: Api,
  session: Session,
  audience: VendorAudience,
): Promise<VendorCategories> {
  const ask = audience.isMember ? api.lobby.vendor : api.lobby.vendorsPublic;
  const answer = await ask({}, { background: true });
  if (!answer.ok) throw new Error(answer.message);
  session.write("gameVendor", { ...audience, categories: answer.value });
  return answer.value;
}

function keptFor(session: Session, { isMember, language }: VendorAudience): VendorCategories | null {
  const kept = session.read("gameVendor");
  return kept?.isMember === isMember && kept.language === language ? kept.categories : null;
}

/** In place of a time: not from the server of this page. */
const KEPT = 0;

function useVendorsQuery() {
  const { api, session, language } = useServices();
  const audience = { isMember: useToken() !== null, language: useObservable(language.language) };
  const query = {
    queryKey: [...VENDORS_KEY, audience.isMember, audience.language],
    queryFn: () => askVendors(api, session, audience),
    initialData: () => keptFor(session, audience) ?? undefined,
    initialDataUpdatedAt: KEPT,
    staleTime: ({ state }: { readonly state: { readonly dataUpdatedAt: number } }) =>
      state.dataUpdatedAt === KEPT ? 0 : Number.POSITIVE_INFINITY,
    retry: false,
  } as const;
  return { audience, query };
}

/** Asks once the browser is idle, and after a failure again at the next navigation [LOB-7]; a kept list stands meanwhile. */
export function useVendorsLoad(): void {
  const { timers, session } = useServices();
  const queries = useQueryClient();
  const { pathname } = useLocation();
  const { audience, query } = useVendorsQuery();
  const key = query.queryKey.join();
  const load = async (): Promise<void> => {
    await queries.prefetchQuery(query);
    // It may have come with the page.
    const categories = queries.getQueryData<VendorCategories>(query.queryKey);
    if (categories !== undefined && keptFor(session, audience) === null) {
      session.write("gameVendor", { ...audience, categories });
    }
  };
  useEffect(
    () => timers.whenIdle(() => void load()),
    // oxlint-disable-next-line react/exhaustive-deps -- a new object each time; its key says what it asks for.
    [timers, queries, pathname, key],
  );
}

/** Null while the list is on its way, or when it could not be had [LOB-7]. */
export function useVendors(): VendorCategories | null {
  const { data } = useQuery({ ...useVendorsQuery().query, enabled: false });
  return data ?? null;
}

/** The same for a page that cannot do without: asked for at once, with the words of what kept it from coming [LOB-6]. */
export function useVendorsNow() {
  const { data, error, isFetching, refetch } = useQuery(useVendorsQuery().query);
  return {
    vendors: data ?? null,
    problem: data === undefined && error !== null ? error.message : null,
    isFetching,
    reload: () => void refetch(),
  };
}
