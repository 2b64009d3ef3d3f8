// Ordering a deposit [CAS-3 to CAS-6]: judged and written under the lock of the member's money, so that of many at once no
// more than the limits allow are made; then the provider is asked whom to pay. Repeated, it goes on where it was.
import { memberAccount, openBatch } from "@jonaki/ledger";
import type { Minor } from "@jonaki/money";
import { formatAmount } from "@jonaki/money";
import { accepted, refused } from "@jonaki/wire";
import type { Answer, CallOutput, Calls, ParsedInput, RefusalOf, Refused } from "@jonaki/wire";
import type { Context } from "../../../http/handlers.ts";
import { connectionIn } from "../../../platform/database/database.ts";
import type { OpenTransaction } from "../../../platform/database/database.ts";
import { drawReference } from "../../../platform/drawn-text.ts";
import { Overloaded } from "../../../platform/overloaded.ts";
import { rangeRefusal, readAmount } from "../amount.rules.ts";
import type { CashierNews } from "../cashier-news.ts";
import type { CashierParts } from "../cashier-parts.ts";
import { payerOf } from "../payments/payment-provider.ts";
import { memberIdOf } from "../session-of.ts";
import { OPEN_MOST, worthOf } from "./deposit.rules.ts";
import { createdView } from "./deposit.view.ts";
import { addDeposit, depositOfRequest, readOpenAmounts, writePayTo } from "./deposits.store.ts";
import type { Deposit } from "./deposits.store.ts";
import type { Methods, OfferedMethod } from "./methods.ts";
import { readHouseAccount } from "./methods.store.ts";
import type { HouseAccount } from "./methods.store.ts";

type CreateCall = Calls["cashier"]["createDeposit"];
type CreateInput = ParsedInput<CreateCall>;
type CreateRefusal = Refused<RefusalOf<CreateCall>>;
export type CreateDeposit = (
  input: CreateInput,
  context: Context,
) => Promise<Answer<CallOutput<CreateCall>, RefusalOf<CreateCall>>>;

export type CreateDepositParts = Pick<
  CashierParts,
  "database" | "clock" | "random" | "log" | "moneyUnit" | "safe" | "providers" | "payerKey"
>;

/** After so long a provider that does not answer may be asked again. */
const ASK_AGAIN_MS = 10_000;
/** The job that ends what was not paid comes by every minute. */
const EXPIRED_AFTER_MS = 60_000;

export function createCreateDeposit(
  parts: CreateDepositParts,
  { methods, news }: { readonly methods: Methods; readonly news: CashierNews },
): CreateDeposit {
  const { database, clock, log } = parts;

  const place = async (tx: OpenTransaction, memberId: bigint, input: CreateInput) => {
    const { at } = await openBatch(connectionIn(tx), [memberAccount(memberId, "CASH", parts.moneyUnit)]);
    const known = await depositOfRequest(tx, memberId, input.requestId);
    if (known !== null) {
      if (known.payTo !== null || known.expiresAt > at) return known;
      // Nobody ever knew whom to pay; once it is expired, the same request makes a new one.
      throw new Overloaded(new Date(clock.now().getTime() + EXPIRED_AFTER_MS));
    }
    const method = await methods.find(tx, input.method);
    const amountMinor = readAmount(input.amount);
    const refusal = await refusalOf(parts, tx, memberId, { method, amountMinor, input });
    if (refusal !== null) return refusal;
    if (method === null || amountMinor === null) throw new Error("a deposit without method or amount passed");
    const deposit = await addDeposit(tx, {
      reference: drawReference("D", parts.random),
      memberId,
      requestId: input.requestId,
      method: method.code,
      currency: method.currency,
      amountMinor,
      rate: method.rate,
      openMinutes: method.openMinutes,
      payTo: method.provider === null ? await readHouseAccount(tx, method.code, memberId) : null,
    });
    await news.depositChanged(tx, deposit, false);
    return deposit;
  };

  /** Outside the transaction: a provider may take its time. It knows an order by our reference, so asking twice is one. */
  const askProvider = async (deposit: Deposit, origin: string): Promise<HouseAccount> => {
    try {
      const provider = parts.providers.get(deposit.provider ?? "");
      if (provider === undefined) throw new Error(`there is no provider ${deposit.provider}`);
      const { account, name, page } = await provider.createOrder({
        order: deposit.reference,
        method: deposit.method,
        amount: formatAmount(deposit.amountMinor),
        currency: deposit.currency,
        payer: payerOf(parts.payerKey, deposit.memberId),
        expires: deposit.expiresAt.toISOString(),
        returnTo: origin,
      });
      const payTo = { account, name, qrData: page };
      await writePayTo(database.store, deposit.id, payTo);
      return payTo;
    } catch (problem) {
      log.warn(
        { provider: deposit.provider, problem: String(problem) },
        "a payment provider does not answer",
      );
      throw new Overloaded(new Date(clock.now().getTime() + ASK_AGAIN_MS));
    }
  };

  return async (input, context) => {
    const placed = await database.transaction((tx) => place(tx, memberIdOf(context), input));
    if ("code" in placed) return placed;
    return accepted(createdView(placed, placed.payTo ?? (await askProvider(placed, context.origin))));
  };
}

interface Asked {
  readonly method: OfferedMethod | null;
  readonly amountMinor: Minor | null;
  readonly input: CreateInput;
}

/** In the order of the call. */
async function refusalOf(
  { safe }: CreateDepositParts,
  tx: OpenTransaction,
  memberId: bigint,
  { method, amountMinor, input }: Asked,
): Promise<CreateRefusal | null> {
  if (method === null) return refused("NOT_FOUND");
  if (amountMinor === null) return refused("AMOUNT_FORMAT");
  const range = rangeRefusal(amountMinor, method, method.rate === null ? null : method.currency);
  if (range !== null) return range;
  const open = await readOpenAmounts(tx, memberId);
  if (open.length >= OPEN_MOST) return refused("DEPOSIT_PENDING_LIMIT");
  const ordered = open.reduce((sum, order) => sum + worthOf(order.amountMinor, order.rate), 0n);
  const limit = await safe.depositRefusal(tx, memberId, worthOf(amountMinor, method.rate), ordered);
  if (limit !== null) return limit;
  // Nobody can join a promotion that does not exist; rewards will answer here.
  return input.promotionId === undefined ? null : refused("PROMO_NOT_ELIGIBLE");
}
