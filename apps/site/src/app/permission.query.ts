// The permission answer: from the page's data block first, then every minute and when the tab is looked at
// again [SITE-7, SITE-10]. A repeat that gets no answer keeps the last one.
import { useQuery } from "@tanstack/react-query";
import type { Api } from "@jonaki/client";
import { useServices } from "./services.ts";
import type { Services } from "./services.ts";
import type { Permission, StartData } from "./start-data.ts";

export const PERMISSION_KEY = ["permission"] as const;
export const REPEAT_MS = 60_000;

/** Refused: this host is not ours [SITE-9]. */
export type PermissionAnswer =
  | { readonly kind: "granted"; readonly permission: Permission }
  | { readonly kind: "refused" };

/** Throws when there is no answer, so that the last one stays. */
export async function askPermission(api: Api, host: string): Promise<PermissionAnswer> {
  const answer = await api.site.permissionStatus({ url: host }, { background: true });
  if (answer.ok) return { kind: "granted", permission: answer.value };
  if (answer.code === "INVALID_URL") return { kind: "refused" };
  throw new Error(answer.message);
}

export function firstAnswer({ permission }: StartData): PermissionAnswer | undefined {
  if (permission === undefined) return undefined;
  return permission === null ? { kind: "refused" } : { kind: "granted", permission };
}

/** What every answer brings along: the key for sealing, the server's time, and the caches [ACC-71, SITE-14]. */
export function learn({ sealer, serverClock, session }: Services, answer: PermissionAnswer): void {
  if (answer.kind === "refused") return;
  const { permission } = answer;
  sealer.learn(permission);
  serverClock.learn(permission.time);
  session.write("settings", permission.whitelabel);
  session.write("validate", permission.registrationRules);
}

/** What an answer brings for the program alone: each one is learned, and none is seen. */
const UNSEEN: ReadonlySet<string> = new Set(["time", "sealing"]);

/** The whole site hangs on this answer: it is drawn again only for what can be seen. */
function looksTheSame(last: unknown, next: unknown): boolean {
  const seen = (answer: unknown): string =>
    JSON.stringify(answer, (key, value: unknown) => (UNSEEN.has(key) ? null : value));
  return seen(last) === seen(next);
}

export function usePermissionQuery() {
  const services = useServices();
  return useQuery({
    queryKey: PERMISSION_KEY,
    queryFn: async () => {
      const answer = await askPermission(services.api, services.page.host);
      learn(services, answer);
      return answer;
    },
    initialData: () => firstAnswer(services.start),
    structuralSharing: (last, next) => (looksTheSame(last, next) ? last : next),
    staleTime: REPEAT_MS,
    refetchInterval: REPEAT_MS,
    refetchOnWindowFocus: "always",
    retry: false,
  });
}
