// The finance desk [OFF-18].
import Scale from "lucide-react/icons/scale";
import type { Desk } from "../../app/desk.ts";
import { lazyPage } from "../../app/lazy-page.ts";

export const financeDesk: Desk = {
  path: "/finance",
  title: "office_noun_finance",
  icon: Scale,
  permission: "finance.read",
  Page: lazyPage(async () => (await import("./finance-page.tsx")).FinancePage),
};
