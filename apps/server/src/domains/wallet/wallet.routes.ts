// The wallet's calls.
import { accepted } from "@jonaki/wire";
import { formatAmount, minor } from "@jonaki/money";
import type { DomainHandlers } from "../../http/handlers.ts";
import type { WalletParts } from "./wallet.ts";
import { readBalances } from "./balances.store.ts";

const GUEST = 4;

export function walletRoutes(
  parts: WalletParts,
): Pick<DomainHandlers<"wallet">, "balance" | "merchantWallet"> {
  return {
    balance: async (_input, { session }) => {
      if (session === null) throw new Error("the pipeline lets only sessions in here");
      const unit = session.accountType === GUEST ? "TRIAL" : parts.moneyUnit;
      const { cashMinor, bonusMinor } = await readBalances(
        parts.database.store,
        BigInt(session.accountId),
        unit,
      );
      return accepted({ sumBalance: formatAmount(minor(cashMinor + bonusMinor)) });
    },
    merchantWallet: () => accepted({ isSingle: true }),
  };
}
