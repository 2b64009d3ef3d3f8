// Closing the account [SAFE-18]: it is restricted at once, may be taken back for seven days, and is closed for good once
// these are over and nothing is left to pay out.
import { accepted, refused } from "@jonaki/wire";
import type { Answer, CallOutput, Calls, ParsedInput, RefusalOf } from "@jonaki/wire";
import { SETTINGS } from "@jonaki/wire/settings";
import type { Context } from "../../http/handlers.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database/database.ts";
import type { Accounts } from "../accounts/accounts.ts";

type CloseCall = Calls["safe"]["closeAccount"];
type CloseAnswer = Answer<CallOutput<CloseCall>, RefusalOf<CloseCall>>;

export interface Closing {
  act(input: ParsedInput<CloseCall>, memberId: bigint, context: Context): Promise<CloseAnswer>;
  /** Closes for good whoever's time is over and has nothing left. */
  finish(): Promise<void>;
}

export interface ClosingParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly accounts: Pick<Accounts, "memberById" | "setStatus" | "closingBefore" | "confirmPassword">;
  /** Whether there is anything to pay out. */
  hasMoney(memberId: bigint): Promise<boolean>;
}

const TAKE_BACK_MS = SETTINGS.accountClosingDays * 24 * 3_600_000;

export function createClosing({ database, clock, accounts, hasMoney }: ClosingParts): Closing {
  const lastChance = (): Date => new Date(clock.now().getTime() - TAKE_BACK_MS);
  const isTooLate = async (memberId: bigint): Promise<boolean> => {
    const member = await accounts.memberById(database.store, memberId);
    return member?.closingSince === null || member === null || member.closingSince <= lastChance();
  };
  return {
    act: async ({ action, password }, memberId, context) => {
      const confirmed = await accounts.confirmPassword(memberId, password, context);
      if (confirmed === "LOCKED") return refused("ACCOUNT_LOCKED");
      if (confirmed === "WRONG") return refused("LOGIN_FAILED");
      if (action === "TAKE_BACK" && (await isTooLate(memberId))) return refused("STATE_CHANGED");
      const to = action === "CLOSE" ? "CLOSING" : "BEFORE";
      const moved = await database.transaction((tx) => accounts.setStatus(tx, memberId, { to }));
      if (!moved) return refused("STATE_CHANGED");
      const member = await accounts.memberById(database.store, memberId);
      return accepted({ state: member?.status ?? "CLOSED" });
    },
    finish: async () => {
      for (const memberId of await accounts.closingBefore(database.store, lastChance())) {
        if (await hasMoney(memberId)) continue;
        await database.transaction((tx) => accounts.setStatus(tx, memberId, { to: "CLOSED" }));
      }
    },
  };
}
