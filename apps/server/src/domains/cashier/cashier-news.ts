// What others hear of deposits and withdrawals: domains by an event [CAS-29], the member's open pages by the live topic;
// both are part of the transaction they tell of.
import { texts } from "@jonaki/ledger";
import type { Unit } from "@jonaki/ledger";
import { connectionIn } from "../../platform/database/database.ts";
import type { OpenTransaction } from "../../platform/database/database.ts";
import { RECORD_EVENT, wakeConsumers } from "../../platform/events.store.ts";
import { announceAll } from "../../platform/outbox.store.ts";
import { memberChannel } from "../../platform/topics.ts";

export type CashierEvent =
  | "deposit.credited"
  | "deposit.failed"
  | "withdrawal.approved"
  | "withdrawal.rejected";

/** Amounts are decimal text of the house's own money, named by its unit: play money is not the brand's currency [SAFE-20]. */
export interface CashierFact {
  readonly member: string;
  readonly reference: string;
  readonly amount: string;
  readonly currency: Unit;
  readonly at: string;
  readonly reason?: string;
}

export interface CashierNews {
  event(tx: OpenTransaction, name: CashierEvent, fact: CashierFact): Promise<void>;
  depositChanged(tx: OpenTransaction, order: ToldOrder, movedMoney: boolean): Promise<void>;
  withdrawalChanged(tx: OpenTransaction, order: ToldOrder, movedMoney: boolean): Promise<void>;
}

export interface ToldOrder {
  readonly memberId: bigint;
  readonly reference: string;
}

export function createCashierNews(listeners: readonly string[]): CashierNews {
  const changed =
    (name: "deposit.changed" | "withdrawal.changed") =>
    (tx: OpenTransaction, { memberId, reference }: ToldOrder, movedMoney: boolean): Promise<void> => {
      const topic = memberChannel(String(memberId));
      const balance = movedMoney ? [{ topic, name: "wallet.changed", value: {} }] : [];
      return announceAll(tx, [{ topic, name, value: { reference } }, ...balance]);
    };
  return {
    event: async (tx, name, fact) => {
      const facts = JSON.stringify([fact]);
      await connectionIn(tx).rows({ ...RECORD_EVENT, values: [name, facts, texts(listeners)] });
      await wakeConsumers(tx);
    },
    depositChanged: changed("deposit.changed"),
    withdrawalChanged: changed("withdrawal.changed"),
  };
}
