// A vendor's patience: the same call, with the same transaction, is sent again while the answer is RETRY. A call
// that was done after all is then found by its transaction and answered as it was [VEN-11].
import type { PostingAnswer, PostingCall, Wallet } from "./contract.ts";

export interface Patience {
  /** How often a call is sent at most; the last RETRY is handed back. */
  readonly tries: number;
  /** Waits before the next try; the number of tries made so far lets it wait longer each time. */
  wait(triesMade: number): Promise<void>;
}

export function keepTrying(wallet: Wallet, patience: Patience): Wallet {
  const patient =
    <Call, Answer extends { readonly code: string }>(ask: (call: Call) => Promise<Answer>) =>
    async (call: Call): Promise<Answer> => {
      let answer = await ask(call);
      for (let made = 1; answer.code === "RETRY" && made < patience.tries; made += 1) {
        await patience.wait(made);
        answer = await ask(call);
      }
      return answer;
    };
  return {
    authenticate: patient((call) => wallet.authenticate(call)),
    balance: patient((call) => wallet.balance(call)),
    bet: patient((call) => wallet.bet(call)),
    win: patient((call) => wallet.win(call)),
    rollback: patient((call) => wallet.rollback(call)),
    close: patient((call) => wallet.close(call)),
    buyIn: patient((call) => wallet.buyIn(call)),
    hand: patient((call) => wallet.hand(call)),
    buyOut: patient((call) => wallet.buyOut(call)),
    apart: patient((call) => wallet.apart(call)),
    batch: (calls) => patientBatch(wallet, patience, calls),
  };
}

/** Only the lines that are not decided yet are sent again, in their order. */
async function patientBatch(
  wallet: Wallet,
  patience: Patience,
  calls: readonly PostingCall[],
): Promise<readonly PostingAnswer[]> {
  let answers = await wallet.batch(calls);
  for (let made = 1; answers.some(isUndecided) && made < patience.tries; made += 1) {
    await patience.wait(made);
    const undecided = calls.filter((_call, line) => answers[line]?.code === "RETRY");
    const again = (await wallet.batch(undecided)).values();
    answers = answers.map((answer) => (isUndecided(answer) ? (again.next().value ?? answer) : answer));
  }
  return answers;
}

const isUndecided = (answer: PostingAnswer): boolean => answer.code === "RETRY";
