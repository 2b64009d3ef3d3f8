// The calls that tell what a member has [WAL-7, WAL-15, WAL-21.1].
import { gatheredLookup, memberAccount } from "@jonaki/ledger";
import type { Unit } from "@jonaki/ledger";
import { accepted } from "@jonaki/wire";
import { formatAmount, minor } from "@jonaki/money";
import type { Context, DomainHandlers } from "../../http/handlers.ts";
import type { Database, Queryable } from "../../platform/database/database.ts";
import { memberIdOf, sessionOf } from "../accounts/accounts.ts";
import { readAvailable } from "./balances.store.ts";
import { readPurse } from "./purse.store.ts";
import { totalsView } from "./totals.view.ts";

const GUEST = 4;
/** Who comes while an answer is on its way waits for the next one, nobody longer. */
const AT_ONCE = { ms: 2, for: "a crowd" } as const;
const PATIENCE_MS = 15_000;

export interface WalletRouteParts {
  readonly database: Database;
  readonly moneyUnit: Unit;
  /** All games use the main wallet [WAL-15]; otherwise vendors have wallets of their own. */
  isSingle(): boolean;
  /** Whether the wagering of deposits and transfers counts for this member now [CAS-17]. */
  waivesWagering(store: Queryable, memberId: bigint): Promise<boolean>;
}

export function walletRoutes(
  parts: WalletRouteParts,
): Pick<DomainHandlers<"wallet">, "balance" | "merchantWallet" | "walletTotals"> {
  const { store, busy } = parts.database;
  // Every page of every member asks for it again and again: questions of a moment are one statement.
  const available = gatheredLookup((cash: readonly bigint[]) => readAvailable(busy.store, cash), {
    pace: AT_ONCE,
    patienceMs: PATIENCE_MS,
  });
  const sumOf = async (context: Context): Promise<bigint> => {
    const memberId = memberIdOf(context);
    const isGuest = sessionOf(context).accountType === GUEST;
    if (isGuest || parts.isSingle()) {
      const unit = isGuest ? "TRIAL" : parts.moneyUnit;
      return (await available(memberAccount(memberId, "CASH", unit))) ?? 0n;
    }
    const { cashMinor, bonusMinor, vendorsMinor } = await readPurse(store, memberId, parts.moneyUnit);
    return cashMinor + bonusMinor + vendorsMinor;
  };
  return {
    balance: async (_input, context) => accepted({ sumBalance: formatAmount(minor(await sumOf(context))) }),
    merchantWallet: () => accepted({ isSingle: parts.isSingle() }),
    walletTotals: async (_input, context) => {
      const memberId = memberIdOf(context);
      const waives = await parts.waivesWagering(store, memberId);
      const purse = await readPurse(store, memberId, parts.moneyUnit);
      return accepted(totalsView(purse, { isSingle: parts.isSingle(), waives }));
    },
  };
}
