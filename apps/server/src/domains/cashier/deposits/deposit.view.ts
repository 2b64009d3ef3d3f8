// Deposits and their methods as the wire has them: amounts as decimal text, names in the language of the request.
import { formatAmount, minor } from "@jonaki/money";
import type { CallOutput, Calls } from "@jonaki/wire";
import { quickAmounts, rateText, worthOf } from "./deposit.rules.ts";
import type { ListedDeposit } from "./deposit-list.store.ts";
import type { Deposit } from "./deposits.store.ts";
import type { DepositMethod, HouseAccount } from "./methods.store.ts";

type Language = "BN" | "EN";
type MethodView = CallOutput<Calls["cashier"]["depositMethods"]>["methods"][number];
type CreatedView = CallOutput<Calls["cashier"]["createDeposit"]>;
type ListedView = CallOutput<Calls["cashier"]["depositList"]>["list"][number];

export function methodView(
  method: DepositMethod,
  order: { readonly currency: string; readonly rate: bigint | null },
  language: Language,
): MethodView {
  return {
    method: method.code,
    kind: method.kind,
    name: method.name[language],
    logo: method.logo,
    currency: order.currency,
    minimum: formatAmount(method.leastMinor),
    maximum: formatAmount(method.mostMinor),
    fee: method.feeMinor === null ? null : formatAmount(minor(method.feeMinor)),
    exchangeRate: order.rate === null ? null : rateText(order.rate),
    openMinutes: method.openMinutes,
    quickAmounts: quickAmounts(method).map(formatAmount),
    // Promotions are the rewards' own, and those are not built.
    bonusTag: null,
    promotions: [],
  };
}

export const createdView = (deposit: Deposit, payTo: HouseAccount): CreatedView => ({
  reference: deposit.reference,
  payTo: { ...payTo, amount: formatAmount(deposit.amountMinor), currency: deposit.currency },
  expires: deposit.expiresAt.toISOString(),
});

/** What was ordered is told in the brand's currency, like what arrived: the list has one currency. */
export const listedView = (row: ListedDeposit, language: Language): ListedView => ({
  reference: row.reference,
  time: row.created_at.toISOString(),
  method: language === "BN" ? row.name_bn : row.name_en,
  amount: formatAmount(worthOf(minor(row.amount), row.rate)),
  received: row.received === null ? null : formatAmount(minor(row.received)),
  state: row.state,
  reason: row.reason,
  expires: row.state === "CREATED" ? row.expires_at.toISOString() : null,
  payTo: listedPayTo(row),
});

/** Only while it can be paid: nobody is to send money to what is over. */
function listedPayTo(row: ListedDeposit): ListedView["payTo"] {
  const { state, pay_account: account, pay_name: name, pay_qr: qrData, currency } = row;
  if (state !== "CREATED" || account === null || name === null) return null;
  return { account, name, qrData, amount: formatAmount(minor(row.amount)), currency };
}
