// What an operator may do: nouns × read, write, approve, export, and the shipped roles made of them [OFF-2].
export const OFFICE_NOUNS = [
  "members",
  "deposits",
  "withdrawals",
  "kyc",
  "corrections",
  "finance",
  "agents",
  "games",
  "rewards",
  "content",
  "support",
  "settings",
  "risk",
  "operators",
  "audit",
] as const;
export type OfficeNoun = (typeof OFFICE_NOUNS)[number];

export const OFFICE_ACTS = ["read", "write", "approve", "export"] as const;
export type OfficeAct = (typeof OFFICE_ACTS)[number];

export type Permission = `${OfficeNoun}.${OfficeAct}`;

const of = (noun: OfficeNoun, ...acts: readonly OfficeAct[]): readonly Permission[] =>
  acts.map((act): Permission => `${noun}.${act}`);

/** Every permission there is, by noun. */
export const PERMISSIONS: readonly Permission[] = OFFICE_NOUNS.flatMap((noun) => of(noun, ...OFFICE_ACTS));

const everywhere = (...acts: readonly OfficeAct[]): readonly Permission[] =>
  OFFICE_NOUNS.flatMap((noun) => of(noun, ...acts));

/** The roles a new house has; others are made of permissions in the office. */
export const SHIPPED_ROLES = {
  owner: PERMISSIONS,
  finance: [
    ...of("deposits", ...OFFICE_ACTS),
    ...of("withdrawals", ...OFFICE_ACTS),
    ...of("corrections", "read", "write", "approve"),
    ...of("finance", "read", "export"),
    ...of("members", "read"),
    ...of("kyc", "read"),
  ],
  support: [
    ...of("members", "read", "write"),
    ...of("support", "read", "write"),
    ...of("deposits", "read"),
    ...of("withdrawals", "read"),
    ...of("content", "read"),
  ],
  content: [...of("content", "read", "write", "approve"), ...of("rewards", "read")],
  risk: [
    ...of("risk", ...OFFICE_ACTS),
    ...of("kyc", "read", "write", "approve"),
    ...of("members", "read", "write"),
    ...of("deposits", "read"),
    ...of("withdrawals", "read", "approve"),
  ],
  games: [...of("games", ...OFFICE_ACTS), ...of("members", "read")],
  auditor: everywhere("read", "export"),
} as const satisfies Readonly<Record<string, readonly Permission[]>>;

export type ShippedRole = keyof typeof SHIPPED_ROLES;

/** What somebody with these roles may do, each permission once. */
export const permissionsOf = (roles: Iterable<readonly Permission[]>): ReadonlySet<Permission> =>
  new Set([...roles].flat());
