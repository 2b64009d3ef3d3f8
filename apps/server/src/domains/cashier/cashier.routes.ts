// The cashier's calls [CALL-104 to CALL-116].
import { accepted, refused } from "@jonaki/wire";
import type { Context, DomainHandlers } from "../../http/handlers.ts";
import { SETTINGS } from "@jonaki/wire/settings";
import type { CashierParts } from "./cashier-parts.ts";
import type { CreateDeposit } from "./deposits/create-deposit.flow.ts";
import { listedView, methodView } from "./deposits/deposit.view.ts";
import { readDepositPage } from "./deposits/deposit-list.store.ts";
import type { Methods } from "./deposits/methods.ts";
import type { OwnDeposit } from "./deposits/submit-deposit.flow.ts";
import type { PayAccounts } from "./receiving/pay-accounts.flow.ts";
import { memberIdOf } from "./session-of.ts";
import type { CreateWithdrawal } from "./withdrawals/create-withdrawal.flow.ts";
import type { OwnWithdrawal } from "./withdrawals/own-withdrawal.flow.ts";
import { endStandstill, readWithdrawalPage } from "./withdrawals/withdrawal-list.store.ts";
import { withdrawalView } from "./withdrawals/withdrawal.view.ts";
import type { ReadWithdrawSettings } from "./withdrawals/withdraw-settings.flow.ts";

export interface CashierFlows {
  readonly methods: Methods;
  readonly createDeposit: CreateDeposit;
  readonly ownDeposit: OwnDeposit;
  readonly payAccounts: PayAccounts;
  readonly createWithdrawal: CreateWithdrawal;
  readonly ownWithdrawal: OwnWithdrawal;
  readonly withdrawSettings: ReadWithdrawSettings;
}

const { rowsPerPage } = SETTINGS.recordDays;

export type CashierHandlers = Required<DomainHandlers<"cashier">>;

export function cashierRoutes(parts: CashierParts, flows: CashierFlows): CashierHandlers {
  const { store } = parts.database;
  /** Who comes to the withdrawals from where nothing is restricted is here again, and the countdown runs [SITE-19]. */
  const isHere = async (context: Context): Promise<void> => {
    if (parts.statusFor(context.address) === 0) await endStandstill(store, memberIdOf(context));
  };
  return {
    depositMethods: async (_input, { language }) =>
      accepted({
        methods: (await flows.methods.all(store)).map((method) => methodView(method, method, language)),
      }),
    createDeposit: flows.createDeposit,
    submitDeposit: flows.ownDeposit.submit,
    cancelDeposit: flows.ownDeposit.cancel,
    depositList: async ({ state = null, pageNo, ...days }, context) => {
      const range = parts.recordRange(days);
      if (range === null) return refused("DATE_RANGE");
      const filter = { memberId: memberIdOf(context), ...range, state };
      const { rows, count } = await readDepositPage(store, filter, { number: pageNo, size: rowsPerPage });
      const list = rows.map((row) => listedView(row, context.language));
      return accepted({ list, pageNum: pageNo, totalPages: pagesOf(count) });
    },
    withdrawSettings: async (_input, context) => {
      await isHere(context);
      return accepted(await flows.withdrawSettings(memberIdOf(context)));
    },
    createWithdrawal: async (input, context) => {
      await isHere(context);
      return flows.createWithdrawal(input, context);
    },
    cancelWithdrawal: flows.ownWithdrawal.cancel,
    confirmWithdrawal: flows.ownWithdrawal.confirm,
    withdrawalList: async ({ state = null, pageNo, ...days }, context) => {
      const range = parts.recordRange(days);
      if (range === null) return refused("DATE_RANGE");
      await isHere(context);
      const filter = { memberId: memberIdOf(context), ...range, state };
      const { rows, count } = await readWithdrawalPage(store, filter, { number: pageNo, size: rowsPerPage });
      const list = rows.map((row) => withdrawalView(row, context.language));
      return accepted({ list, pageNum: pageNo, totalPages: pagesOf(count) });
    },
    payAccounts: (_input, context) => flows.payAccounts.list(context),
    addPayAccount: flows.payAccounts.add,
    removePayAccount: flows.payAccounts.remove,
  };
}

const pagesOf = (count: number): number => Math.max(1, Math.ceil(count / rowsPerPage));
