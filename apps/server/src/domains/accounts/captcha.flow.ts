// Making a captcha and checking its answer [ACC-30, ACC-31]. It belongs to the browser by the HttpOnly cookie that
// every browser has from its first call [ACC-139].
import type { Clock } from "../../platform/clock.ts";
import type { Database, Queryable } from "../../platform/database/database.ts";
import { drawText } from "../../platform/drawn-text.ts";
import type { Random } from "../../platform/random.ts";
import type { DrawCaptcha } from "./captcha-picture.ts";
import {
  answerHash,
  CAPTCHA_LENGTH,
  CAPTCHA_LETTERS,
  cookieHash,
  isSamePicture,
  madeBy,
} from "./captcha.rules.ts";
import { putCaptcha, sweepCaptchas, spendCaptcha } from "./captcha.store.ts";

export interface CaptchaParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly random: Random;
  readonly draw: DrawCaptcha;
}

/** Uses the browser's captcha up, in the caller's transaction where there is one, and says whether it was solved. */
export type IsCaptchaRight = (
  store: Queryable,
  device: string,
  answer: string | undefined,
) => Promise<boolean>;

export interface CaptchaFlow {
  /** The bytes of a PNG in base64. */
  picture(device: string): Promise<string>;
  readonly isRight: IsCaptchaRight;
  sweep(): Promise<void>;
}

export function createCaptchaFlow({ database, clock, random, draw }: CaptchaParts): CaptchaFlow {
  const recent = new Map<string, { readonly picture: Promise<string>; readonly atMs: number }>();
  const forgetOld = (moment: Date): void => {
    // Oldest first, because every entry is set anew.
    for (const [device, { atMs }] of recent) {
      if (isSamePicture(atMs, moment)) return;
      recent.delete(device);
    }
  };
  const make = async (device: string, moment: Date): Promise<string> => {
    const answer = drawText(random, CAPTCHA_LETTERS, CAPTCHA_LENGTH);
    const captcha = { cookieHash: cookieHash(device), answerHash: answerHash(device, answer) };
    await putCaptcha(database.store, captcha, moment);
    return (await draw(answer)).toString("base64");
  };
  return {
    picture: (device) => {
      const moment = clock.now();
      forgetOld(moment);
      const known = recent.get(device);
      if (known !== undefined) return known.picture;
      const picture = make(device, moment);
      recent.set(device, { picture, atMs: moment.getTime() });
      picture.catch(() => void recent.delete(device));
      return picture;
    },
    isRight: (store, device, answer = "") => {
      recent.delete(device);
      const given = { cookieHash: cookieHash(device), answerHash: answerHash(device, answer) };
      return spendCaptcha(store, given, madeBy(clock.now()));
    },
    sweep: () => sweepCaptchas(database.store, madeBy(clock.now())),
  };
}
