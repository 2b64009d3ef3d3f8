// Sending feedback [MSG-19 to MSG-22]: in one transaction and under the sender's lock, so that of many at once no
// more than the day's number are taken. What a visitor answered to the captcha is used up either way; a member's
// images are kept with the words that name them.
import { accepted, refused } from "@jonaki/wire";
import type { DomainHandlers } from "../../http/handlers.ts";
import { addressKey } from "../../platform/address.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database/database.ts";
import { drawReference } from "../../platform/drawn-text.ts";
import type { Random } from "../../platform/random.ts";
import type { IsCaptchaRight } from "../accounts/accounts.ts";
import type { AttachFiles } from "../files/files.ts";
import { dayBefore, FEEDBACK_PER_DAY, feedbackBar, nextFeedbackAt } from "./feedback.rules.ts";
import { addFeedback, latestOf, lockSender } from "./feedback.store.ts";
import { readerOf } from "./reader.rules.ts";

export interface FeedbackParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly random: Random;
  readonly isCaptchaRight: IsCaptchaRight;
  readonly attachFiles: AttachFiles;
}

type SendFeedback = NonNullable<DomainHandlers<"messages">["feedback"]>;

export function createFeedback(parts: FeedbackParts): SendFeedback {
  const { database, clock, random } = parts;
  return ({ kind, content, contact: given = "", images: named, captcha }, { session, device, address }) =>
    database.transaction(async (tx): Promise<Awaited<ReturnType<SendFeedback>>> => {
      const moment = clock.now();
      const sender = { memberId: readerOf(session)?.memberId ?? null, device };
      const { memberId } = sender;
      const isVisitor = memberId === null;
      await lockSender(tx, sender);
      const later = nextFeedbackAt(await latestOf(tx, sender, dayBefore(moment), FEEDBACK_PER_DAY));
      if (later !== null) return refused("TRY_LATER", { time: later.toISOString() });
      if (isVisitor && !(await parts.isCaptchaRight(tx, device, captcha))) return refused("CAPTCHA_FAILED");
      const contact = given.trim();
      const bar = feedbackBar({ content, contact, images: named }, isVisitor);
      if (bar !== null) return bar;
      const images = [...new Set(named)];
      if (memberId !== null && !(await parts.attachFiles(tx, memberId, images, moment)))
        return refused("UPLOAD_INVALID");
      const reference = drawReference("F", random);
      const feedback = { reference, kind, sender, contact, address: addressKey(address), content, images };
      await addFeedback(tx, feedback, moment);
      return accepted({ reference });
    });
}
