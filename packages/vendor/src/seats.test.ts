import { describe, expect, it } from "vitest";
import { walletOver } from "./binding.ts";
import { STATUS_OF_CODE } from "./codes.ts";
import type { WalletAnswer } from "./contract.ts";
import { fingerprint } from "./fingerprint.ts";
import { createLocalWallet } from "./local.ts";
import { readCall, readLine } from "./reading.ts";
import { createReferencePlatform } from "./kit/reference-wallet.ts";
import type { HandCall } from "./seats.ts";

const move = (player: string, putIn: string, won: string) => ({ player, seat: "s-1", putIn, won });
const HAND: HandCall = {
  verb: "hand",
  transaction: "t-1",
  game: "teen-patti",
  round: "r-1",
  moves: [move("p-1", "10.00", "0.00"), move("p-2", "10.00", "19.50")],
  rake: "0.50",
};
const codeOf = (value: object): string => {
  const read = readCall(value);
  return "code" in read ? read.code : "a call";
};

describe("a hand as it is read", () => {
  it("[CAR-30] [CAR-31] is even: payouts and rake together are what was put in", () => {
    expect(codeOf(HAND)).toBe("a call");
    expect(codeOf({ ...HAND, rake: "0.51" })).toBe("AMOUNT_INVALID");
    expect(codeOf({ ...HAND, rake: "0" })).toBe("AMOUNT_INVALID");
    const nothing = [move("p-1", "0", "0"), move("p-2", "0", "0")];
    expect(codeOf({ ...HAND, moves: nothing, rake: "0" })).toBe("AMOUNT_INVALID");
  });

  it.each(["-10.00", "10.005", 10, null, "", "১০", undefined])(
    "[CAR-31] [VEN-20] with %j put in has a bad amount, and nothing else wrong",
    (putIn) => {
      const moves = [{ ...move("p-1", "10.00", "0.00"), putIn }, HAND.moves[1]];
      expect(codeOf({ ...HAND, moves })).toBe("AMOUNT_INVALID");
      expect(codeOf({ ...HAND, moves, round: "" })).toBe("MALFORMED");
    },
  );

  it("[CAR-31] has 2 to 10 seats, each player once, and no field more", () => {
    const [one, other] = HAND.moves as [HandCall["moves"][number], HandCall["moves"][number]];
    const ten = Array.from({ length: 8 }, (_, place) => move(`q-${place}`, "0", "0"));
    expect(codeOf({ ...HAND, moves: [{ ...one, won: "9.50" }] })).toBe("MALFORMED");
    expect(codeOf({ ...HAND, moves: [one, { ...other, player: one.player, seat: "s-2" }] })).toBe(
      "MALFORMED",
    );
    expect(codeOf({ ...HAND, moves: [one, other, ...ten] })).toBe("a call");
    expect(codeOf({ ...HAND, moves: [one, other, ...ten, move("q-9", "0", "0")] })).toBe("MALFORMED");
    expect(codeOf({ ...HAND, moves: [{ ...one, bonus: "1.00" }, other] })).toBe("MALFORMED");
  });

  it("[CAR-31] [VEN-9] stands in no batch, nor does any other call about seats", () => {
    expect(readLine(HAND)).toEqual({ code: "MALFORMED" });
    const buyOut = { verb: "buyOut", transaction: "t-1", player: "p-1", seat: "s-1" };
    expect(readLine(buyOut)).toEqual({ code: "MALFORMED" });
    expect(codeOf(buyOut)).toBe("a call");
    expect(codeOf({ ...buyOut, amount: "0.00" })).toBe("a call");
    expect(codeOf({ ...buyOut, amount: "-1" })).toBe("AMOUNT_INVALID");
  });
});

describe("what the same body is", () => {
  it("[CAR-31] [VEN-5] a hand is the same however its amounts are spelled and its keys are ordered", () => {
    const spelled = {
      rake: "0.5",
      moves: HAND.moves.map(({ player, seat, putIn, won }) => ({
        won: won.replace(".00", ""),
        seat,
        putIn: putIn.replace(/0$/u, ""),
        player,
      })),
      round: HAND.round,
      game: HAND.game,
      transaction: HAND.transaction,
      verb: HAND.verb,
    };
    expect(fingerprint(spelled)).toBe(fingerprint(HAND));
  });

  it("[CAR-31] [VEN-5] a hand with another seat, amount, rake or order of seats is another one", () => {
    const [one, other] = HAND.moves as [HandCall["moves"][number], HandCall["moves"][number]];
    const others: readonly HandCall[] = [
      { ...HAND, rake: "0.49" },
      { ...HAND, round: "r-2" },
      { ...HAND, moves: [{ ...one, seat: "s-2" }, other] },
      { ...HAND, moves: [{ ...one, putIn: "10.01" }, other] },
      { ...HAND, moves: [other, one] },
    ];
    expect(new Set([HAND, ...others].map(fingerprint)).size).toBe(6);
  });
});

describe("a vendor's own side", () => {
  const asking = (answer: WalletAnswer) => walletOver(() => Promise.resolve(answer));

  it("[CAR-52] [VEN-21] takes as many yes and no as it asked for, and nothing else", async () => {
    const call = { player: "p-1", game: "teen-patti", seated: ["p-2", "p-3"] };
    expect(await asking({ code: "OK", apart: [true, false] }).apart(call)).toEqual({
      code: "OK",
      apart: [true, false],
    });
    expect(await asking({ code: "OK", apart: [true] }).apart(call)).toEqual({ code: "RETRY" });
    expect(await asking({ code: "OK" }).apart(call)).toEqual({ code: "RETRY" });
    expect(
      await asking({ code: "OK", apart: [true] }).buyOut({ transaction: "t", player: "p", seat: "s" }),
    ).toEqual({
      code: "RETRY",
    });
  });

  it("[VEN-21] without rooms hears that these are no calls of the contract", async () => {
    const { wallet } = createReferencePlatform({ betlessWins: false, rooms: false });
    const local = createLocalWallet(wallet, (fault) => {
      throw fault;
    });
    const { verb: _verb, ...hand } = HAND;
    expect(await local.hand(hand)).toEqual({ code: "MALFORMED" });
    expect(await local.apart({ player: "p-1", game: "g", seated: ["p-2"] })).toEqual({ code: "MALFORMED" });
    expect(STATUS_OF_CODE.MALFORMED).toBe(400);
  });
});
