// Logging in: by password or SMS code, by the device's own credential, by an identity, and the extra step that any of
// them may ask for [ACC-15, ACC-42, ACC-36, ACC-126].
import type { CallFailure } from "@jonaki/client";
import type { CallOutput, Calls } from "@jonaki/wire";
import type { Services } from "../../app/services.ts";
import { CHALLENGE_MS } from "./challenge.rules.ts";
import { comeIn } from "./come-in.flow.ts";
import { doorOf } from "./door.ts";
import type { Handed, PendingLogin } from "./door.ts";
import { captchaAfter } from "./login-captcha.rules.ts";
import { proved } from "./proof.flow.ts";
import { forgetUser, rememberMobile, rememberUser } from "./remembered.rules.ts";

export interface Credentials extends PendingLogin {
  readonly captcha?: string;
  /** The page key of the agent-centre link the login started from [ACC-13]. */
  readonly ac: string | null;
}

export type Outcome =
  | { readonly kind: "inside" }
  /** One of the door's methods has to be passed first. */
  | { readonly kind: "challenged" }
  /** The device is remembered no more: the password is wanted [ACC-42]. */
  | { readonly kind: "forgotten" }
  /** An identity that is bound to no account [ACC-37]. */
  | { readonly kind: "unbound" }
  | {
      readonly kind: "refused";
      readonly code: string;
      readonly text: string;
      /** The form now asks for the letters of a picture. */
      readonly asksMore: boolean;
    };

export type LoginServices = Pick<Services, "api" | "session" | "cookies" | "serverClock" | "solvePuzzle">;
type Answer = CallOutput<Calls["accounts"]["loginV2"]>;

const INSIDE: Outcome = { kind: "inside" };

export async function logIn(services: LoginServices, typed: Credentials): Promise<Outcome> {
  const { type, remember, countryDialingCode, captcha, ac } = typed;
  // Nobody means the spaces around [ACC-20].
  const [username, password] = [typed.username.trim(), typed.password.trim()];
  const answer = await proved(services.solvePuzzle, (proof) =>
    services.api.accounts.loginV2({
      username,
      password,
      type,
      remember,
      ...(countryDialingCode === undefined ? {} : { countryDialingCode }),
      ...(captcha === undefined || captcha === "" ? {} : { captcha }),
      ...(ac === null ? {} : { ac }),
      ...proof,
    }),
  );
  if (!answer.ok) return refusedBy(services, answer);
  return enter(services, answer.value, { ...typed, username, password });
}

/** The captcha shows from a failure that says so; no answer at all is no failure [ACC-29]. */
function refusedBy({ session, serverClock }: LoginServices, failure: CallFailure): Outcome {
  const { captchaUntilMs } = doorOf(session);
  const event = { kind: "failed", captcha: failure.value?.["captcha"] === true } as const;
  if (failure.code !== "NETWORK")
    captchaUntilMs.set(captchaAfter(captchaUntilMs.get(), event, serverClock.nowMs()));
  const asksMore = captchaUntilMs.get() !== null;
  return { kind: "refused", code: failure.code, text: failure.message, asksMore };
}

function enter(services: LoginServices, value: Answer, login: PendingLogin): Outcome {
  if ("token" in value) {
    rememberLogin(services, login);
    comeIn(services, value, wayOf(login), login.password);
    return INSIDE;
  }
  const { id, methods } = value.challenge;
  const untilMs = services.serverClock.nowMs() + CHALLENGE_MS;
  doorOf(services.session).challenge.set({ id, methods, untilMs, login });
  return { kind: "challenged" };
}

const wayOf = ({ type }: PendingLogin) =>
  type === "username" ? "password" : type === "sms" ? "sms" : "identity";

/** An identity is nobody's username: its login leaves the cookies as they are. */
function rememberLogin({ cookies }: LoginServices, login: PendingLogin): void {
  const { type, username, remember, countryDialingCode } = login;
  if (type === "") return;
  if (type === "username") rememberUser(cookies, username, remember);
  const mobile = { mobileNum: username, countryDialingCode: countryDialingCode ?? "" };
  rememberMobile(cookies, type === "sms" && remember ? mobile : null);
}

/** One click by a remembered device; a credential that is refused is forgotten [ACC-42]. */
export async function logInByDevice(services: LoginServices, username: string): Promise<Outcome> {
  const answer = await services.api.accounts.deviceLogin({ username });
  if (answer.ok) {
    rememberUser(services.cookies, username, true);
    comeIn(services, answer.value, "device");
    return INSIDE;
  }
  if (answer.code !== "LOGIN_FAILED") return refusedBy(services, answer);
  forgetUser(services.cookies);
  return { kind: "forgotten" };
}

export async function logInByIdentity(
  services: LoginServices,
  provider: string,
  idToken: string,
): Promise<Outcome> {
  const answer = await services.api.accounts.idpLogin({ provider, idToken });
  if (answer.ok)
    return enter(services, answer.value, { type: "", username: "", password: "", remember: false });
  return answer.code === "NOT_FOUND" ? { kind: "unbound" } : refusedBy(services, answer);
}

/** A form without room for more leaves the rest to the window [ACC-27]. */
export function handOver({ session }: Pick<Services, "session">, handed: Handed): void {
  doorOf(session).handed.set(handed);
}

/** The answer to the extra step; who passes is inside as if nothing had been asked [ACC-80]. */
export async function passChallenge(services: LoginServices, answer: string): Promise<Outcome> {
  const { challenge } = doorOf(services.session);
  const pending = challenge.get();
  if (pending === null) return { kind: "refused", code: "NOT_FOUND", text: "", asksMore: false };
  const told = await services.api.accounts.challengeVerify({ challengeId: pending.id, answer });
  if (!told.ok) return { kind: "refused", code: told.code, text: told.message, asksMore: false };
  return enter(services, told.value, pending.login);
}
