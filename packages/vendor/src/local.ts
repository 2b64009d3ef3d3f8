// The wallet in the same process [VEN-15]: every call and every answer passes the schemas that HTTP would hold
// it to, so that a vendor that moves out of the process finds nothing changed.
import { walletOver } from "./binding.ts";
import type { Wallet } from "./contract.ts";
import { serveCall } from "./serving.ts";
import type { OnFault } from "./serving.ts";

export function createLocalWallet(platform: Wallet, onFault: OnFault): Wallet {
  return walletOver((call) => serveCall(platform, call, onFault));
}
