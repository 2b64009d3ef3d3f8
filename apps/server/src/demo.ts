// What the start does for the demo accounts: no password of theirs is in the repository, so each installation gives them
// one of its own, once.
import {
  DEMO_ACCOUNTS,
  giveMissingPassword,
  readDemoAccounts,
} from "./domains/accounts/demo-accounts.store.ts";
import { createPasswords } from "./domains/accounts/passwords.ts";
import { systemClock } from "./platform/clock.ts";
import { openDatabase } from "./platform/database/database.ts";
import { createLog } from "./platform/log.ts";

export interface DemoAccounts {
  readonly names: readonly string[];
  /** Whether this is their password; they may have another one since an earlier start. */
  readonly isTheirs: boolean;
}

export async function giveDemoPassword(url: string, password: string): Promise<DemoAccounts> {
  const passwords = createPasswords(systemClock);
  const database = openDatabase(url, 1, createLog("warn"));
  try {
    for (const { id, passwordHash } of await readDemoAccounts(database.store)) {
      if (passwordHash !== null) continue;
      await giveMissingPassword(database.store, id, await passwords.hash(password), systemClock.now());
    }
    const [first] = await readDemoAccounts(database.store);
    return { names: DEMO_ACCOUNTS, isTheirs: await passwords.isRight(password, first?.passwordHash ?? null) };
  } finally {
    await database.close();
  }
}
