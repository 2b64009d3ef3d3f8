// A member's site for the tests of wallet pages. For tests only.
import { screen } from "@testing-library/react";
import { MEMBER_PERMISSION, openSettled } from "../../app/test-doubles.tsx";
import type { SiteOptions } from "../../app/test-doubles.tsx";

export const BALANCE = "/wps/v2/wallets/balance";
export const TOTALS = "/wps/v2/wallets/totals";
export const TRANSFERS = "/wps/relay/MCS2_getTreeTransfers";

export const TOTALS_VALUE = {
  total: "125000.50",
  balance: "123456.50",
  cash: "123000.50",
  bonus: "456.00",
  bonusWagering: "4560.00",
  held: "1544.00",
  withdrawable: "100000.25",
  points: "3200.00",
};

export const openWallet = (page: string, options: SiteOptions = {}) =>
  openSettled(`/index?mc=${page}`, {
    start: { permission: MEMBER_PERMISSION },
    local: { lang: "EN" },
    ...options,
    session: { token: "t-1", username: "Rina01", isAgent: "0", toUpline: "true", ...options.session },
    replies: {
      [BALANCE]: { value: { sumBalance: "123456.50" } },
      [TOTALS]: { value: TOTALS_VALUE },
      ...options.replies,
    },
  });

export const wallet = () => screen.getByRole("dialog", { name: "My wallet" });
