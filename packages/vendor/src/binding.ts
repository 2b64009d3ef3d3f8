// A Wallet over one question-and-answer: the same methods whether the question travels by HTTP or by a call.
import type { PostingAnswer, Wallet, WalletAnswer } from "./contract.ts";

export type Ask = (call: unknown) => Promise<WalletAnswer>;

export function walletOver(ask: Ask): Wallet {
  const post =
    (verb: string) =>
    async (call: object): Promise<PostingAnswer> => {
      const answer = await ask({ ...call, verb });
      return "play" in answer || "answers" in answer || "apart" in answer ? { code: "RETRY" } : answer;
    };
  return {
    async authenticate(call) {
      const answer = await ask({ ...call, verb: "authenticate" });
      if ("play" in answer) return answer;
      return { code: answer.code === "OK" ? "RETRY" : answer.code };
    },
    balance: post("balance"),
    bet: post("bet"),
    win: post("win"),
    rollback: post("rollback"),
    close: post("close"),
    buyIn: post("buyIn"),
    hand: post("hand"),
    buyOut: post("buyOut"),
    async apart(call) {
      const answer = await ask({ ...call, verb: "apart" });
      if ("apart" in answer && answer.apart.length === call.seated.length) return answer;
      return { code: answer.code === "OK" ? "RETRY" : answer.code };
    },
    async batch(calls) {
      const answer = await ask({ verb: "batch", calls });
      if ("answers" in answer && answer.answers.length === calls.length) return answer.answers;
      // The batch was refused as a whole, or its answer does not fit it: every line is told so.
      const code = answer.code === "OK" ? "RETRY" : answer.code;
      return calls.map(() => ({ code }));
    },
  };
}
