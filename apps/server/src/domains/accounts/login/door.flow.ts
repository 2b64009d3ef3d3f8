// The door of a login by name: too many guesses, a lock, a captcha; and what a failure leaves behind. Existing or not,
// a name takes the same steps [ACC-14, ACC-26, ACC-28].
import { refused } from "@jonaki/wire";
import type { Refused } from "@jonaki/wire";
import type { Context } from "../../../http/handlers.ts";
import type { Clock } from "../../../platform/clock.ts";
import type { Database } from "../../../platform/database/database.ts";
import { addressHash, deviceHash, nameHash, nameKey } from "../attempt.rules.ts";
import { addAttempts } from "../attempts.store.ts";
import { addAuditEntry } from "../audit.store.ts";
import type { IsCaptchaRight } from "../captcha.flow.ts";
import type { Guesses } from "../guesses.flow.ts";
import { createCrowd } from "./crowd.ts";
import { credentialCookie, credentialHash } from "./device.rules.ts";
import { afterOneMore, failuresSince, isLocked, lockUntil, mostAtOnce, needsCaptcha } from "./door.rules.ts";
import { lockName, readDoor } from "./door.store.ts";
import type { Asked, Door } from "./door.store.ts";
import { networkOf } from "./networks.rules.ts";

export type DoorRefusal = Refused<"TOO_MANY_REQUESTS" | "ACCOUNT_LOCKED" | "CAPTCHA_FAILED" | "LOGIN_FAILED">;

type IsRight = (door: Door) => Promise<boolean>;

export interface Doors {
  /** What is behind the name once the password was right; a wrong one counts, and the tenth locks the name. */
  judge(
    name: string,
    captcha: string | undefined,
    context: Context,
    isRight: IsRight,
  ): Promise<Door | DoorRefusal>;
  /** For a member who is inside already: no captcha, but a lock binds here too. */
  judgeInside(name: string, context: Context, isRight: IsRight): Promise<"RIGHT" | "WRONG" | "LOCKED">;
}

export interface DoorParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly guesses: Guesses;
  readonly isCaptchaRight: IsCaptchaRight;
  readonly attemptsTimes: number;
}

export function createDoors(parts: DoorParts): Doors {
  const { clock, guesses, isCaptchaRight, attemptsTimes: times } = parts;
  const { store } = parts.database;
  const crowd = createCrowd(mostAtOnce(times));
  const barOf = async (door: Door, asked: Asked, captcha: string | undefined, context: Context) => {
    const locked = isLocked(door, clock.now());
    if (locked && !door.isKnownPlace) return refused("ACCOUNT_LOCKED");
    if (!locked && !needsCaptcha(door.failures, times)) return null;
    if (await isCaptchaRight(store, context.device, captcha)) return null;
    // Who was not asked yet has guessed nothing.
    if (captcha !== undefined) await guesses.noteWrong(store, context, asked.nameHash);
    return refused("CAPTCHA_FAILED", { captcha: true });
  };
  const noteFailure = async ({ member, failures }: Door, asked: Asked, context: Context) => {
    const moment = clock.now();
    const after = afterOneMore(failures);
    await addAttempts(store, "LOGIN", [asked.nameHash, asked.deviceHash, asked.addressHash], moment);
    const until = lockUntil(after, times, moment);
    if (until !== null) await lockName(store, asked.nameHash, until);
    const entry = { kind: "SIGN_IN", memberId: member?.id ?? null, actor: "STRANGER" } as const;
    await addAuditEntry(store, { ...entry, way: "PASSWORD", success: false }, context, moment);
    return refused("LOGIN_FAILED", { captcha: needsCaptcha(after, times) });
  };
  return {
    judge: async (name, captcha, context, isRight) => {
      const asked = askedBy(name, context, clock.now());
      const judged = await crowd.among(asked.nameHash, async () => {
        if (await guesses.areTooMany(store, context, asked.nameHash)) return refused("TOO_MANY_REQUESTS");
        const door = await readDoor(store, asked, clock.now());
        const bar = await barOf(door, asked, captcha, context);
        if (bar !== null) return bar;
        return (await isRight(door)) ? door : noteFailure(door, asked, context);
      });
      return judged ?? refused("TOO_MANY_REQUESTS");
    },
    judgeInside: async (name, context, isRight) => {
      const asked = askedBy(name, context, clock.now());
      const judged = await crowd.among(asked.nameHash, async () => {
        const door = await readDoor(store, asked, clock.now());
        if (isLocked(door, clock.now())) return "LOCKED";
        if (await isRight(door)) return "RIGHT";
        await noteFailure(door, asked, context);
        return "WRONG";
      });
      return judged ?? "LOCKED";
    },
  };
}

const askedBy = (name: string, context: Context, moment: Date): Asked => ({
  name: nameKey(name),
  nameHash: nameHash(name),
  deviceHash: deviceHash(context.device),
  addressHash: addressHash(context.address),
  credentialHash: credentialHash(context.cookies.read(credentialCookie(name)) ?? ""),
  network: networkOf(context.address),
  since: failuresSince(moment),
});
