// A new password for the member who is inside [ACC-49, ACC-55], or for whoever followed a reset link [ACC-60].
import type { CallResult } from "@jonaki/client";
import type { Services } from "../../app/services.ts";
import { comeIn } from "./come-in.flow.ts";
import { doorOf } from "./door.ts";
import { remembersLogin } from "./remembered.rules.ts";

/** What was typed within the last five minutes for a change that is due; null is to be asked for [ACC-50, ACC-51]. */
export function knownPassword({
  session,
  serverClock,
}: Pick<Services, "session" | "serverClock">): string | null {
  const typed = doorOf(session).typed.get();
  const isKnown = typed !== null && session.read("cpw") !== null && serverClock.nowMs() < typed.untilMs;
  return isKnown ? typed.password : null;
}

type ChangeServices = Pick<Services, "api" | "session" | "cookies" | "serverClock">;

interface Change {
  readonly oldPassword: string;
  readonly newPassword: string;
}

/** The change ends all other sessions; a new login takes the place of this one, and where it fails this one goes on. */
export async function changePassword(services: ChangeServices, change: Change): Promise<CallResult<null>> {
  const { api, session, cookies } = services;
  const answer = await api.accounts.changePassword({ ...change, confirmNewPassword: change.newPassword });
  if (!answer.ok) return answer;
  const again = await api.accounts.loginV2({
    username: session.read("username") ?? "",
    password: change.newPassword,
    type: "username",
    remember: remembersLogin(cookies),
  });
  doorOf(session).typed.set(null);
  if (again.ok && "token" in again.value) comeIn(services, again.value, "changed");
  else session.remove("cpw");
  return answer;
}

export const resetPassword = (
  { api }: Pick<Services, "api">,
  resetToken: string,
  newPassword: string,
): Promise<CallResult<null>> =>
  api.accounts.resetPassword({ resetToken, newPassword, confirmNewPassword: newPassword });
