// The calls of vendor wallets [WAL-16 to WAL-20]: what lies where, moving it, bringing it all back.
import { formatAmount, minor, parseAmount } from "@jonaki/money";
import { accepted, refused } from "@jonaki/wire";
import type { DomainHandlers } from "../../../http/handlers.ts";
import type { Database } from "../../../platform/database/database.ts";
import { memberIdOf } from "../../accounts/accounts.ts";
import type { TransferVendors } from "./transfer-vendor.ts";
import { wayOf } from "./vendor-transfer.rules.ts";
import type { VendorTransferFlow } from "./vendor-transfers.flow.ts";
import { readAutoTransfer, readVendorWallets, writeAutoTransfer } from "./vendor-transfers.store.ts";

export interface VendorWalletParts {
  readonly database: Database;
  readonly vendors: TransferVendors;
  readonly transfers: VendorTransferFlow;
  isSingle(): boolean;
}

type VendorCalls = "vendorBalances" | "walletTransfer" | "collectAll" | "autoTransfer";

export function vendorWalletRoutes(parts: VendorWalletParts): Pick<DomainHandlers<"wallet">, VendorCalls> {
  const { database, vendors, transfers, isSingle } = parts;
  const { store } = database;
  /** A vendor that does not answer leaves what was known. */
  const refreshed = async (memberId: bigint) => {
    if (!isSingle())
      await Promise.allSettled([...vendors.keys()].map((code) => transfers.refresh(memberId, code)));
    return readVendorWallets(store, memberId);
  };
  return {
    vendorBalances: async (_input, context) => {
      const memberId = memberIdOf(context);
      const wallets = new Map((await refreshed(memberId)).map((one) => [one.vendor, one.balanceMinor]));
      const codes = isSingle() ? [] : [...new Set([...vendors.keys(), ...wallets.keys()])];
      return accepted({
        list: codes.map((code) => ({ vassalage: code, balance: formatAmount(wallets.get(code) ?? NOTHING) })),
        autoTransfer: await readAutoTransfer(store, memberId),
      });
    },
    walletTransfer: async ({ fromWallet, toWallet, amount, requestId }, context) => {
      if (isSingle()) return refused("OPERATION_NOT_ENABLED");
      const going = wayOf(fromWallet, toWallet);
      if (going !== null && !vendors.has(going.vendor)) return refused("NOT_FOUND");
      if (going === null) return refused("VALIDATION", { fields: ["fromWallet", "toWallet"] });
      const amountMinor = parseAmount(amount);
      if (amountMinor === null || amountMinor <= 0n) return refused("AMOUNT_FORMAT");
      const made = await transfers.send({ ...going, memberId: memberIdOf(context), amountMinor, requestId });
      return "code" in made ? made : accepted({ reference: made.reference, state: made.state });
    },
    collectAll: async ({ requestId }, context) => {
      if (isSingle()) return refused("OPERATION_NOT_ENABLED");
      const memberId = memberIdOf(context);
      const full = (await refreshed(memberId)).filter(({ balanceMinor }) => balanceMinor > 0n);
      const made = [];
      for (const { vendor, balanceMinor: amountMinor } of full) {
        const sent = await transfers.send({ memberId, vendor, way: "OUT", amountMinor, requestId });
        // Somebody else brought it back meanwhile.
        if ("code" in sent) continue;
        made.push({ vassalage: vendor, amount: formatAmount(sent.amountMinor), state: sent.state });
      }
      return accepted({ transfers: made });
    },
    autoTransfer: async ({ on }, context) => {
      if (isSingle()) return refused("OPERATION_NOT_ENABLED");
      await writeAutoTransfer(store, memberIdOf(context), on);
      return accepted({ on });
    },
  };
}

const NOTHING = minor(0n);
