import { minor } from "@jonaki/money";
import { KYC_STATES } from "@jonaki/wire/states";
import { describe, expect, it } from "vitest";
import { KYC_MOVES, kycRefusal, mayMove } from "./kyc.rules.ts";

describe("the moves of a verification", () => {
  const ALLOWED = [
    "NONE WAITING MEMBER",
    "REJECTED WAITING MEMBER",
    "WAITING APPROVED OPERATOR",
    "WAITING REJECTED OPERATOR",
  ];

  it("[SAFE-22] are these and no others, each by whom it belongs to", () => {
    const made = KYC_STATES.flatMap((from) =>
      KYC_STATES.flatMap((to) =>
        (["MEMBER", "OPERATOR"] as const)
          .filter((by) => mayMove({ from, to, by }))
          .map((by) => `${from} ${to} ${by}`),
      ),
    );
    expect(made.toSorted()).toEqual(ALLOWED.toSorted());
    expect(KYC_MOVES).toHaveLength(ALLOWED.length);
  });
});

describe("when withdrawals wait", () => {
  const threshold = minor(100_000n);
  const sums = (deposits: bigint, withdrawals: bigint) => ({ deposits, withdrawals });

  it("[SAFE-22] once the sum of deposits or of withdrawals reaches the threshold", () => {
    expect(kycRefusal(threshold, "NONE", sums(99_999n, 99_999n))).toBeNull();
    expect(kycRefusal(threshold, "NONE", sums(100_000n, 0n))).toMatchObject({
      code: "KYC_REQUIRED",
      value: { 0: "1000.00" },
    });
    expect(kycRefusal(threshold, "REJECTED", sums(0n, 100_000n))).not.toBeNull();
    expect(kycRefusal(threshold, "WAITING", sums(0n, 100_000n))).not.toBeNull();
  });

  it("[SAFE-22] not for who has been verified, and not where the policy has no threshold", () => {
    expect(kycRefusal(threshold, "APPROVED", sums(900_000n, 900_000n))).toBeNull();
    expect(kycRefusal(null, "NONE", sums(900_000n, 900_000n))).toBeNull();
  });
});
