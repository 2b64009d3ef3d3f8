// A transfer along the tree [WAL-22 to WAL-28]: the payment password first, then, under the locks of both accounts,
// whether it may be; money and everything that belongs to it in one transaction.
import { memberAccount, postWhen, readKeys } from "@jonaki/ledger";
import type { Posting, Unit } from "@jonaki/ledger";
import type { Minor } from "@jonaki/money";
import { accepted, refused } from "@jonaki/wire";
import type { Answer, Refused } from "@jonaki/wire";
import type { Context } from "../../../http/handlers.ts";
import { connectionIn } from "../../../platform/database/database.ts";
import type { OpenTransaction } from "../../../platform/database/database.ts";
import { memberIdOf } from "../../accounts/accounts.ts";
import type { KnownMember, PaymentCheck } from "../../accounts/accounts.ts";
import { bookTransfer } from "./tree-booking.ts";
import type { BookingParts } from "./tree-booking.ts";
import { amountRefusal, enteredMinor, isRefusal } from "./tree-transfer.rules.ts";
import type { AmountRefusal, LineCode, LineEnd, Way } from "./tree-transfer.rules.ts";
import { readSentToday } from "./tree-transfers.store.ts";

export interface TreeTransferParts extends BookingParts {
  readonly checkPayment: PaymentCheck;
  readonly timeZone: string;
}

export interface TransferInput {
  readonly amount: string;
  readonly remark: string;
  readonly paymentPassword: string;
  readonly requestId: string;
}

/** A way along the tree: who stands at its end now. */
export interface TreeWay<Code extends LineCode> {
  readonly way: Way;
  endOf(tx: OpenTransaction, senderId: bigint): Promise<LineEnd<Code>>;
}

type PaymentCode = "PAYMENT_PASSWORD_NOT_SET" | "PAYMENT_PASSWORD_LOCKED" | "PAYMENT_PASSWORD_WRONG";
type Sent<Code extends LineCode> = Answer<
  { readonly reference: string },
  Code | PaymentCode | "TRANSFER_NOT_ALLOWED" | "AMOUNT_FORMAT" | AmountRefusal["code"]
>;
export type SendAlong = <Code extends LineCode>(
  line: TreeWay<Code>,
  input: TransferInput,
  context: Context,
) => Promise<Sent<Code>>;

export const createTreeTransfer =
  (parts: TreeTransferParts): SendAlong =>
  <Code extends LineCode>(line: TreeWay<Code>, input: TransferInput, context: Context) =>
    parts.database.transaction(async (tx): Promise<Sent<Code>> => {
      const senderId = memberIdOf(context);
      const barred = await parts.checkPayment(tx, senderId, input.paymentPassword);
      if (barred !== null) return barred;
      const key = `transfer/${senderId}/${input.requestId}`;
      const known = (await readKeys(connectionIn(tx), [key])).get(key);
      if (known !== undefined) return accepted({ reference: String(known.transferId) });
      const receiver = await line.endOf(tx, senderId);
      if (isRefusal(receiver)) return receiver;
      const amountMinor = enteredMinor(input.amount);
      if (amountMinor === null) return refused("AMOUNT_FORMAT");
      const going = { way: line.way, senderId, receiver, amountMinor, remark: input.remark, key };
      const verdict: { refusal: Awaited<ReturnType<typeof judge<Code>>> } = { refusal: null };
      const posted = await postWhen(connectionIn(tx), postingOf(parts.moneyUnit, going), {
        about: input.remark,
        refusal: async () => {
          verdict.refusal = await judge(parts, tx, line, going);
          return verdict.refusal?.code ?? null;
        },
      });
      if (verdict.refusal !== null) return verdict.refusal;
      if ("refused" in posted) throw new Error(`a transfer could not be posted: ${posted.refused}`);
      if (!posted.repeated) await bookTransfer(parts, tx, { ...going, id: posted.transferId }, context);
      return accepted({ reference: String(posted.transferId) });
    });

export interface Going {
  readonly way: Way;
  readonly senderId: bigint;
  readonly receiver: KnownMember;
  readonly amountMinor: Minor;
  readonly remark: string;
  readonly key: string;
}

/** One kind for both sides: who sends and who receives is told by the sign of their entries [WAL-27]. */
const KINDS: Readonly<Record<Way, string>> = { UP: "transfer_up", DOWN: "transfer_down" };

function postingOf(unit: Unit, { key, way, senderId, receiver, amountMinor }: Going): Posting {
  const from = memberAccount(senderId, "CASH", unit);
  const to = memberAccount(receiver.id, "CASH", unit);
  return { key, kind: KINDS[way], legs: [{ from, to, amountMinor }] };
}

/** Under the locks of both accounts: whoever waited for them is judged on what is there now. */
async function judge<Code extends LineCode>(
  parts: TreeTransferParts,
  tx: OpenTransaction,
  line: TreeWay<Code>,
  { way, senderId, receiver, amountMinor }: Going,
): Promise<Refused<Code | "TRANSFER_NOT_ALLOWED"> | AmountRefusal | null> {
  const now = await line.endOf(tx, senderId);
  if (isRefusal(now)) return now;
  // It does not say why: the receiver's limits are nobody else's business.
  const limit = way === "DOWN" ? await parts.limits.depositRefusal(tx, receiver.id, amountMinor) : null;
  if (limit !== null) return refused("TRANSFER_NOT_ALLOWED");
  const { withdrawableMinor } = await parts.wallet.withdrawableOf(tx, senderId, false);
  const sentTodayMinor = await readSentToday(tx, senderId, parts.timeZone);
  return amountRefusal(amountMinor, { sentTodayMinor, withdrawableMinor });
}
