// A number or mailbox becomes a member's own once its code was entered [ACC-107, ACC-133.5]; the one that it replaces is
// told.
import { accepted, refused } from "@jonaki/wire";
import type { Answer, Calls, ParsedInput, RefusalOf } from "@jonaki/wire";
import type { Context } from "../../../http/handlers.ts";
import type { Clock } from "../../../platform/clock.ts";
import type { Database, OpenTransaction } from "../../../platform/database/database.ts";
import { addAuditEntry } from "../audit.store.ts";
import { mailKey, maskedMail, maskedMobile } from "../contact.rules.ts";
import { ownerOfContact, putContact, readContacts } from "../contacts.store.ts";
import type { Contact, ContactKind } from "../contacts.store.ts";
import { lockMember, readLanguage } from "../members.store.ts";
import type { Member } from "../members.store.ts";
import type { Codes } from "./codes.ts";
import { sendableNumber } from "./number.rules.ts";

type VerifyCall = Calls["accounts"]["contactVerify"];
export type VerifyContact = (
  memberId: bigint,
  input: ParsedInput<VerifyCall>,
  context: Context,
) => Promise<Answer<null, RefusalOf<VerifyCall>>>;

export interface VerifyContactParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly codes: Codes;
  readonly dialingCodes: readonly string[];
}

/** A notice is of use for a day. */
const NOTICE_MS = 24 * 3_600_000;

export function createVerifyContact({
  database,
  clock,
  codes,
  dialingCodes,
}: VerifyContactParts): VerifyContact {
  const tellOld = async (tx: OpenTransaction, { id, username }: Member, old: Contact, context: Context) =>
    codes.want(tx, {
      channel: old.kind === "MOBILE" ? "SMS" : "MAIL",
      kind: "CONTACT_REPLACED",
      target: old.value,
      language: (await readLanguage(tx, id)) ?? context.language,
      values: { username },
      expiresAt: new Date(clock.now().getTime() + NOTICE_MS),
    });
  const replace = async (tx: OpenTransaction, memberId: bigint, value: NewContact, context: Context) => {
    const member = await lockMember(tx, memberId);
    const old = (await readContacts(tx, memberId)).find(({ kind }) => kind === value.kind);
    await putContact(tx, memberId, value, clock.now());
    await addAuditEntry(tx, contactEntry(memberId, old, value), context, clock.now());
    if (old?.isVerified === true && old.value !== value.value) await tellOld(tx, member, old, context);
  };
  return (memberId, { kind, target, verificationCode }, context) => {
    const value = kind === "MOBILE" ? sendableNumber({ typed: target }, dialingCodes) : mailKey(target);
    if (value !== null && typeof value !== "string") return Promise.resolve(refused("PHONE_FORMAT"));
    return database.transaction(async (tx): ReturnType<VerifyContact> => {
      // No code was ever sent to what is no mailbox: whatever is given is wrong.
      const address = { purpose: "CONTACT", target: value ?? target, holder: memberId } as const;
      const refusal = await codes.take(tx, { ...address, code: verificationCode }, context);
      if (refusal !== null || value === null) return refusal ?? refused("CODE_INVALID");
      const owner = await ownerOfContact(tx, kind, value);
      if (owner !== null && owner !== memberId)
        return refused(kind === "MOBILE" ? "MOBILE_TAKEN" : "EMAIL_TAKEN");
      await replace(tx, memberId, { kind, value }, context);
      return accepted(null);
    });
  };
}

type NewContact = Pick<Contact, "kind" | "value">;

const masked = (kind: ContactKind, value: string): string =>
  kind === "MOBILE" ? maskedMobile(value) : maskedMail(value);

const contactEntry = (memberId: bigint, old: Contact | undefined, { kind, value }: NewContact) => ({
  kind: "CONTACT_CHANGED",
  memberId,
  actor: "MEMBER" as const,
  oldValue: old === undefined ? null : { kind, value: masked(kind, old.value), isVerified: old.isVerified },
  newValue: { kind, value: masked(kind, value), isVerified: true },
});
