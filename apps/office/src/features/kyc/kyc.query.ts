// Members whose documents wait or were decided, and one of them with everything beside it [DESK-37, DESK-38].
import type { CallOutput, OfficeCalls } from "@jonaki/wire";
import { useLiveQuery } from "../../app/live-query.ts";
import { useServices } from "../../app/services.ts";
import type { KycState } from "../../shell/member.rules.ts";
import { useCursorPage } from "../../table/use-cursor-page.ts";

export type IdentityRow = CallOutput<OfficeCalls["kyc"]["identities"]>["list"][number];
export type Identity = CallOutput<OfficeCalls["kyc"]["identity"]>;

export function useIdentities(state: KycState | undefined, page: number) {
  const { api } = useServices();
  return useCursorPage(["identities", state], page, (after, options) =>
    api.kyc.identities({ state, after }, options),
  );
}

export function useIdentity(memberId: string) {
  const { api } = useServices();
  return useLiveQuery(["identity", memberId], (options) => api.kyc.identity({ memberId }, options));
}
