// The member's own page as it travels [ACC-133]: contacts masked, each field with whether it can still be changed.
import type { CallOutput, Calls } from "@jonaki/wire";
import { maskedMail, maskedMobile } from "../contact.rules.ts";
import type { Contact } from "../contacts.store.ts";
import { maskedName } from "../display-name.rules.ts";
import type { AccountFacts } from "./account-facts.store.ts";
import { profileRules, shownValue } from "./profile.rules.ts";
import type { Fields } from "./profile.rules.ts";

export type MemberProfile = CallOutput<Calls["accounts"]["memberProfile"]>;
/** What stands beside the login password. */
export type Security = Pick<MemberProfile, "hasPaymentPassword" | "totp" | "bindings">;

export interface ProfileFacts {
  readonly facts: AccountFacts;
  readonly fields: Fields;
  readonly contacts: readonly Contact[];
  readonly security: Security;
  readonly switched: ReadonlyMap<string, boolean>;
}

export function memberProfile({ facts, fields, contacts, security, switched }: ProfileFacts): MemberProfile {
  return {
    ...security,
    registered: facts.registeredAt.toISOString(),
    lastLogin: facts.lastLoginAt?.toISOString() ?? null,
    lastLoginIp: facts.lastLoginAddress,
    passwordSet: facts.passwordSetAt?.toISOString() ?? null,
    referralCode: facts.referralCode,
    referrer: facts.referrer === null ? null : maskedName(facts.referrer),
    affiliateCode: facts.affiliateCode,
    mobile: shownContact(contacts, "MOBILE", maskedMobile),
    mail: shownContact(contacts, "MAIL", maskedMail),
    fields: profileRules(switched).map(({ field, enabled, isOnce }) => ({
      field,
      value: enabled ? shownValue(field, fields[field]) : "",
      isFixed: isOnce && fields[field] !== "",
      enabled,
    })),
  };
}

function shownContact(
  contacts: readonly Contact[],
  kind: Contact["kind"],
  masked: (value: string) => string,
): MemberProfile["mobile"] {
  const own = contacts.find((contact) => contact.kind === kind);
  return own === undefined ? null : { masked: masked(own.value), isVerified: own.isVerified };
}
