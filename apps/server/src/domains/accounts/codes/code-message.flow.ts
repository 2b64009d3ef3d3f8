// What a code's message says, decided when it is sent and not when it is asked for, so that the answer to a stranger
// tells nothing about whose number it is [ACC-107].
import { SETTINGS } from "@jonaki/wire/settings";
import type { Queryable } from "../../../platform/database/database.ts";
import { ownerOfContact } from "../contacts.store.ts";
import { readLanguage } from "../members.store.ts";
import type { Compose } from "./dispatch.flow.ts";
import type { MessageName } from "./message.rules.ts";

/** Codes that only the owner of a number has a use for: a number of nobody gets nothing. */
const FOR_OWNERS: readonly MessageName[] = ["LOGIN", "PASSWORD", "PAYMENT_PASSWORD", "CHALLENGE"];
/** A number that somebody has already gets its code with a warning. */
const TAKEN: Readonly<Partial<Record<MessageName, MessageName>>> = {
  REGISTER: "REGISTER_TAKEN",
  CONTACT: "CONTACT_TAKEN",
};

export const createCodeMessage =
  (store: Queryable): Compose =>
  async ({ kind, channel, target, language, values }) => {
    const owner = await ownerOfContact(store, channel === "SMS" ? "MOBILE" : "MAIL", target);
    if (owner === null && FOR_OWNERS.includes(kind)) return null;
    const isAnothers = owner !== null && String(owner) !== values["holder"];
    return {
      name: (isAnothers ? TAKEN[kind] : undefined) ?? kind,
      values: { code: values["code"] ?? "", minutes: SETTINGS.smsExpiredMinutes },
      language: (owner === null ? null : await readLanguage(store, owner)) ?? language,
    };
  };
