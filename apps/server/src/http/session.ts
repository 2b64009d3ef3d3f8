// What the pipeline asks about a token. The accounts domain answers; the pipeline knows no domain.
import type { Code } from "@jonaki/wire";
import type { AccountType } from "@jonaki/wire/account-types";

/** Whoever a token stands for: limits and repeats are counted by it. */
export interface Holder {
  readonly accountId: string;
}

export interface SessionView extends Holder {
  /** Which of the account's sessions this is. */
  readonly sessionId: string;
  readonly accountType: AccountType;
  readonly rankLevel: number;
  /** Set while the account is excluded or closing: the refusal of every call it does not have [SAFE-9]. */
  readonly restriction: {
    readonly code: Code;
    readonly value: Readonly<Record<string, unknown>> | null;
  } | null;
  /** A password change is due [ACC-47]. */
  readonly passwordDue: boolean;
}

export interface Sessions<Session extends Holder = SessionView> {
  /** background: sent by a timer, so it does not keep the session awake [ACC-78]. */
  find(token: string, background: boolean): Promise<Session | "unknown" | "ended" | "replaced">;
}
