// Sessions for tests: actors with an account type and a token, without a login for each.
import type { AccountType } from "@jonaki/wire/account-types";

export interface TestSession {
  readonly sessionId: string;
  readonly accountId: string;
  readonly accountType: AccountType;
  readonly rankLevel: number;
  readonly restriction: null | {
    readonly code: "ACCOUNT_EXCLUDED" | "EXCLUDED_PERMANENT" | "ACCOUNT_CLOSING";
    readonly value: Record<string, unknown> | null;
  };
  readonly passwordDue: boolean;
}

export interface TestSessions {
  find(token: string): Promise<TestSession | "unknown" | "ended" | "replaced">;
  /** Logs an actor in and answers the token. */
  login(session?: Partial<TestSession>): string;
  end(token: string, how: "ended" | "replaced"): void;
}

export function testSessions(): TestSessions {
  const known = new Map<string, TestSession | "ended" | "replaced">();
  return {
    find: (token) => Promise.resolve(known.get(token) ?? "unknown"),
    login: (session = {}) => {
      const number = known.size + 1;
      const token = `test-token-number-${number}`;
      known.set(token, {
        sessionId: String(number),
        accountId: String(number),
        accountType: 0,
        rankLevel: 0,
        restriction: null,
        passwordDue: false,
        ...session,
      });
      return token;
    },
    end: (token, how) => void known.set(token, how),
  };
}
