// The words for roles and permissions; a role that was made here goes by its own name.
import type { MessageKey, Translator } from "@jonaki/i18n";
import type { OfficeAct, OfficeNoun, ShippedRole } from "@jonaki/wire/office-permissions";

const ROLE_KEYS: Readonly<Record<ShippedRole, MessageKey>> = {
  owner: "office_role_owner",
  finance: "office_role_finance",
  support: "office_role_support",
  content: "office_role_content",
  risk: "office_role_risk",
  games: "office_role_games",
  auditor: "office_role_auditor",
};

export const NOUN_KEYS: Readonly<Record<OfficeNoun, MessageKey>> = {
  members: "office_noun_members",
  deposits: "office_noun_deposits",
  withdrawals: "office_noun_withdrawals",
  kyc: "office_noun_kyc",
  corrections: "office_noun_corrections",
  finance: "office_noun_finance",
  agents: "office_noun_agents",
  games: "office_noun_games",
  rewards: "office_noun_rewards",
  content: "office_noun_content",
  support: "office_noun_support",
  settings: "office_noun_settings",
  risk: "office_noun_risk",
  operators: "office_noun_operators",
  audit: "office_noun_audit",
};

export const ACT_KEYS: Readonly<Record<OfficeAct, MessageKey>> = {
  read: "office_act_read",
  write: "office_act_write",
  approve: "office_act_approve",
  export: "office_act_export",
};

export function roleName(role: string, t: Translator["t"]): string {
  const keys: Readonly<Record<string, MessageKey>> = ROLE_KEYS;
  const key = keys[role];
  return key === undefined ? role : t(key);
}

/** "Members · read"; a permission of a later release goes by its own name. */
export function permissionName(permission: string, t: Translator["t"]): string {
  const [noun = "", act = ""] = permission.split(".");
  const nouns: Readonly<Record<string, MessageKey>> = NOUN_KEYS;
  const acts: Readonly<Record<string, MessageKey>> = ACT_KEYS;
  const [nounKey, actKey] = [nouns[noun], acts[act]];
  return nounKey === undefined || actKey === undefined ? permission : `${t(nounKey)} · ${t(actKey)}`;
}
