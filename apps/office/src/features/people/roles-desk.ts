// The desk of roles and what each may do [OFF-2].
import ShieldCheck from "lucide-react/icons/shield-check";
import type { Desk } from "../../app/desk.ts";
import { lazyPage } from "../../app/lazy-page.ts";

export const rolesDesk: Desk = {
  path: "/roles",
  title: "office_roles",
  icon: ShieldCheck,
  permission: "operators.read",
  Page: lazyPage(async () => (await import("./roles-page.tsx")).RolesPage),
};
