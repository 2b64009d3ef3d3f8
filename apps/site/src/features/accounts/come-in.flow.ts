// Coming in: a login or free play, and what the session keeps of its answer [ACC-22, ACC-23].
import type { CallResult } from "@jonaki/client";
import { randomText } from "@jonaki/client";
import type { CallOutput, Calls } from "@jonaki/wire";
import type { Services } from "../../app/services.ts";

type Came = CallOutput<Calls["accounts"]["login"]>;

/** Null is inside; otherwise the words of the refusal, and whether the password was the wrong one. */
export type Refusal = { readonly text: string; readonly isWrongPassword: boolean } | null;

export interface Credentials {
  readonly username: string;
  readonly password: string;
  /** The page key of the agent-centre link the login started from [ACC-13]. */
  readonly ac: string | null;
}

type LoginServices = Pick<Services, "api" | "session" | "language">;

export async function logIn(services: LoginServices, { ac, ...typed }: Credentials): Promise<Refusal> {
  const answer = await services.api.accounts.loginV2({
    // Nobody means the spaces around [ACC-20].
    username: typed.username.trim(),
    password: typed.password.trim(),
    type: "username",
    ...(ac === null ? {} : { ac }),
  });
  if (!answer.ok) return { text: answer.message, isWrongPassword: answer.code === "LOGIN_FAILED" };
  if ("token" in answer.value) return comeIn(services, answer.value);
  // The further step has no screen yet, and no server asks for it [ACC-124].
  return { text: services.language.translator.get().t("err_verify_first"), isWrongPassword: false };
}

type FreePlayServices = Pick<Services, "api" | "session" | "sealer" | "chance" | "page">;

/** A guest is made from a random string that only the server can read [ACC-65, ACC-66]. */
export async function playFree(services: FreePlayServices): Promise<Refusal> {
  const random = await sealed(services);
  const answer = await services.api.accounts.freePlayLogin({
    os: services.page.os,
    platform: "W",
    random,
  });
  return enter(services, answer);
}

/** What cannot be sealed is sent empty, and the server's own words tell what to do. */
const sealed = async ({ sealer, chance }: FreePlayServices): Promise<string> =>
  (await sealer.seal(randomText(chance)).catch(() => null)) ?? "";

function enter(services: FreePlayServices, answer: CallResult<Came>): Refusal {
  return answer.ok ? comeIn(services, answer.value) : { text: answer.message, isWrongPassword: false };
}

function comeIn({ api, session }: Pick<Services, "api" | "session">, came: Came): null {
  session.remove("cpw");
  session.write("username", came.userName);
  session.write("token", came.token);
  // Whether it was recorded makes no difference to the member.
  if (came.firstTimeLogin) void api.accounts.firstLogin();
  return null;
}
