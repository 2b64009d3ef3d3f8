// Somebody has proved who they are: whoever is barred hears why, whoever comes from an unknown place has to prove more,
// everybody else goes in [ACC-12 to ACC-14, ACC-124, ACC-125]. All under the member's lock.
import { accepted } from "@jonaki/wire";
import type { Answer, Code, Refused } from "@jonaki/wire";
import type { Context } from "../../../http/handlers.ts";
import type { Clock } from "../../../platform/clock.ts";
import type { Database, OpenTransaction } from "../../../platform/database/database.ts";
import { addAuditEntry } from "../audit.store.ts";
import { lockMember } from "../members.store.ts";
import type { Member } from "../members.store.ts";
import type { Challenge, Challenges } from "./challenge.flow.ts";
import type { Arrival, ComeIn } from "../come-in.ts";
import { credentialCookie, credentialHash } from "./device.rules.ts";
import { isCredentialValid } from "./devices.store.ts";
import { loginBarOf } from "./login.rules.ts";
import type { LoggedIn, LoginBar } from "./login.rules.ts";
import { networkOf } from "./networks.rules.ts";
import { isNetworkKnown } from "./networks.store.ts";

export interface Proved<Own extends Code = never> extends Arrival {
  /** What this way in has against a member beside what all have. */
  readonly barOf?: (member: Member) => Refused<Own> | null;
  /** What the account looked like when it was proved; null is answered where it changed meanwhile. */
  readonly stillHolds?: (tx: OpenTransaction, member: Member) => Promise<boolean> | boolean;
}

type Inside = LoggedIn & { readonly weakPassword: boolean };
export type Arrived<Own extends Code = never> = Answer<
  Inside | { readonly challenge: Challenge },
  LoginBar["code"] | Own
>;

/** Null where what was proved does not hold any more. */
export type Arrive = <Own extends Code = never>(
  memberId: bigint,
  proved: Proved<Own>,
  context: Context,
) => Promise<Arrived<Own> | null>;

export interface ArriveParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly comeIn: ComeIn;
  readonly challenges: Pick<Challenges, "begin">;
}

export function createArrive({ database, clock, comeIn, challenges }: ArriveParts): Arrive {
  const isKnownPlace = async (tx: OpenTransaction, member: Member, context: Context): Promise<boolean> => {
    const credential = context.cookies.read(credentialCookie(member.username));
    const moment = clock.now();
    return (
      (credential !== null && (await isCredentialValid(tx, member.id, credentialHash(credential), moment))) ||
      isNetworkKnown(tx, member.id, networkOf(context.address), moment)
    );
  };
  return <Own extends Code>(memberId: bigint, proved: Proved<Own>, context: Context) =>
    database.transaction(async (tx): Promise<Arrived<Own> | null> => {
      const member = await lockMember(tx, memberId);
      if (!((await proved.stillHolds?.(tx, member)) ?? true)) return null;
      const bar = loginBarOf(member, clock.now()) ?? proved.barOf?.(member) ?? null;
      if (bar !== null) return bar;
      // A device that proved itself by its credential is a known one.
      if (proved.way !== "DEVICE" && !(await isKnownPlace(tx, member, context))) {
        const challenge = await challenges.begin(tx, member, proved, context);
        if (challenge !== null) return accepted({ challenge });
        const entry = { kind: "NEW_ADDRESS", memberId, actor: "HOUSE" } as const;
        await addAuditEntry(tx, entry, context, clock.now());
      }
      return accepted(await comeIn(tx, member, proved, context));
    });
}
