// Who may come in once the password was right, and what the login answers [ACC-13, ACC-14, ACC-21, ACC-24].
import { refused } from "@jonaki/wire";
import type { CallOutput, Calls, Refused } from "@jonaki/wire";
import { AGENT_CENTRE_TYPES } from "@jonaki/wire/account-types";
import { SETTINGS } from "@jonaki/wire/settings";
import type { Member } from "./members.store.ts";
import { statusAt } from "./status.rules.ts";

export type LoggedIn = CallOutput<Calls["accounts"]["login"]>;
type LoginBar = Refused<"ACCOUNT_LOCKED" | "ACCOUNT_SUSPENDED" | "ACCOUNT_CLOSED" | "NOT_AGENT">;

const PASSWORD_EXPIRES_MS = SETTINGS.passwordExpiryDays * 24 * 3_600_000;

/** The refusals in the order of the call; started at an agent-centre link only agents come in. */
export function loginBarOf(member: Member, startedAtAgentLink: boolean, moment: Date): LoginBar | null {
  const status = statusAt(member, moment);
  if (status === "LOCKED") return refused("ACCOUNT_LOCKED");
  if (status === "SUSPENDED") return refused("ACCOUNT_SUSPENDED");
  if (status === "CLOSED") return refused("ACCOUNT_CLOSED");
  const mayPass = !startedAtAgentLink || AGENT_CENTRE_TYPES.includes(member.accountType);
  return mayPass ? null : refused("NOT_AGENT");
}

export function loggedIn(member: Member, token: string, moment: Date): LoggedIn {
  return {
    token,
    firstTimeLogin: isFirstLogin(member),
    passwordExpired: isPasswordExpired(member, moment),
    userName: member.username,
    ...restrictedPart(member, moment),
  };
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
