// The calls of who one is: the member's own page, changing it, and pictures [ACC-76, ACC-131, ACC-133].
import { accepted } from "@jonaki/wire";
import type { DomainHandlers } from "../../../http/handlers.ts";
import { readContacts } from "../contacts.store.ts";
import { memberIdOf } from "../session-of.ts";
import { readAccountFacts } from "./account-facts.store.ts";
import { createAvatars } from "./avatar.flow.ts";
import type { AvatarParts } from "./avatar.flow.ts";
import { avatarUrl, STATIC_AVATARS } from "./avatar.rules.ts";
import { createUpdateProfile, readFields } from "./profile.flow.ts";
import type { ProfileParts } from "./profile.flow.ts";
import { memberProfile } from "./profile.view.ts";
import type { Security } from "./profile.view.ts";

export interface ProfileRouteParts extends ProfileParts, AvatarParts {
  /** What stands beside the login password. */
  readonly securityOf: (memberId: bigint) => Promise<Security>;
}

export function profileRoutes(
  parts: ProfileRouteParts,
): Pick<
  DomainHandlers<"accounts">,
  "memberProfile" | "updateProfile" | "memberIcon" | "playerAvatar" | "uploadAvatar"
> {
  const { store } = parts.database;
  const avatars = createAvatars(parts);
  const icons = STATIC_AVATARS.map((id) => ({ id, url: avatarUrl(id) }));
  return {
    memberProfile: async (_input, context) => {
      const memberId = memberIdOf(context);
      const [facts, fields, contacts, security] = await Promise.all([
        readAccountFacts(store, memberId),
        readFields(store, memberId),
        readContacts(store, memberId),
        parts.securityOf(memberId),
      ]);
      return accepted(memberProfile({ facts, fields, contacts, security, switched: parts.profileFields() }));
    },
    updateProfile: createUpdateProfile(parts),
    memberIcon: () => accepted(icons),
    playerAvatar: async (_input, context) => accepted(await avatars.own(memberIdOf(context))),
    uploadAvatar: avatars.upload,
  };
}
