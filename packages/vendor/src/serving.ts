// One call answered by a wallet: read by the contract, performed, and the answer held to the contract too.
// The receiver and the in-process binding both answer through here, so neither lets through what the other refuses.
import { walletAnswer } from "./contract.ts";
import type {
  PostingAnswer,
  PostingCall,
  TransactionCall,
  Wallet,
  WalletAnswer,
  WalletCall,
} from "./contract.ts";
import { readCall, readLine } from "./reading.ts";

/** Hears of what the vendor is only told RETRY about. */
export type OnFault = (fault: unknown) => void;

/** Never throws: a fault of the wallet is RETRY, because nobody can say whether it had posted. */
export async function serveCall(wallet: Wallet, value: unknown, onFault: OnFault): Promise<WalletAnswer> {
  try {
    const read = readCall(value);
    if ("code" in read) return { code: read.code };
    return walletAnswer.parse(await perform(wallet, read.call));
  } catch (fault) {
    onFault(fault);
    return { code: "RETRY" };
  }
}

function perform(wallet: Wallet, call: WalletCall): Promise<WalletAnswer> {
  if (call.verb === "batch") return performBatch(wallet, call.calls);
  if (call.verb === "authenticate") return wallet.authenticate(call);
  if (call.verb === "balance") return wallet.balance(call);
  if (call.verb === "apart") return wallet.apart(call);
  return performTransaction(wallet, call);
}

/** One call with a transaction by the method of its verb. */
export function performTransaction(wallet: Wallet, call: TransactionCall): Promise<PostingAnswer> {
  if (call.verb === "buyIn") return wallet.buyIn(call);
  if (call.verb === "hand") return wallet.hand(call);
  return call.verb === "buyOut" ? wallet.buyOut(call) : performPosting(wallet, call);
}

/** One posting call by the method of its verb. */
export function performPosting(wallet: Wallet, call: PostingCall): Promise<PostingAnswer> {
  if (call.verb === "bet") return wallet.bet(call);
  if (call.verb === "win") return wallet.win(call);
  if (call.verb === "rollback") return wallet.rollback(call);
  return wallet.close(call);
}

/** Unreadable lines are answered here; the readable ones go to the wallet together, and all keep their place [VEN-9]. */
async function performBatch(wallet: Wallet, values: readonly unknown[]): Promise<WalletAnswer> {
  const lines = values.map(readLine);
  const calls = lines.flatMap((line) => ("call" in line ? [line.call] : []));
  const answered = calls.length === 0 ? [] : await wallet.batch(calls);
  if (answered.length !== calls.length) throw new Error("the wallet did not answer every line of a batch");
  const rest = answered.values();
  const answers = lines.map((line): PostingAnswer => {
    if ("code" in line) return { code: line.code };
    return rest.next().value ?? { code: "RETRY" };
  });
  return { code: "OK", answers };
}
