// The dashboard and every desk, in the order of the navigation.
import LayoutDashboard from "lucide-react/icons/layout-dashboard";
import type { Desk } from "../app/desk.ts";
import { DESKS } from "../app/desks.ts";
import { lazyPage } from "../app/lazy-page.ts";

const dashboard: Desk = {
  path: "/",
  title: "office_dashboard",
  icon: LayoutDashboard,
  permission: null,
  Page: lazyPage(async () => (await import("./dashboard-page.tsx")).DashboardPage),
};

export const ALL_DESKS: readonly Desk[] = [dashboard, ...DESKS];
