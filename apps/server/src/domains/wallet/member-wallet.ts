// The other face of wallet, beside what bets ask of it: the calls of a member's own wallet.
import type { Pools } from "@jonaki/ledger";
import type { DomainHandlers } from "../../http/handlers.ts";
import type { Job } from "../../platform/jobs.ts";
import type { Log } from "../../platform/log.ts";
import type { Random } from "../../platform/random.ts";
import { treeTransferRoutes } from "./tree/tree-transfer.routes.ts";
import type { TreeRouteParts } from "./tree/tree-transfer.routes.ts";
import type { TransferVendors } from "./vendors/transfer-vendor.ts";
import { createVendorMoney } from "./vendors/vendor-money.ts";
import { createVendorTransfers } from "./vendors/vendor-transfers.flow.ts";
import type { VendorTransferFlow } from "./vendors/vendor-transfers.flow.ts";
import { createVendorPurses } from "./vendors/vendor-purses.ts";
import type { VendorPurseParts, VendorPurses } from "./vendors/vendor-purses.ts";
import { vendorWalletRoutes } from "./vendors/vendor-wallets.routes.ts";
import { walletRoutes } from "./wallet.routes.ts";
import type { WalletRouteParts } from "./wallet.routes.ts";

export interface MemberWalletParts
  extends WalletRouteParts, TreeRouteParts, Omit<VendorPurseParts, "transfers"> {
  readonly random: Random;
  readonly log: Log;
  readonly pools: Pools;
  /** Those that keep wallets of their own [VEN-16]. */
  readonly vendors: TransferVendors;
}

export interface MemberWallet {
  readonly handlers: DomainHandlers<"wallet">;
  /** For the people of the house: transfers whose vendor is silent. */
  readonly vendorTransfers: Pick<VendorTransferFlow, "decide">;
  /** For launches at vendors that keep wallets of their own. */
  readonly purses: VendorPurses;
  readonly jobs: readonly Job[];
}

export function createMemberWallet(parts: MemberWalletParts): MemberWallet {
  const transfers = createVendorTransfers({ ...parts, money: createVendorMoney(parts) });
  return {
    handlers: {
      ...walletRoutes(parts),
      ...treeTransferRoutes(parts),
      ...vendorWalletRoutes({ ...parts, transfers }),
    },
    vendorTransfers: transfers,
    purses: createVendorPurses({ ...parts, transfers }),
    jobs: [{ name: "wallet.vendor-transfers", schedule: "* * * * *", run: () => transfers.resolve() }],
  };
}
