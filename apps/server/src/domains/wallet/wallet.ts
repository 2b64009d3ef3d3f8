// The public face of wallet: what a member has, opening it, wagering, and the news that it changed.
import { memberAccount, openBatch, openMembers, post, shardOf } from "@jonaki/ledger";
import type { Connection, Pools, Unit } from "@jonaki/ledger";
import { minor } from "@jonaki/money";
import type { Minor } from "@jonaki/money";
import type { Consumer } from "../../platform/consumers.ts";
import type { Database, OpenTransaction, Queryable } from "../../platform/database/database.ts";
import { connectionIn } from "../../platform/database/database.ts";
import { readBalances } from "./balances.store.ts";
import type { Balances } from "./balances.store.ts";
import { readPurse } from "./purse.store.ts";
import { findTrialPurse, makeTrialPurse } from "./trial-purses.store.ts";
import type { TriedGame } from "./trial-purses.store.ts";
import { playWagering } from "./wagering.rules.ts";
import { addWagering, endWaived, readOpenWagerings, writePlayed } from "./wagering.store.ts";
import type { NewWagering } from "./wagering.store.ts";
import { tellWalletChanged, WALLET_CONSUMER } from "./wallet-changed.ts";
import { withdrawable } from "./withdrawable.rules.ts";
import type { Withdrawable } from "./withdrawable.rules.ts";

export type { NewWagering } from "./wagering.store.ts";
export { playerOf } from "./vendors/vendor-transfers.flow.ts";
export type { TransferVendor, TransferVendors } from "./vendors/transfer-vendor.ts";
export type { VendorPurses } from "./vendors/vendor-purses.ts";
export { WALLET_CONSUMER } from "./wallet-changed.ts";
export type { Withdrawable } from "./withdrawable.rules.ts";

export interface WalletParts {
  readonly database: Database;
  readonly pools: Pools;
  readonly moneyUnit: Unit;
}

/** A bet that has ended, as wagering sees it. */
export interface EndedBet {
  readonly memberId: bigint;
  readonly category: string;
  readonly validMinor: bigint;
}

export interface Wagerings {
  /** Plays the ended bets against them and writes what changed. */
  play(bets: readonly EndedBet[], at: Date): Promise<void>;
}

export interface Wallet {
  readonly consumer: Consumer;
  /** Of a member, or of a purse. */
  balances(owner: bigint, unit: Unit): Promise<Balances>;
  /** A member's accounts, in the transaction that makes the member [WAL-30]; a guest has trial money only [ACC-67]. */
  openMoney(
    tx: OpenTransaction,
    member: { readonly memberId: bigint; readonly accountType: number },
  ): Promise<void>;
  /** Fills the member's purse of a game up to the demo amount before a demo of it, and answers the purse [WAL-5, LOB-37]. */
  fillTrial(tx: OpenTransaction, tried: TriedGame, requestId: string): Promise<bigint>;
  /** Null for who never started a demo of the game. */
  trialPurseOf(tried: TriedGame): Promise<bigint | null>;
  addWagering(tx: OpenTransaction, wagering: NewWagering): Promise<bigint>;
  /**
   * What may be withdrawn or transferred now [WAL-30]. Before money is moved by it, the caller holds the lock of the
   * member's CASH. waives: the wagering of deposits and transfers does not count [CAS-17].
   */
  withdrawableOf(store: Queryable, memberId: bigint, waives: boolean): Promise<Withdrawable>;
  /** Ends the wagering of deposits and transfers that a withdrawal did not have to wait for [CAS-17]. */
  endWaived(tx: OpenTransaction, memberId: bigint, at: Date): Promise<void>;
  /** In the settling transaction: what these members still have to play, to be reduced by bets that end [REW-14]. */
  openWagerings(connection: Connection, memberIds: readonly bigint[]): Promise<Wagerings>;
}

/** 10,000.00, for guests and for each game that a member tries [CONST-78]. */
const TRIAL_MINOR = 1_000_000n;
const GUEST = 4;

export function createWallet(parts: WalletParts): Wallet {
  const { pools, moneyUnit } = parts;

  const give = async (tx: OpenTransaction, owner: bigint, amountMinor: Minor, key: string): Promise<void> => {
    if (amountMinor <= 0n) return;
    const issue = await pools.find({ ownerKind: "HOUSE", owner: "house", kind: "ISSUE", unit: "TRIAL" });
    const to = memberAccount(owner, "CASH", "TRIAL");
    const from = shardOf(issue, Number(owner % 64n));
    await post(connectionIn(tx), { key, kind: "trial", legs: [{ from, to, amountMinor }] });
  };

  return {
    consumer: { name: WALLET_CONSUMER, hear: tellWalletChanged },
    balances: (owner, unit) => readBalances(parts.database.store, owner, unit),
    openMoney: async (tx, { memberId, accountType }) => {
      const isGuest = accountType === GUEST;
      await openMembers(connectionIn(tx), [memberId], isGuest ? "TRIAL" : moneyUnit);
      if (isGuest) await give(tx, memberId, minor(TRIAL_MINOR), `trial/${memberId}`);
    },
    fillTrial: async (tx, tried, requestId) => {
      const connection = connectionIn(tx);
      const purse = await makeTrialPurse(tx, tried);
      await openMembers(connection, [tried.memberId, purse], "TRIAL");
      // The member's own CASH is the lock of its purses: what another launch gave at the same moment is seen.
      await openBatch(connection, [memberAccount(tried.memberId, "CASH", "TRIAL")]);
      const { cashMinor } = await readBalances(tx, purse, "TRIAL");
      await give(tx, purse, minor(TRIAL_MINOR - cashMinor), `trial/${purse}/${requestId}`);
      return purse;
    },
    trialPurseOf: (tried) => findTrialPurse(parts.database.store, tried),
    addWagering,
    withdrawableOf: async (store, memberId, waives) => {
      const { cashMinor, openWagerings } = await readPurse(store, memberId, moneyUnit);
      return withdrawable(cashMinor, openWagerings, waives);
    },
    endWaived,
    openWagerings: async (connection, memberIds) => {
      const open = memberIds.length === 0 ? null : await readOpenWagerings(connection, memberIds);
      return {
        play: async (bets, at) => {
          if (open === null || open.size === 0) return;
          const changed = bets.flatMap((bet) =>
            playWagering(open.get(bet.memberId) ?? [], bet.category, bet.validMinor),
          );
          await writePlayed(connection, [...new Set(changed)], at);
        },
      };
    },
  };
}
