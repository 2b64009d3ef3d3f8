// What each page of the member centre is made of: a chunk of its own.
import type { ComponentType } from "react";
import { DEFAULT_PAGE, DEPOSIT_PAGE, RECORD_PAGE, STATEMENT_PAGE, WITHDRAW_PAGE } from "./panel-address.ts";
import type { MemberPage } from "./panels.ts";

const MEMBER_PAGES: Readonly<Record<MemberPage, () => Promise<ComponentType>>> = {
  [DEFAULT_PAGE]: async () =>
    (await import("../features/accounts/security/security-centre.tsx")).SecurityCentre,
  [DEPOSIT_PAGE]: async () => (await import("./cashier-pages.tsx")).DepositPanel,
  [WITHDRAW_PAGE]: async () => (await import("./cashier-pages.tsx")).WithdrawPanel,
  [RECORD_PAGE]: async () => (await import("../features/reports/betting-record.tsx")).BettingRecord,
  transferFund: async () => (await import("../features/wallet/wallet-page.tsx")).WalletPage,
  transferUpline: async () => (await import("../features/wallet/transfer-upline.tsx")).TransferUpline,
  transactionHistory: async () => (await import("../features/reports/account-record.tsx")).AccountRecord,
  personalProfit: async () => (await import("../features/reports/personal-profit.tsx")).PersonalProfit,
  [STATEMENT_PAGE]: async () => (await import("../features/reports/statement.tsx")).StatementPage,
};

export const loadMemberPage = (page: MemberPage): Promise<ComponentType> => MEMBER_PAGES[page]();
