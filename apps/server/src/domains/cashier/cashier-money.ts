// The postings of the cashier [WAL-6, CAS-20]: money from outside to CASH, what is asked back held and then consumed part
// by part or returned, and what nobody can be given in suspense. Each has a key of its own, so none is made twice.
import { consumePart, memberAccount, openBatch, placeHold, post, releaseHold, shardOf } from "@jonaki/ledger";
import type { AccountId, PoolKind, Posted } from "@jonaki/ledger";
import type { Minor } from "@jonaki/money";
import { connectionIn } from "../../platform/database/database.ts";
import type { OpenTransaction } from "../../platform/database/database.ts";
import type { CashierParts } from "./cashier-parts.ts";

type Outside = Extract<PoolKind, "PAYMENTS" | "FEES" | "SUSPENSE">;

export interface CashierMoney {
  /** Whoever else moves this member's money waits until the end of the transaction. */
  lock(tx: OpenTransaction, memberId: bigint): Promise<void>;
  /** Answers the transfer. */
  credit(tx: OpenTransaction, credit: Credit): Promise<bigint>;
  suspend(tx: OpenTransaction, key: string, amountMinor: Minor): Promise<void>;
  hold(tx: OpenTransaction, hold: { key: string; memberId: bigint; amountMinor: Minor }): Promise<Posted>;
  consume(tx: OpenTransaction, part: Consumption): Promise<void>;
  release(tx: OpenTransaction, holdId: bigint, key: string): Promise<void>;
}

export interface Credit {
  readonly key: string;
  readonly memberId: bigint;
  readonly amountMinor: Minor;
  readonly from: "PAYMENTS" | "SUSPENSE";
}

export interface Consumption {
  readonly holdId: bigint;
  readonly key: string;
  readonly memberId: bigint;
  readonly to: "PAYMENTS" | "FEES";
  readonly amountMinor: Minor;
}

/** The pools are opened before the transaction: nobody waits for a second connection while holding one. */
export type InMoney = <Result>(
  work: (tx: OpenTransaction, money: CashierMoney) => Promise<Result>,
  /** The caller's own, where there is more to it than the cashier's part. */
  within?: OpenTransaction,
) => Promise<Result>;

export type MoneyParts = Pick<CashierParts, "database" | "pools" | "moneyUnit">;

export function createInMoney(parts: MoneyParts): InMoney {
  const poolOf = (kind: Outside) =>
    parts.pools.find({ ownerKind: "HOUSE", owner: "house", kind, unit: parts.moneyUnit });
  return async (work, within) => {
    const [PAYMENTS, FEES, SUSPENSE] = await Promise.all([
      poolOf("PAYMENTS"),
      poolOf("FEES"),
      poolOf("SUSPENSE"),
    ]);
    const pools = { PAYMENTS, FEES, SUSPENSE };
    // A member's postings meet one shard, those of many members all of them.
    const account = (kind: Outside, memberId: bigint): AccountId => {
      const pool = pools[kind];
      return shardOf(pool, Number(memberId % BigInt(pool.shards)));
    };
    const money = createCashierMoney(parts, account);
    return within === undefined ? parts.database.transaction((tx) => work(tx, money)) : work(within, money);
  };
}

function createCashierMoney(
  { moneyUnit: unit }: MoneyParts,
  account: (kind: Outside, memberId: bigint) => AccountId,
): CashierMoney {
  const cashOf = (memberId: bigint): AccountId => memberAccount(memberId, "CASH", unit);
  return {
    lock: async (tx, memberId) => {
      await openBatch(connectionIn(tx), [cashOf(memberId)]);
    },
    credit: async (tx, { key, memberId, amountMinor, from }) => {
      const legs = [{ from: account(from, memberId), to: cashOf(memberId), amountMinor }];
      return transferOf(await post(connectionIn(tx), { key, kind: "deposit", legs }), key);
    },
    suspend: async (tx, key, amountMinor) => {
      const legs = [{ from: account("PAYMENTS", 0n), to: account("SUSPENSE", 0n), amountMinor }];
      transferOf(await post(connectionIn(tx), { key, kind: "suspense", legs }), key);
    },
    hold: (tx, { key, memberId, amountMinor }) =>
      placeHold(connectionIn(tx), {
        key,
        kind: "withdrawal",
        memberId,
        unit,
        amountMinor,
        purpose: "withdrawal",
      }),
    consume: async (tx, { holdId, key, memberId, to, amountMinor }) => {
      const kind = to === "FEES" ? "fee" : "withdrawal_paid";
      const part = { holdId, key, kind, to: account(to, memberId), amountMinor };
      transferOf(await consumePart(connectionIn(tx), part), key);
    },
    release: async (tx, holdId, key) => {
      transferOf(await releaseHold(connectionIn(tx), { holdId, key, kind: "withdrawal_returned" }), key);
    },
  };
}

/** Under the order's lock nothing else can have moved its money: a refusal is a fault, and takes everything back. */
function transferOf(
  posted: { readonly transferId: bigint } | { readonly refused: string },
  key: string,
): bigint {
  if ("refused" in posted) throw new Error(`${key} could not be posted: ${posted.refused}`);
  return posted.transferId;
}
