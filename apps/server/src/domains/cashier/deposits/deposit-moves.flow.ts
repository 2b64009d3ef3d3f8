// The moves of a deposit that is locked [CAS-6]: over by its time, credited once with everything that follows from it,
// failed. Whoever moves one has its row's lock; money goes with the state or not at all.
import { formatAmount } from "@jonaki/money";
import type { Minor } from "@jonaki/money";
import type { OpenTransaction } from "../../../platform/database/database.ts";
import type { CashierMoney, Credit } from "../cashier-money.ts";
import type { CashierNews } from "../cashier-news.ts";
import type { CashierParts } from "../cashier-parts.ts";
import { databaseNow } from "../moment.store.ts";
import { depositMovedBy } from "./deposit-state.rules.ts";
import { wageringOf, worthOf } from "./deposit.rules.ts";
import { writeCredited, writeEnded } from "./deposits.store.ts";
import type { Deposit } from "./deposits.store.ts";

export type DepositMoveParts = Pick<CashierParts, "wallet" | "safe" | "moneyUnit">;

export interface DepositMoves {
  /** Over when its open time has passed, whether the job came by or not; answers the deposit as it is then. */
  settle(tx: OpenTransaction, deposit: Deposit): Promise<Deposit>;
  cancel(tx: OpenTransaction, deposit: Deposit): Promise<void>;
  fail(tx: OpenTransaction, deposit: Deposit, reason: string): Promise<void>;
  /** In the brand's own money, whatever was ordered [CAS-8]. */
  credit(
    tx: OpenTransaction,
    money: CashierMoney,
    deposit: Deposit,
    paid: { readonly receivedMinor: Minor; readonly from: Credit["from"] },
  ): Promise<void>;
}

export function createDepositMoves(parts: DepositMoveParts, news: CashierNews): DepositMoves {
  const { wallet, safe, moneyUnit: currency } = parts;
  const factOf = ({ memberId, reference }: Deposit, amountMinor: Minor, at: Date) => ({
    member: String(memberId),
    reference,
    amount: formatAmount(amountMinor),
    currency,
    at: at.toISOString(),
  });
  return {
    settle: async (tx, deposit) => {
      const at = await databaseNow(tx);
      if (depositMovedBy("CLOCK", deposit.state) === null || deposit.expiresAt > at) return deposit;
      await writeEnded(tx, deposit.id, "EXPIRED", at);
      await news.depositChanged(tx, deposit, false);
      return { ...deposit, state: "EXPIRED" };
    },
    cancel: async (tx, deposit) => {
      await writeEnded(tx, deposit.id, "CANCELLED", await databaseNow(tx));
      await news.depositChanged(tx, deposit, false);
    },
    fail: async (tx, deposit, reason) => {
      const at = await databaseNow(tx);
      await writeEnded(tx, deposit.id, "FAILED", at, reason);
      const fact = factOf(deposit, worthOf(deposit.amountMinor, deposit.rate), at);
      await news.event(tx, "deposit.failed", { ...fact, reason });
      await news.depositChanged(tx, deposit, false);
    },
    credit: async (tx, money, deposit, { receivedMinor, from }) => {
      const { id, memberId } = deposit;
      const transferId = await money.credit(tx, {
        key: `deposit/${id}`,
        memberId,
        amountMinor: receivedMinor,
        from,
      });
      const at = await databaseNow(tx);
      await writeCredited(tx, id, { receivedMinor, transferId, at });
      await wallet.addWagering(tx, {
        memberId,
        source: "DEPOSIT",
        neededMinor: wageringOf(receivedMinor),
        boundMinor: receivedMinor,
        at,
      });
      await safe.deposited(tx, memberId, receivedMinor, at);
      await news.event(tx, "deposit.credited", factOf(deposit, receivedMinor, at));
      await news.depositChanged(tx, deposit, true);
    },
  };
}
