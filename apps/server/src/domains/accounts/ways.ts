// The ways in, put together: each gets what it needs of the others, and the calls of all of them come out.
import { accepted } from "@jonaki/wire";
import type { Flag } from "@jonaki/wire/flags";
import type { DomainHandlers } from "../../http/handlers.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Configuration } from "../../platform/configuration.ts";
import type { Database } from "../../platform/database/database.ts";
import type { Job } from "../../platform/jobs.ts";
import type { Log } from "../../platform/log.ts";
import type { Random } from "../../platform/random.ts";
import type { SecretBox } from "../../platform/secret-box.ts";
import { sweepAttempts } from "./attempts.store.ts";
import type { IsCaptchaRight } from "./captcha.flow.ts";
import type { Codes } from "./codes/codes.ts";
import type { Guesses } from "./guesses.flow.ts";
import { createIdentities } from "./identity/identity.flow.ts";
import type { Identities } from "./identity/identity.flow.ts";
import { createIdTokens } from "./identity/id-tokens.ts";
import type { IdTokens } from "./identity/id-tokens.ts";
import { createArrive } from "./login/arrive.flow.ts";
import { createChallenges } from "./login/challenge.flow.ts";
import type { ChallengeParts } from "./login/challenge.flow.ts";
import { sweepChallenges } from "./login/challenges.store.ts";
import { createCodeLogin } from "./login/code-login.flow.ts";
import type { ComeIn } from "./come-in.ts";
import { createConfirmPassword } from "./login/confirm-password.flow.ts";
import type { ConfirmPassword } from "./login/confirm-password.flow.ts";
import { createDeviceLogin } from "./login/device-login.flow.ts";
import { sweepDevices } from "./login/devices.store.ts";
import { createDoors } from "./login/door.flow.ts";
import { failuresSince } from "./login/door.rules.ts";
import { sweepLocks } from "./login/door.store.ts";
import { loginRoutes } from "./login/login.routes.ts";
import { sweepNetworks } from "./login/networks.store.ts";
import { createPasswordLogin } from "./login/password-login.flow.ts";
import { createPasswordChange } from "./password-change.flow.ts";
import type { Passwords } from "./passwords.ts";
import { memberIdOf, sessionOf } from "./session-of.ts";
import type { SessionFlow } from "./sessions.flow.ts";
import { createTotp } from "./totp/totp.flow.ts";
import type { Totp } from "./totp/totp.flow.ts";

export interface WayParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly random: Random;
  readonly log: Log;
  readonly secrets: SecretBox;
  readonly sessions: SessionFlow;
  readonly passwords: Passwords;
  readonly codes: Codes;
  readonly isCaptchaRight: IsCaptchaRight;
  readonly payeeNameOf: ChallengeParts["payeeNameOf"];
  readonly guesses: Guesses;
  readonly comeIn: ComeIn;
  readonly isOn: (flag: Flag) => boolean;
  readonly configuration: Pick<
    Configuration,
    "IDENTITY_PROVIDERS" | "LIMIT_ATTEMPTS_TIMES" | "WEAK_DEFAULT_PASSWORD"
  >;
}

/** As an authenticator app shows it; names there are Latin everywhere. */
const ISSUER = "Jonaki";

export interface Ways {
  readonly handlers: DomainHandlers<"accounts">;
  readonly confirmPassword: ConfirmPassword;
  readonly totp: Totp;
  readonly identities: Identities;
  readonly idTokens: IdTokens;
  readonly job: Job;
}

export function createWays(parts: WayParts): Ways {
  const { database, clock, passwords, codes, guesses, comeIn, isOn } = parts;
  const {
    IDENTITY_PROVIDERS: providers,
    LIMIT_ATTEMPTS_TIMES: attemptsTimes,
    WEAK_DEFAULT_PASSWORD: weakDefault,
  } = parts.configuration;
  const totp = createTotp({ ...parts, issuer: ISSUER });
  const challenges = createChallenges({ ...parts, totp });
  const arrive = createArrive({ ...parts, comeIn, challenges });
  const doors = createDoors({ ...parts, guesses, attemptsTimes });
  const confirmPassword = createConfirmPassword(doors, passwords);
  const changePassword = createPasswordChange({ ...parts, confirmPassword, weakDefault });
  const idTokens = createIdTokens(providers, clock, parts.log);
  const identities = createIdentities({ database, clock, tokens: idTokens, arrive });
  const isCodeLoginOn = (): boolean => isOn("MOBILEVERCODELOGIN3");
  return {
    confirmPassword,
    totp,
    identities,
    idTokens,
    handlers: {
      ...loginRoutes({
        logIn: createPasswordLogin({ doors, passwords, arrive, weakDefault }),
        logInByCode: createCodeLogin({ database, clock, codes, arrive, isOn: isCodeLoginOn }),
        logInByDevice: createDeviceLogin({ database, clock, arrive }),
        challenges,
      }),
      changePassword: (input, context) => changePassword(input, sessionOf(context), context),
      totp: (input, context) => totp.act(input, memberIdOf(context), context),
      idpLogin: identities.logIn,
      bindIdentity: (input, context) => identities.bind(input, memberIdOf(context), context),
      identityProviders: () =>
        accepted(
          providers.map(({ provider, name, authorizeUrl, clientId }) => ({
            provider,
            name,
            authorizeUrl,
            clientId,
          })),
        ),
    },
    job: { name: "accounts.access", schedule: "*/5 * * * *", run: () => sweep(parts) },
  };
}

async function sweep({ database: { store }, clock }: WayParts): Promise<void> {
  const moment = clock.now();
  await sweepAttempts(store, failuresSince(moment));
  await sweepLocks(store, moment);
  await sweepDevices(store, moment);
  await sweepNetworks(store, moment);
  await sweepChallenges(store, moment);
}
