// The moves of a withdrawal that is locked, each with its money [CAS-20, CAS-21]: what was received is consumed, the fee
// with the last of it, and what comes back is released. A move that the table does not have answers null and does nothing.
import type { Unit } from "@jonaki/ledger";
import { formatAmount, minor } from "@jonaki/money";
import type { Minor } from "@jonaki/money";
import type { OpenTransaction } from "../../../platform/database/database.ts";
import type { CashierMoney } from "../cashier-money.ts";
import type { CashierNews } from "../cashier-news.ts";
import { databaseNow } from "../moment.store.ts";
import { withdrawalMovedBy } from "./withdrawal-state.rules.ts";
import type { WithdrawalAct, WithdrawalState } from "./withdrawal-state.rules.ts";
import { addDispute, addPart, sentOf, writePart, writeWithdrawal } from "./withdrawals.store.ts";
import type { PartOutcome, Withdrawal, WithdrawalChange } from "./withdrawals.store.ts";

export interface Moving {
  readonly tx: OpenTransaction;
  readonly money: CashierMoney;
  /** Locked. */
  readonly withdrawal: Withdrawal;
}

type Moved = Promise<WithdrawalState | null>;

export interface WithdrawalMoves {
  /** Everything held comes back: the member took it back, or an operator refused it. */
  cancel(moving: Moving): Moved;
  reject(moving: Moving, reason: string): Moved;
  approve(moving: Moving): Moved;
  pay(moving: Moving, act: "PAY" | "PAYOUT_REFUSED"): Moved;
  send(moving: Moving, part: { readonly amountMinor: Minor; readonly confirmMinutes: number }): Moved;
  /** The part that was sent counts as received, said by whomever. */
  receive(moving: Moving, act: "RECEIVED" | "FULL_PAYMENT" | "TIME_OUT" | "PROVEN"): Moved;
  dispute(moving: Moving, said: { readonly comment: string; readonly images: readonly string[] }): Moved;
  payAgain(moving: Moving): Moved;
  refund(moving: Moving, reason: string): Moved;
}

const OUTCOMES: Readonly<Record<"RECEIVED" | "FULL_PAYMENT" | "TIME_OUT" | "PROVEN", PartOutcome>> = {
  RECEIVED: "RECEIVED",
  FULL_PAYMENT: "RECEIVED",
  TIME_OUT: "FORCED",
  PROVEN: "PROVEN",
};

export function createWithdrawalMoves(currency: Unit, news: CashierNews): WithdrawalMoves {
  const mover = createMover(currency, news);
  return { ...reviewMoves(mover), ...payoutMoves(mover), ...disputeMoves(mover) };
}

type Change = Omit<WithdrawalChange, "state"> & { readonly movedMoney?: boolean };

interface Mover {
  /** Writes the state that the table has for an act, with what belongs to it, and tells the member. */
  move(moving: Moving, act: WithdrawalAct, work: (to: WithdrawalState, at: Date) => Promise<Change>): Moved;
  tell(
    moving: Moving,
    name: "withdrawal.approved" | "withdrawal.rejected",
    at: Date,
    reason?: string,
  ): Promise<void>;
}

const createMover = (currency: Unit, news: CashierNews): Mover => ({
  move: async ({ tx, withdrawal }, act, work) => {
    const to = withdrawalMovedBy(act, withdrawal.state, sentOf(withdrawal));
    if (to === null) return null;
    const { movedMoney = false, ...change } = await work(to, await databaseNow(tx));
    await writeWithdrawal(tx, withdrawal.id, { ...change, state: to });
    await news.withdrawalChanged(tx, withdrawal, movedMoney);
    return to;
  },
  tell: ({ tx, withdrawal }, name, at, reason) =>
    news.event(tx, name, {
      member: String(withdrawal.memberId),
      reference: withdrawal.reference,
      amount: formatAmount(withdrawal.amountMinor),
      currency,
      at: at.toISOString(),
      ...(reason === undefined ? {} : { reason }),
    }),
});

