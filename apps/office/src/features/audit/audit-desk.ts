// The desk of the audit log [OFF-6].
import ScrollText from "lucide-react/icons/scroll-text";
import type { Desk } from "../../app/desk.ts";
import { lazyPage } from "../../app/lazy-page.ts";

export const auditDesk: Desk = {
  path: "/audit",
  title: "office_audit",
  icon: ScrollText,
  permission: "audit.read",
  Page: lazyPage(async () => (await import("./audit-page.tsx")).AuditPage),
};
