// Who may come in once it is clear who it is, and what the login answers [ACC-13, ACC-14, ACC-21, ACC-24, ACC-44].
import { refused } from "@jonaki/wire";
import type { CallOutput, Calls, Refused } from "@jonaki/wire";
import { AGENT_CENTRE_TYPES } from "@jonaki/wire/account-types";
import { SETTINGS } from "@jonaki/wire/settings";
import type { Member } from "../members.store.ts";
import { statusAt } from "../status.rules.ts";
import type { Arrival } from "../come-in.ts";

export type LoggedIn = CallOutput<Calls["accounts"]["login"]>;
export type LoginBar = Refused<"ACCOUNT_SUSPENDED" | "ACCOUNT_CLOSED">;

const PASSWORD_EXPIRES_MS = SETTINGS.passwordExpiryDays * 24 * 3_600_000;

/** A lock is the door's business: a known device passes it [ACC-14]. */
export function loginBarOf(member: Member, moment: Date): LoginBar | null {
  const status = statusAt(member, moment);
  if (status === "SUSPENDED") return refused("ACCOUNT_SUSPENDED");
  return status === "CLOSED" ? refused("ACCOUNT_CLOSED") : null;
}

/** Started at an agent-centre link only agents come in [ACC-13]. */
export const agentBarOf = (member: Member, ac: string | undefined): Refused<"NOT_AGENT"> | null =>
  ac === undefined || AGENT_CENTRE_TYPES.includes(member.accountType) ? null : refused("NOT_AGENT");

export function loggedIn(member: Member, token: string, moment: Date): LoggedIn {
  return {
    token,
    firstTimeLogin: isFirstLogin(member),
    passwordExpired: isPasswordExpired(member, moment),
    userName: member.username,
    ...restrictedPart(member, moment),
  };
}

/** The login before this one, with the country of its address [SAFE-16]. */
export function lastLoginOf(
  { lastLoginAt, lastLoginAddress, lastLoginBrowser }: Member,
  countryOf: (address: string) => string,
): Pick<LoggedIn, "lastLogin"> {
  if (lastLoginAt === null || lastLoginAddress === null) return {};
  return {
    lastLogin: {
      time: lastLoginAt.toISOString(),
      ip: lastLoginAddress,
      country: countryOf(lastLoginAddress),
      browser: lastLoginBrowser ?? "",
    },
  };
}

/** Who came in without a password need not change one [ACC-44]. */
export function isPasswordDue(
  member: Member,
  { isByPassword, isWeak }: Pick<Arrival, "isByPassword" | "isWeak">,
  mustChangeExpired: boolean,
  moment: Date,
): boolean {
  if (isByPassword !== true) return false;
  return isWeak === true || isFirstLogin(member) || (mustChangeExpired && isPasswordExpired(member, moment));
}

/** Somebody else chose the password, and the owner has not been here yet. */
const isFirstLogin = ({ createdBy, firstLoginAt }: Member): boolean =>
  (createdBy === "AGENT" || createdBy === "ADMIN") && firstLoginAt === null;

const isPasswordExpired = ({ passwordSetAt }: Member, moment: Date): boolean =>
  passwordSetAt !== null && passwordSetAt.getTime() + PASSWORD_EXPIRES_MS <= moment.getTime();

function restrictedPart(member: Member, moment: Date): Pick<LoggedIn, "restricted" | "until" | "closing"> {
  const status = statusAt(member, moment);
  if (status === "CLOSING") return { restricted: true, closing: true };
  if (status !== "EXCLUDED") return {};
  return { restricted: true, until: member.statusUntil?.toISOString() ?? null };
}
