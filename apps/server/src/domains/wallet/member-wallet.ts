// The other face of wallet, beside what bets ask of it: the calls of a member's own wallet.
import type { DomainHandlers } from "../../http/handlers.ts";
import { treeTransferRoutes } from "./tree/tree-transfer.routes.ts";
import type { TreeRouteParts } from "./tree/tree-transfer.routes.ts";
import { walletRoutes } from "./wallet.routes.ts";
import type { WalletRouteParts } from "./wallet.routes.ts";

export interface MemberWalletParts extends WalletRouteParts, TreeRouteParts {}

export interface MemberWallet {
  readonly handlers: DomainHandlers<"wallet">;
}

export function createMemberWallet(parts: MemberWalletParts): MemberWallet {
  return { handlers: { ...walletRoutes(parts), ...treeTransferRoutes(parts) } };
}
