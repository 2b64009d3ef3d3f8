// The calls of becoming a member: the form's settings and rules, the check of an invitation, and registering by either
// tab of the form [ACC-87, ACC-88, ACC-111].
import { accepted } from "@jonaki/wire";
import type { DomainHandlers } from "../../../http/handlers.ts";
import { findInvitation } from "../tree/invitations.store.ts";
import { isGood } from "../tree/place.rules.ts";
import { createAdmit } from "./admit.flow.ts";
import type { AdmitParts } from "./admit.flow.ts";
import { createRegister } from "./register.flow.ts";
import type { RegisterParts } from "./register.flow.ts";
import { openForms } from "./register.rules.ts";
import { createLimitProblem } from "./registration-limits.flow.ts";

export type RegistrationParts = Omit<RegisterParts & AdmitParts, "admit" | "limitProblem" | "takeCode"> & {
  /** Multiplies the limits of a day, for benches. */
  readonly limitTimes: number;
};

export function registerRoutes(
  parts: RegistrationParts,
): Pick<
  DomainHandlers<"accounts">,
  "register" | "registerMobile" | "registerSettings" | "registrationRules" | "affiliateCheck"
> {
  const { database, clock, isOn, registration, proofs } = parts;
  const limitProblem = createLimitProblem(clock, parts.limitTimes);
  const ready = {
    ...parts,
    limitProblem,
    admit: createAdmit({ ...parts, limitProblem, takeCode: proofs.takeCode }),
  };
  return {
    register: createRegister(ready, "register"),
    registerMobile: createRegister(ready, "registerMobile"),
    registerSettings: () => {
      const { termsVersion, minimumAge } = registration();
      return accepted({ tabs: [...openForms(isOn)], termsVersion, minimumAge });
    },
    registrationRules: () => accepted([...registration().fields]),
    affiliateCheck: async ({ code, domain }) => {
      const invitation = await findInvitation(database.store, code);
      return accepted({ valid: invitation !== null && isGood(invitation, domain, clock.now()) });
    },
  };
}
