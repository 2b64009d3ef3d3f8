// Coming in: every way ends here, with what the session keeps of the answer [ACC-22, ACC-23, ACC-44].
import { randomText } from "@jonaki/client";
import type { CallOutput, Calls } from "@jonaki/wire";
import { isFlagOn } from "@jonaki/wire/flags";
import type { Services } from "../../app/services.ts";
import { doorOf } from "./door.ts";
import { mustChangePassword } from "./login.rules.ts";
import type { WayIn } from "./login.rules.ts";

export type Came = CallOutput<Calls["accounts"]["login"]> & { readonly weakPassword?: boolean };

/** Null is inside; otherwise the words of the refusal. */
export type Refusal = { readonly text: string } | null;

type ComeInServices = Pick<Services, "api" | "session" | "serverClock">;

/** As long as a forced change may use what was typed [ACC-51]. */
const TYPED_MS = 5 * 60 * 1_000;

/** The token comes last: whoever hears of it finds the rest in its place. */
export function comeIn(services: ComeInServices, came: Came, way: WayIn, typedPassword = ""): void {
  const { api, session, serverClock } = services;
  const door = doorOf(session);
  const forcesExpired = isFlagOn(session.read("settings") ?? [], "PWDEXPFORCECHANGE3");
  const isDue = mustChangePassword(way, came, forcesExpired);
  door.captchaUntilMs.set(null);
  door.challenge.set(null);
  door.handed.set(null);
  const isKnown = isDue && typedPassword !== "";
  door.typed.set(isKnown ? { password: typedPassword, untilMs: serverClock.nowMs() + TYPED_MS } : null);
  if (isDue) session.write("cpw", "true");
  else session.remove("cpw");
  const { lastLogin, restricted, until, closing } = came;
  const isNews = way !== "changed" && (lastLogin !== undefined || restricted === true);
  if (isNews) {
    session.write("arrival", {
      ...(lastLogin === undefined ? {} : { lastLogin }),
      ...(restricted === undefined ? {} : { restricted }),
      ...(until === undefined ? {} : { until }),
      ...(closing === undefined ? {} : { closing }),
    });
  }
  session.write("username", came.userName);
  session.write("token", came.token);
  // Whether it was recorded makes no difference to the member.
  if (came.firstTimeLogin) void api.accounts.firstLogin();
}

type FreePlayServices = ComeInServices & Pick<Services, "sealer" | "chance" | "page">;

/** A guest is made from a random string that only the server can read [ACC-65, ACC-66]. */
export async function playFree(services: FreePlayServices): Promise<Refusal> {
  const random = await sealed(services);
  const answer = await services.api.accounts.freePlayLogin({
    os: services.page.os,
    platform: "W",
    random,
  });
  if (!answer.ok) return { text: answer.message };
  comeIn(services, answer.value, "guest");
  return null;
}

/** What cannot be sealed is sent empty, and the server's own words tell what to do. */
const sealed = async ({ sealer, chance }: FreePlayServices): Promise<string> =>
  (await sealer.seal(randomText(chance)).catch(() => null)) ?? "";
