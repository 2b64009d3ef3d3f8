// The calls of coming in: by password or code, by a remembered device, and through a challenge.
import { accepted, refused } from "@jonaki/wire";
import type { Calls, ParsedInput } from "@jonaki/wire";
import type { Context, DomainHandlers } from "../../../http/handlers.ts";
import type { Challenges } from "./challenge.flow.ts";
import type { CodeLogin } from "./code-login.flow.ts";
import type { DeviceLogin } from "./device-login.flow.ts";
import type { LoggedIn } from "./login.rules.ts";
import type { PasswordLogin } from "./password-login.flow.ts";

type LoginCall = Calls["accounts"]["loginV2"];
type LoginHandlers = Required<
  Pick<DomainHandlers<"accounts">, "login" | "loginV2" | "deviceLogin" | "challengeStart" | "challengeVerify">
>;

export interface LoginRouteParts {
  readonly logIn: PasswordLogin;
  readonly logInByCode: CodeLogin;
  readonly logInByDevice: DeviceLogin;
  readonly challenges: Challenges;
}

export function loginRoutes(parts: LoginRouteParts): LoginHandlers {
  const { challenges } = parts;
  const enter = (input: ParsedInput<LoginCall>, context: Context) => {
    const { username, remember, ac } = input;
    // Providers and devices have calls of their own [ACC-16].
    if (input.type === "") return refused("OPERATION_NOT_ENABLED");
    if (input.type === "username") return parts.logIn(input, context);
    const typed = { number: username, dialingCode: input.countryDialingCode, code: input.password };
    return parts.logInByCode({ ...typed, remember, ac }, context);
  };
  return {
    loginV2: enter,
    login: async (input, context) => {
      const answer = await enter(input, context);
      // An older client cannot answer a challenge [ACC-17].
      if (!answer.ok) return answer;
      return "challenge" in answer.value ? refused("VERIFY_FIRST") : withoutWeak(answer.value);
    },
    deviceLogin: async ({ username }, context) => {
      const answer = await parts.logInByDevice(username, context);
      if (!answer.ok) return answer;
      if ("challenge" in answer.value) throw new Error("a known device was challenged");
      return withoutWeak(answer.value);
    },
    challengeStart: challenges.start,
    challengeVerify: challenges.verify,
  };
}

function withoutWeak({ weakPassword: _known, ...inside }: LoggedIn & { readonly weakPassword: boolean }) {
  return accepted(inside);
}
