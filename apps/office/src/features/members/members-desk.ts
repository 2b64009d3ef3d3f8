// The desk of members [OFF-10].
import UsersRound from "lucide-react/icons/users-round";
import type { Desk } from "../../app/desk.ts";
import { lazyPage } from "../../app/lazy-page.ts";

export const membersDesk: Desk = {
  path: "/members",
  title: "office_noun_members",
  icon: UsersRound,
  permission: "members.read",
  Page: lazyPage(async () => (await import("./members-page.tsx")).MembersPage),
};
