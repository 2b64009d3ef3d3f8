// Roles, account types and what each may open [ACC-1, ACC-2]; the numbers are the source's isAgent.
export const ROLES = ["visitor", "member", "agent", "upline", "downline", "admin", "trial"] as const;
export type Role = (typeof ROLES)[number];

export const ACCOUNT_TYPES = {
  member: 0,
  agent: 1,
  masterAgent: 2,
  trial: 4,
  affiliate: 41,
  masterAffiliate: 42,
} as const;
export type AccountTypeName = keyof typeof ACCOUNT_TYPES;
export type AccountType = (typeof ACCOUNT_TYPES)[AccountTypeName];

/** Types that open the agent centre. */
export const AGENT_CENTRE_TYPES: readonly AccountType[] = [1, 2, 41, 42];
/** Types that see the agent entry in the header; type 4 is only warned there. */
export const HEADER_AGENT_TYPES: readonly AccountType[] = [1, 2, 4, 41, 42];
/** The type that has no member centre. */
export const MEMBER_CENTRE_EXCLUDED: AccountType = 4;

export type Capability = "memberCentre" | "agentCentre" | "everyGame" | "createDownline" | "transferDownline";

/** What an account of a type is able to do; the server asks this from the token alone [ACC-11]. */
export function capabilitiesOf(type: AccountType): readonly Capability[] {
  if (type === ACCOUNT_TYPES.trial) return [];
  const own: Capability[] = ["memberCentre", "everyGame"];
  if (!AGENT_CENTRE_TYPES.includes(type)) return own;
  const recruitsByLinkOnly = type === ACCOUNT_TYPES.affiliate || type === ACCOUNT_TYPES.masterAffiliate;
  return recruitsByLinkOnly
    ? [...own, "agentCentre"]
    : [...own, "agentCentre", "createDownline", "transferDownline"];
}
