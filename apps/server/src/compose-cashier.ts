// The cashier put together with what it needs of the house: providers as they are configured, the faces of the domains
// below, and who is told that a member was kept out by the region.
import { BRAND_DEFAULTS } from "@jonaki/wire/brand";
import type { Accounts } from "./domains/accounts/accounts.ts";
import { createCashier, createHttpProvider } from "./domains/cashier/cashier.ts";
import type { Cashier, CashierParts } from "./domains/cashier/cashier.ts";
import type { Files } from "./domains/files/files.ts";
import { recordRange } from "./domains/reports/reports.ts";
import type { Site } from "./domains/site/site.ts";
import { parseStrictJson } from "./http/strict-json.ts";
import type { Sessions } from "./http/session.ts";
import type { Money } from "./money.ts";
import type { MoneyFoundation } from "./money-mode.ts";
import type { Clock } from "./platform/clock.ts";
import type { Log } from "./platform/log.ts";
import { ask } from "./platform/network.ts";
import { derivedKey } from "./platform/secret-box.ts";

export interface CashierSurroundings {
  readonly site: Site;
  readonly accounts: Accounts;
  readonly files: Files;
  readonly money: Money;
  readonly listeners: readonly string[];
  /** A test's own answers of the domains below. */
  readonly changes?: Partial<CashierParts> | undefined;
}

export function composeCashier(foundation: MoneyFoundation, around: CashierSurroundings): Cashier {
  const { configuration, clock } = foundation;
  const { site, money } = around;
  const { timeZone, currency } = BRAND_DEFAULTS;
  const providers = configuration.PAYMENT_PROVIDERS.map((given) =>
    createHttpProvider({ ...foundation, ...given, longestMs: configuration.PAYMENT_TIMEOUT_MS, ask }),
  );
  return createCashier({
    ...foundation,
    pools: money.pools,
    currency,
    timeZone,
    accounts: around.accounts,
    wallet: money.wallet,
    safe: money.safe,
    files: around.files,
    providers: new Map(providers.map((provider) => [provider.code, provider])),
    payerKey: derivedKey(configuration.SECRET_KEY, "payers"),
    listeners: around.listeners,
    recordRange: (asked) => recordRange(asked, clock.now(), timeZone),
    confirmMinutes: site.confirmMinutes,
    statusFor: site.statusFor,
    parseJson: parseStrictJson,
    ...around.changes,
  });
}

const ONCE_IN_MS = 60_000;
const MOST_KEPT = 10_000;

/** A page that is kept out may ask on and on: each token is looked up once a minute at most. */
export function createOnRestricted({
  cashier,
  sessions,
  clock,
  log,
}: {
  cashier: Cashier;
  sessions: Sessions;
  clock: Clock;
  log: Log;
}): (token: string) => void {
  const seen = new Map<string, number>();
  const note = async (token: string): Promise<void> => {
    const found = await sessions.find(token, true);
    if (typeof found !== "string") await cashier.memberRestricted(BigInt(found.accountId));
  };
  return (token) => {
    const nowMs = clock.now().getTime();
    if (nowMs - (seen.get(token) ?? -Infinity) < ONCE_IN_MS) return;
    if (seen.size >= MOST_KEPT) seen.clear();
    seen.set(token, nowMs);
    note(token).catch((problem: unknown) =>
      log.warn({ problem: String(problem) }, "nobody noted that a member was kept out"),
    );
  };
}
