import { describe, expect, it } from "vitest";
import { createReferencePlatform } from "./kit/reference-wallet.ts";
import type { BetCall } from "./contract.ts";
import { createLocalWallet } from "./local.ts";

async function opened() {
  const platform = createReferencePlatform({ betlessWins: false });
  const wallet = createLocalWallet(platform.wallet, () => undefined);
  const answer = await wallet.authenticate({ ticket: platform.issueTicket("100.00"), game: "g-1" });
  if (!("play" in answer)) throw new Error(answer.code);
  const { session, player } = answer.play;
  const bet = {
    transaction: "t-1",
    session,
    player,
    game: "g-1",
    round: "r-1",
    amount: "10.00",
    currency: "PLAY",
  } as const;
  return { platform, wallet, bet };
}

describe("the wallet in process", () => {
  it("[VEN-2] [VEN-15] refuses what HTTP would refuse, and remembers none of it", async () => {
    const { wallet, bet } = await opened();
    expect(await wallet.bet({ ...bet, amount: "-1" })).toEqual({ code: "AMOUNT_INVALID" });
    expect(await wallet.bet({ ...bet, more: 1 } as Omit<BetCall, "verb">)).toEqual({ code: "MALFORMED" });
    expect(await wallet.bet(bet)).toMatchObject({ code: "OK", balance: "90.00" });
  });

  it("[VEN-20] says RETRY when the platform throws, and the repeat is judged anew", async () => {
    const { platform, bet } = await opened();
    const faults: unknown[] = [];
    let away = true;
    const wallet = createLocalWallet(
      {
        ...platform.wallet,
        bet: (call) => (away ? Promise.reject(new Error("away")) : platform.wallet.bet(call)),
      },
      (fault) => faults.push(fault),
    );
    expect(await wallet.bet(bet)).toEqual({ code: "RETRY" });
    away = false;
    expect(await wallet.bet(bet)).toMatchObject({ code: "OK", balance: "90.00" });
    expect(faults).toHaveLength(1);
  });
});
