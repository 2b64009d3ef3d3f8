// Applying to become an agent [SHELL-112, SHELL-113], in one transaction: the captcha is used up whatever follows,
// and of many applications of one number at once one is taken.
import { accepted, refused } from "@jonaki/wire";
import type { DomainHandlers } from "../../http/handlers.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database/database.ts";
import { drawReference } from "../../platform/drawn-text.ts";
import { mobileNumberOf } from "../../platform/mobile-number.ts";
import type { Random } from "../../platform/random.ts";
import type { IsCaptchaRight } from "../accounts/accounts.ts";
import { nextApplicationAt, wrongFields } from "./application.rules.ts";
import { addApplication, lastApplicationOf, lockMobile } from "./application.store.ts";

export interface ApplicationParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly random: Random;
  readonly isCaptchaRight: IsCaptchaRight;
}

type Apply = NonNullable<DomainHandlers<"agents">["joinApply"]>;

export function createApplication(parts: ApplicationParts): Apply {
  const { database, clock, random } = parts;
  return ({ captcha, mobileNo: typed, ...input }, { device }) =>
    database.transaction(async (tx): Promise<Awaited<ReturnType<Apply>>> => {
      if (!(await parts.isCaptchaRight(tx, device, captcha))) return refused("CAPTCHA_FAILED");
      const mobileNo = mobileNumberOf(typed);
      if (mobileNo === null) return refused("PHONE_FORMAT");
      const fields = wrongFields(input);
      if (fields.length > 0) return refused("VALIDATION", { fields });
      await lockMobile(tx, mobileNo);
      const moment = clock.now();
      const last = await lastApplicationOf(tx, mobileNo);
      const later = last === null ? moment : nextApplicationAt(last);
      if (later > moment) return refused("TRY_LATER", { time: later.toISOString() });
      const reference = drawReference("J", random);
      const own = { name: input.name.trim(), email: input.email.trim() };
      await addApplication(tx, { ...input, ...own, mobileNo, reference }, moment);
      return accepted({ reference });
    });
}
