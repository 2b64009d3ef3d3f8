// What the header tells a member about himself: the rank's name [SHELL-47] and how many offers wait [SHELL-45].
import { useText } from "@jonaki/i18n/react";
import { Count } from "@jonaki/ui/badge";
import { useToken } from "../app/use-token.ts";
import { useMemberInfo } from "../features/accounts/member.query.ts";
import { badgeOf, rankLabel } from "./navigation.rules.ts";

export function RankName() {
  const isMember = useToken() !== null;
  return <span>{rankLabel(useMemberInfo()?.clubLabel.labelName ?? null, isMember)}</span>;
}

export function RewardsCount({ value }: { readonly value: number }) {
  const t = useText();
  const count = badgeOf(value, useToken() !== null);
  return count === null ? null : <Count value={count} label={t("nav_rewards_waiting")} />;
}
