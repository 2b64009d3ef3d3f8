// Puts together what is sent and proved by a code: codes and their messages, forgotten passwords, contacts, the payment
// password.
import type { Flag } from "@jonaki/wire/flags";
import { codeRoutes } from "./codes/codes.routes.ts";
import { createCodes } from "./codes/codes.ts";
import type { CodesParts } from "./codes/codes.ts";
import { composeNotice } from "./codes/notice-message.flow.ts";
import type { ComeIn } from "./come-in.ts";
import { createResetMessage } from "./forgot/forgot.flow.ts";
import { forgotJobs } from "./forgot/forgot.jobs.ts";
import { forgotRoutes } from "./forgot/forgot.routes.ts";
import type { Passwords } from "./passwords.ts";
import { createPaymentCheck } from "./payment/payment-check.flow.ts";
import { paymentRoutes } from "./payment/payment.routes.ts";
import type { SessionFlow } from "./sessions.flow.ts";

/** What accounts are given for it. */
export interface ProvingGiven extends Omit<CodesParts, "guesses" | "composers"> {
  readonly isOn: (flag: Flag) => boolean;
  /** Whether a host is registered [SITE-9]. */
  readonly isOwnHost: (host: string) => boolean;
  readonly disclosesUnknownAccount: () => boolean;
}

export interface ProvingParts extends ProvingGiven, Pick<CodesParts, "guesses"> {
  readonly sessions: SessionFlow;
  readonly passwords: Passwords;
  readonly comeIn: ComeIn;
  readonly birthdayOf: (memberId: bigint) => Promise<string | null>;
}

export function createProving(parts: ProvingParts) {
  const { clock, passwords, configuration, isOwnHost } = parts;
  const { SITE_HOST: siteHost, PORT: port, LIMIT_ATTEMPTS_TIMES: times } = configuration;
  const codes = createCodes({
    ...parts,
    composers: {
      RESET_LINK: createResetMessage(parts.database.store),
      PASSWORD_CHANGED: composeNotice,
      CONTACT_REPLACED: composeNotice,
    },
  });
  const paymentCheck = createPaymentCheck(clock, passwords, times);
  const all = {
    ...parts,
    codes,
    times,
    paymentCheck,
    dialingCodes: configuration.SMS_DIALING_CODES,
    weakDefault: configuration.WEAK_DEFAULT_PASSWORD ?? null,
    hosts: { siteHost, port, isOwnHost },
    isPhoneResetOn: () => parts.isOn("CHNGPASSVERIF3"),
  };
  return {
    codes,
    /** For every call that asks for a payment password. */
    paymentCheck,
    handlers: { ...codeRoutes(all), ...forgotRoutes(all), ...paymentRoutes(all) },
    jobs: [...codes.jobs, ...forgotJobs(parts)],
  };
}