const reviewMoves = ({ move, tell }: Mover): Pick<WithdrawalMoves, "cancel" | "reject" | "approve"> => ({
  cancel: (moving) =>
    move(moving, "CANCEL", async (_to, at) => {
      await giveBack(moving);
      return { ended_at: at, movedMoney: true };
    }),
  reject: (moving, reason) =>
    move(moving, "REJECT", async (_to, at) => {
      await giveBack(moving);
      await tell(moving, "withdrawal.rejected", at, reason);
      return { ended_at: at, reason, movedMoney: true };
    }),
  approve: (moving) =>
    move(moving, "APPROVE", async (_to, at) => {
      await tell(moving, "withdrawal.approved", at);
      return {};
    }),
});

const payoutMoves = ({ move }: Mover): Pick<WithdrawalMoves, "pay" | "send" | "receive"> => ({
  pay: (moving, act) => move(moving, act, () => Promise.resolve({})),
  send: (moving, { amountMinor, confirmMinutes }) =>
    move(moving, "SENT", async (_to, at) => {
      const { tx, withdrawal } = moving;
      const number = withdrawal.part + 1;
      await addPart(tx, withdrawal.id, { number, amountMinor, confirmMinutes, at });
      return { part: number };
    }),
  receive: (moving, act) =>
    move(moving, act, async (to, at) => {
      const { tx, withdrawal } = moving;
      await writePart(tx, withdrawal, OUTCOMES[act], at);
      await usePart(moving);
      const received = minor(withdrawal.receivedMinor + withdrawal.partMinor);
      if (to === "PAYING") return { received, movedMoney: true };
      await useFee(moving);
      return { received, ended_at: at, fully_paid: act === "FULL_PAYMENT", movedMoney: true };
    }),
});

const disputeMoves = ({ move, tell }: Mover): Pick<WithdrawalMoves, "dispute" | "payAgain" | "refund"> => ({
  dispute: (moving, said) =>
    move(moving, "NOT_RECEIVED", async (_to, at) => {
      await writePart(moving.tx, moving.withdrawal, "DISPUTED", at);
      await addDispute(moving.tx, moving.withdrawal, said);
      return {};
    }),
  payAgain: (moving) =>
    move(moving, "PAY_AGAIN", async (_to, at) => {
      await writePart(moving.tx, moving.withdrawal, "PAID_AGAIN", at);
      return {};
    }),
  refund: (moving, reason) =>
    move(moving, "REFUND", async (_to, at) => {
      const { tx, withdrawal } = moving;
      const isDisputed = withdrawal.state === "DISPUTED";
      if (isDisputed) await writePart(tx, withdrawal, "REFUNDED", at);
      // The fee comes back only where nothing arrived at all [CAS-20].
      if (withdrawal.receivedMinor > 0n) await useFee(moving);
      await giveBack(moving);
      if (!isDisputed) await tell(moving, "withdrawal.rejected", at, reason);
      return { ended_at: at, reason, movedMoney: true };
    }),
});

const keyOf = ({ withdrawal }: Moving, what: string): string => `withdrawal/${withdrawal.id}/${what}`;

/** Whatever is left of the hold. */
const giveBack = (moving: Moving): Promise<void> =>
  moving.money.release(moving.tx, moving.withdrawal.holdId, keyOf(moving, "returned"));

async function usePart(moving: Moving): Promise<void> {
  const { tx, money, withdrawal } = moving;
  const { holdId, memberId, partMinor: amountMinor } = withdrawal;
  const key = keyOf(moving, `part/${withdrawal.part}`);
  await money.consume(tx, { holdId, key, memberId, to: "PAYMENTS", amountMinor });
}

async function useFee(moving: Moving): Promise<void> {
  const { tx, money, withdrawal } = moving;
  const { holdId, memberId, feeMinor: amountMinor } = withdrawal;
  if (amountMinor === 0n) return;
  await money.consume(tx, { holdId, key: keyOf(moving, "fee"), memberId, to: "FEES", amountMinor });
}
