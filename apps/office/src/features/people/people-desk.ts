// The desk of the office's own people [OFF-2].
import Users from "lucide-react/icons/users";
import type { Desk } from "../../app/desk.ts";
import { lazyPage } from "../../app/lazy-page.ts";

export const peopleDesk: Desk = {
  path: "/people",
  title: "office_people",
  icon: Users,
  permission: "operators.read",
  Page: lazyPage(async () => (await import("./people-page.tsx")).PeoplePage),
};
