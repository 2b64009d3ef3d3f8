// A forgotten password, by e-mail [ACC-57 to ACC-60]. The call only writes down what was asked, the same for every pair;
// a job looks whether the pair exists and mails the link.
import { accepted, refused } from "@jonaki/wire";
import type { Answer, Calls, ParsedInput, RefusalOf } from "@jonaki/wire";
import type { Context } from "../../../http/handlers.ts";
import type { Clock } from "../../../platform/clock.ts";
import type { Database, Queryable } from "../../../platform/database/database.ts";
import type { Random } from "../../../platform/random.ts";
import type { Codes } from "../codes/codes.ts";
import type { Compose } from "../codes/dispatch.flow.ts";
import { lockKeys } from "../codes/key-locks.store.ts";
import { sendingWindows } from "../codes/sending.rules.ts";
import { addSendings, countSendings } from "../codes/sendings.store.ts";
import { mailKey } from "../contact.rules.ts";
import { ownerOfContact } from "../contacts.store.ts";
import { findByUsername, readLanguage } from "../members.store.ts";
import type { Member } from "../members.store.ts";
import { forgotKeys, isForgotTooOften } from "./forgot.rules.ts";
import type { Pair } from "./forgot.rules.ts";
import {
  LINK_MINUTES,
  linkExpiry,
  linkOrigin,
  resetLink,
  resetTokenHash,
  TOKEN_BYTES,
} from "./reset.rules.ts";
import type { OwnHosts } from "./reset.rules.ts";
import { addReset } from "./resets.store.ts";

type ForgotCall = Calls["accounts"]["forgotPassword"];
export type Forgot = (
  input: ParsedInput<ForgotCall>,
  context: Context,
) => Promise<Answer<null, RefusalOf<ForgotCall>>>;

export interface ForgotParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly random: Random;
  readonly codes: Codes;
  readonly hosts: OwnHosts;
  /** The setting that lets strangers know which accounts exist; off by default [ACC-59]. */
  readonly disclosesUnknownAccount: () => boolean;
  readonly times: number;
}

const HOUR_MS = 3_600_000;

export function createForgot(parts: ForgotParts): Forgot {
  const { database, clock, random, codes, times } = parts;
  return async ({ username, email }, context) => {
    const mailbox = mailKey(email);
    if (mailbox === null) return refused("VALIDATION", { fields: ["email"] });
    return database.transaction(async (tx): ReturnType<Forgot> => {
      const keys = forgotKeys({ username, mailbox }, context);
      await lockKeys(
        tx,
        keys.map(({ hash }) => hash),
      );
      const moment = clock.now();
      if (isForgotTooOften(await countSendings(tx, keys, sendingWindows(moment)), times))
        return refused("TRY_LATER", { time: new Date(moment.getTime() + HOUR_MS).toISOString() });
      await addSendings(tx, keys, moment);
      if (parts.disclosesUnknownAccount() && (await ownerOfPair(tx, { username, mailbox })) === null)
        return refused("USERNAME_EMAIL_UNKNOWN");
      await codes.want(tx, {
        channel: "MAIL",
        kind: "RESET_LINK",
        target: mailbox,
        language: context.language,
        values: {
          username,
          token: random.bytes(TOKEN_BYTES).toString("base64url"),
          origin: linkOrigin(context, parts.hosts),
          expires: linkExpiry(moment).toISOString(),
        },
        expiresAt: linkExpiry(moment),
      });
      return accepted(null);
    });
  };
}

/** A mailbox counts once its code was entered: anybody can write down another's [ACC-107]. */
async function ownerOfPair(store: Queryable, { username, mailbox }: Pair): Promise<Member | null> {
  const [member, owner] = [
    await findByUsername(store, username),
    await ownerOfContact(store, "MAIL", mailbox),
  ];
  return member !== null && member.id === owner ? member : null;
}

/** The job's side: the link, when the pair exists; its token is good from now on. */
export const createResetMessage =
  (store: Queryable): Compose =>
  async ({ target, language, values }) => {
    const { username = "", token = "", origin = "", expires = "" } = values;
    const member = await ownerOfPair(store, { username, mailbox: target });
    if (member === null) return null;
    await addReset(store, resetTokenHash(token), { memberId: member.id, expiresAt: new Date(expires) });
    return {
      name: "RESET_LINK",
      values: { username: member.username, link: resetLink(origin, token), minutes: LINK_MINUTES },
      language: (await readLanguage(store, member.id)) ?? language,
    };
  };
