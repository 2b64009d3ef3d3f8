// Changing the profile [ACC-131]: under the member's lock, so that what is set once is set once, and every change is in
// the book [ACC-138].
import { accepted, refused } from "@jonaki/wire";
import type { ProfileField } from "@jonaki/wire/profile";
import type { Answer, Calls, ParsedInput, RefusalOf } from "@jonaki/wire";
import { normalise } from "@jonaki/wire/patterns";
import type { Context } from "../../../http/handlers.ts";
import type { Clock } from "../../../platform/clock.ts";
import type { Database, OpenTransaction, Queryable } from "../../../platform/database/database.ts";
import { addAuditEntry } from "../audit.store.ts";
import { lockMember } from "../members.store.ts";
import { memberIdOf } from "../session-of.ts";
import { readAccountFacts, writeNickname } from "./account-facts.store.ts";
import { dayIn, failingFields, fixedFields, isUnderage, profileRules, shownValue } from "./profile.rules.ts";
import type { Changes, Fields } from "./profile.rules.ts";
import { readProfile, writeProfile } from "./profiles.store.ts";

export interface ProfileParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly timeZone: string;
  /** The fields that an operator switched on or off [ACC-132]. */
  readonly profileFields: () => ReadonlyMap<string, boolean>;
  readonly minimumAge: () => number;
}

type UpdateCall = Calls["accounts"]["updateProfile"];
export type UpdateProfile = (
  input: ParsedInput<UpdateCall>,
  context: Context,
) => Promise<Answer<null, RefusalOf<UpdateCall>>>;

export async function readFields(store: Queryable, memberId: bigint): Promise<Fields> {
  const { nickname } = await readAccountFacts(store, memberId);
  return { ...(await readProfile(store, memberId)), nickname };
}

export function createUpdateProfile(parts: ProfileParts): UpdateProfile {
  const { database, clock } = parts;
  return (input, context) =>
    database.transaction(async (tx): ReturnType<UpdateProfile> => {
      const { id } = await lockMember(tx, memberIdOf(context));
      const rules = profileRules(parts.profileFields());
      const known = await readFields(tx, id);
      const asked = writtenIn(
        input,
        rules.filter(({ enabled }) => enabled).map(({ field }) => field),
      );
      const fixed = fixedFields(rules, known, asked);
      if (fixed.length > 0) return refused("FORBIDDEN", { fields: fixed });
      const today = dayIn(parts.timeZone, clock.now());
      const failing = failingFields(rules, asked, today);
      if (failing.length > 0) return refused("VALIDATION", { fields: failing });
      const minimumAge = parts.minimumAge();
      if (asked.birthday && isUnderage(asked.birthday, minimumAge, today))
        return refused("UNDERAGE", { 0: minimumAge });
      await write(tx, id, known, asked);
      await tell(tx, id, known, asked, context, clock.now());
      return accepted(null);
    });
}

/** Fields that are not enabled are ignored, as in the registration form [ACC-90]. */
function writtenIn(input: ParsedInput<UpdateCall>, enabled: readonly ProfileField[]): Changes {
  const written = enabled.map((field) => [field, input[field]] as const);
  return Object.fromEntries(
    written.flatMap(([field, value]) => (value === undefined ? [] : [[field, normalise(value).trim()]])),
  );
}

async function write(
  tx: OpenTransaction,
  memberId: bigint,
  known: Fields,
  { nickname, ...others }: Changes,
): Promise<void> {
  if (nickname !== undefined && nickname !== known.nickname) await writeNickname(tx, memberId, nickname);
  await writeProfile(tx, memberId, others);
}

/** Only what became something else, and what identifies a person as the person sees it. */
async function tell(
  tx: OpenTransaction,
  memberId: bigint,
  known: Fields,
  changes: Changes,
  context: Context,
  moment: Date,
): Promise<void> {
  const changed = (Object.keys(changes) as ProfileField[]).filter((field) => changes[field] !== known[field]);
  if (changed.length === 0) return;
  const shown = (values: Changes): object =>
    Object.fromEntries(changed.map((field) => [field, shownValue(field, values[field] ?? "")]));
  const entry = { kind: "PROFILE", memberId, actor: "MEMBER" } as const;
  await addAuditEntry(tx, { ...entry, oldValue: shown(known), newValue: shown(changes) }, context, moment);
}
