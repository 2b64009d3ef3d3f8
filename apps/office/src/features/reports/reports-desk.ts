// The desk of reports [REP-15].
import ChartColumn from "lucide-react/icons/chart-column";
import type { Desk } from "../../app/desk.ts";
import { lazyPage } from "../../app/lazy-page.ts";

export const reportsDesk: Desk = {
  path: "/reports",
  title: "office_reports",
  icon: ChartColumn,
  permission: "finance.read",
  Page: lazyPage(async () => (await import("./reports-page.tsx")).ReportsPage),
};
