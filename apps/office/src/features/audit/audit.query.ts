// The audit log as the filters of the address ask for it [DESK-15, DESK-16].
import type { CallInput, CallOutput, OfficeCalls } from "@jonaki/wire";
import { useLiveQuery } from "../../app/live-query.ts";
import { useServices } from "../../app/services.ts";
import type { DeskView } from "../../table/desk-view.rules.ts";

export type AuditEntry = CallOutput<OfficeCalls["audit"]["audit"]>["list"][number];
type AuditFilters = CallInput<OfficeCalls["audit"]["auditExport"]>;

export function auditFilters({ search, filters }: DeskView): AuditFilters {
  const { from, to, operatorId, action } = filters;
  return { from, to, operatorId, action, subject: search === "" ? undefined : search };
}

export function useAudit(view: DeskView) {
  const { api } = useServices();
  const asked = { ...auditFilters(view), pageNo: view.page };
  return useLiveQuery(["audit", asked], (options) => api.audit.audit(asked, options));
}
