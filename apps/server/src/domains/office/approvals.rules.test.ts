import { describe, expect, it } from "vitest";
import { contentHash, contentText, decisionProblem } from "./approvals.rules.ts";

const hash = contentHash("role.save", { name: "night", permissions: ["deposits.read"] });
const waiting = { state: "WAITING", makerId: 1n, contentHash: hash } as const;

describe("an approval", () => {
  it("[OFF-4] is bound to its content, whatever the order of its fields", () => {
    expect(contentText({ b: { d: 1, c: [2, 1] }, a: null })).toBe('{"a":null,"b":{"c":[2,1],"d":1}}');
    expect(contentHash("role.save", { permissions: ["deposits.read"], name: "night" })).toEqual(hash);
    expect(contentHash("role.save", { name: "night", permissions: ["deposits.write"] })).not.toEqual(hash);
    expect(contentHash("operator.roles", { name: "night", permissions: ["deposits.read"] })).not.toEqual(
      hash,
    );
  });

  it("[OFF-4] is never decided by its maker, never twice, and only as it was seen", () => {
    const seen = hash.toString("hex");
    expect(decisionProblem(waiting, 2n, seen)).toBeNull();
    expect(decisionProblem(waiting, 1n, seen)?.code).toBe("APPROVAL_SELF");
    expect(decisionProblem(waiting, 2n, "0".repeat(64))?.code).toBe("APPROVAL_CHANGED");
    for (const state of ["APPROVED", "REFUSED", "WITHDRAWN"] as const)
      expect(decisionProblem({ ...waiting, state }, 2n, seen)?.code).toBe("STATE_CHANGED");
  });
});
