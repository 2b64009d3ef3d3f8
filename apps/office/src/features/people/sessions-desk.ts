// The desk of open sessions [OFF-5].
import MonitorSmartphone from "lucide-react/icons/monitor-smartphone";
import type { Desk } from "../../app/desk.ts";
import { lazyPage } from "../../app/lazy-page.ts";

export const sessionsDesk: Desk = {
  path: "/sessions",
  title: "office_sessions",
  icon: MonitorSmartphone,
  permission: "operators.read",
  Page: lazyPage(async () => (await import("./sessions-page.tsx")).SessionsPage),
};
