// Member info as it travels [ACC-72].
import type { CallOutput, Calls } from "@jonaki/wire";
import { SETTINGS } from "@jonaki/wire/settings";
import type { Context } from "../../http/handlers.ts";
import type { Policy } from "../../platform/policy.ts";
import type { Member } from "./members.store.ts";
import { avatarUrl } from "./profile/avatar.rules.ts";
import { takesFromBelow } from "./tree/transfer-line.rules.ts";

export type MemberInfo = CallOutput<Calls["accounts"]["memberInfo"]>;

export interface Above {
  readonly upline: Member | null;
  readonly policy: Pick<Policy, "transfersBetweenAccounts">;
}

/** Where the policy allows no transfers there is nobody to send money to [SAFE-19]. */
export function memberInfo(
  member: Member,
  { upline, policy }: Above,
  language: Context["language"],
): MemberInfo {
  return {
    id: String(member.id),
    account: member.username,
    nickname: member.nickname,
    type: member.accountType,
    toUpline: policy.transfersBetweenAccounts && upline !== null && takesFromBelow(upline),
    clubLabel: { labelName: rankName(member.rankLevel, language), rankLevel: member.rankLevel },
    memberLabel: [...member.labels],
    // Of a picture of one's own only its number: it changes with the picture, which another call shows [ACC-76].
    avatar: isBuiltIn(member) ? avatarUrl(member.avatar) : member.avatar,
    avatarType: member.avatarType,
  };
}

const isBuiltIn = (member: Member): member is Member & { readonly avatar: string } =>
  member.avatarType === "STATIC" && member.avatar !== null;

function rankName(rankLevel: number, language: Context["language"]): string {
  const rank = SETTINGS.ranks.find((one) => one.rankLevel === rankLevel);
  return (language === "EN" ? rank?.labelNameEn : rank?.labelNameBn) ?? "";
}
