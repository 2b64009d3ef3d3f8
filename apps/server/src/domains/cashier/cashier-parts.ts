// What the cashier is given: the house it stands in, and what it asks of the domains below as plain functions.
import type { Pools, Unit } from "@jonaki/ledger";
import type { Refused } from "@jonaki/wire";
import type { Clock } from "../../platform/clock.ts";
import type { Database, OpenTransaction } from "../../platform/database/database.ts";
import type { Log } from "../../platform/log.ts";
import type { Random } from "../../platform/random.ts";
import type { Accounts } from "../accounts/accounts.ts";
import type { Files } from "../files/files.ts";
import type { Wallet } from "../wallet/wallet.ts";
import type { PaymentKind } from "./deposits/methods.store.ts";
import type { PaymentProvider } from "./payments/payment-provider.ts";

/** Wagering that is still open, the oldest first. */
export interface BindingWagering {
  readonly id: bigint;
  readonly source: Parameters<Wallet["addWagering"]>[1]["source"];
  readonly neededMinor: bigint;
  readonly playedMinor: bigint;
  /** The CASH it binds until it is done [WAL-30]. */
  readonly boundMinor: bigint;
}

export interface Withdrawable {
  readonly withdrawableMinor: bigint;
  readonly cashMinor: bigint;
  readonly openWagerings: readonly BindingWagering[];
}

/** What the cashier asks of wallet. */
export interface CashierWallet extends Pick<Wallet, "addWagering"> {
  /** waives: the wagering of deposits and transfers is left out [CAS-17]. */
  withdrawableOf(tx: OpenTransaction, memberId: bigint, waives: boolean): Promise<Withdrawable>;
  /** A withdrawal used the waiver: the open wagerings of deposits and transfers are over. */
  endWaived(tx: OpenTransaction, memberId: bigint, at: Date): Promise<void>;
}

/** What the cashier asks of safe, under the lock of the member's CASH. */
export interface CashierSafe {
  depositRefusal(
    tx: OpenTransaction,
    memberId: bigint,
    amountMinor: bigint,
    orderedMinor: bigint,
  ): Promise<Refused<"LIMIT_REACHED"> | null>;
  deposited(tx: OpenTransaction, memberId: bigint, amountMinor: bigint, at: Date): Promise<void>;
  /** One of the member's own limits leaves nothing to play with [CAS-17]. */
  isStoppedByOwnLimit(tx: OpenTransaction, memberId: bigint): Promise<boolean>;
  kycRefusal(tx: OpenTransaction, memberId: bigint): Promise<Refused<"KYC_REQUIRED"> | null>;
}

export interface CashierParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly random: Random;
  readonly log: Log;
  readonly pools: Pools;
  readonly moneyUnit: Unit;
  /** The brand's currency, as people and providers call it. */
  readonly currency: string;
  readonly timeZone: string;
  readonly accounts: Pick<Accounts, "checkPayment" | "memberById" | "payeeNameOf" | "setPayeeName">;
  readonly wallet: CashierWallet;
  readonly safe: CashierSafe;
  readonly files: Pick<Files, "attach" | "areOwn">;
  /** By their codes. */
  readonly providers: ReadonlyMap<string, PaymentProvider>;
  /** Makes the handles that providers know members by. */
  readonly payerKey: Buffer;
  /** The domains that hear what became of deposits and withdrawals. */
  readonly listeners: readonly string[];
  /** The moments of the days a record is asked for, or null for a range it does not have [REP-9]. */
  recordRange(asked: {
    readonly from?: string | undefined;
    readonly to?: string | undefined;
  }): { readonly from: Date; readonly until: Date } | null;
  /** How long a member has to answer a payout [CAS-25]. */
  confirmMinutes(kind: PaymentKind): number;
  /** 2 for a visitor whose region is restricted [SITE-16]. */
  statusFor(address: string): 0 | 1 | 2;
  parseJson(text: string): unknown;
}
