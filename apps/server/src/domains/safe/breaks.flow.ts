// A member takes a break [SAFE-8 to SAFE-11]: a time-out or an exclusion begins at once, ends every session and is never
// shortened; after an exclusion's end the way back takes a request and a day.
import { accepted, refused } from "@jonaki/wire";
import type { Answer, Calls, RefusalOf } from "@jonaki/wire";
import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database/database.ts";
import type { KnownMember, Standings } from "../accounts/accounts.ts";
import { breakRefusal, exclusionEnd, returnAt, timeOutEnd } from "./break.rules.ts";

type BreakRefusal = RefusalOf<Calls["safe"]["exclude"]>;
type ReturnRefusal = RefusalOf<Calls["safe"]["requestReturn"]>;

export interface Breaks {
  timeOut(memberId: bigint, minutes: number): Promise<Answer<{ until: string }, BreakRefusal>>;
  exclude(memberId: bigint, months: number | null): Promise<Answer<{ until: string | null }, BreakRefusal>>;
  requestReturn(memberId: bigint): Promise<Answer<{ from: string }, ReturnRefusal>>;
}

export interface BreakParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly timeZone: string;
  readonly accounts: Pick<Standings, "memberById" | "setStatus">;
}

export function createBreaks({ database, clock, timeZone, accounts }: BreakParts): Breaks {
  const memberOf = async (memberId: bigint): Promise<KnownMember> => {
    const member = await accounts.memberById(database.store, memberId);
    if (member === null) throw new Error(`there is no member ${memberId}`);
    return member;
  };
  /** A refusal where a longer break, or a closing, is under way. */
  const begin = async (memberId: bigint, until: Date | null, isTimeOut: boolean) => {
    const began = await database.transaction((tx) =>
      accounts.setStatus(tx, memberId, { to: "EXCLUDED", until, isTimeOut }),
    );
    return began ? null : (breakRefusal(await memberOf(memberId)) ?? refused("ACCOUNT_CLOSING"));
  };
  return {
    timeOut: async (memberId, minutes) => {
      const until = timeOutEnd(minutes, clock.now());
      return (await begin(memberId, until, true)) ?? accepted({ until: until.toISOString() });
    },
    exclude: async (memberId, months) => {
      const until = exclusionEnd(months, clock.now(), timeZone);
      return (await begin(memberId, until, false)) ?? accepted({ until: until?.toISOString() ?? null });
    },
    requestReturn: async (memberId) => {
      const until = returnAt(clock.now());
      const asked = await database.transaction((tx) =>
        accounts.setStatus(tx, memberId, { to: "EXCLUDED", until, isTimeOut: true, isReturn: true }),
      );
      if (asked) return accepted({ from: until.toISOString() });
      return breakRefusal(await memberOf(memberId)) ?? refused("STATE_CHANGED");
    },
  };
}
