import { describe, expect, it } from "vitest";
import { cursorAfter, cursorOf } from "./ledger-cursor.rules.ts";
import { byReconciliation } from "./reconciliations.rules.ts";

describe("where a page of a ledger ended", () => {
  it("[OFF-10] goes on below what was shown of each account, and where it was in the others", () => {
    const first = cursorAfter(cursorOf(undefined), [
      { account: "CASH", version: 9n },
      { account: "HELD", version: 4n },
      { account: "CASH", version: 8n },
    ]);
    expect([cursorOf(first).get("CASH"), cursorOf(first).get("HELD")]).toEqual([7n, 3n]);
    const next = cursorAfter(cursorOf(first), [{ account: "BONUS", version: 1n }]);
    expect([...cursorOf(next).values()]).toEqual([7n, 0n, 3n]);
  });

  it("[OFF-10] what is no such place begins at the newest", () => {
    for (const text of ["", "x", "1.2", "1.2.3.4", "-1.2.3"]) expect(cursorOf(text).size).toBe(0);
  });
});

describe("the reconciliations", () => {
  it("[OFF-18] each difference stands under the one that found it, and is named", () => {
    const found = byReconciliation([
      { where: "PLAY", name: "the unit PLAY", what: "all balances sum to 5, not to zero" },
      { where: "123", name: "CASH of Rahim", what: "its entries sum to 5, its balance says 6" },
      { where: "124", name: "HELD of Rahim", what: "its open holds sum to 1, its balance says 2" },
      { where: "125", name: "CASH of Karim", what: "version 4 follows 2" },
      { where: "126", name: "CASH of Mina", what: "the chain breaks at version 3" },
    ]);
    expect(found.map(({ check, differences }) => [check, differences.length])).toEqual([
      ["SUM", 1],
      ["BALANCES", 2],
      ["CHAINS", 2],
    ]);
    expect(found[0]?.differences).toEqual(["the unit PLAY: all balances sum to 5, not to zero"]);
  });
});
